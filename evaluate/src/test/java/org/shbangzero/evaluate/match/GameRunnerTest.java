package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.EndReason;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.opening.Opening;
import org.shbangzero.evaluate.opening.OpeningBook;
import org.shbangzero.evaluate.opening.OpeningSettings;
import org.shbangzero.evaluate.player.Choice;
import org.shbangzero.evaluate.player.Opinion;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFailure;
import org.shbangzero.evaluate.testing.ScriptedPlayer;
import org.shbangzero.evaluate.testing.ScriptedPlayer.Script;
import org.shbangzero.evaluate.testing.SticksGame;
import org.shbangzero.evaluate.think.Declaration;

/** Single games: clocks, declarations, failures and adjudication. */
class GameRunnerTest {
    private static final int ONE_STICK = 1;

    private final SticksGame game = new SticksGame();
    private long nanos;

    private GameRecord play(GameRules rules, Player white, Player black) {
        MatchSettings settings = new MatchSettings(1, 1, OpeningBook.random(), new OpeningSettings(0, 0, 1), rules);
        GameTask task = new GameTask(new Pairing(0, 1, 0), 0, new Opening("40 white", List.of("1")));
        try (GameRunner runner = new GameRunner(game, List.of(white, black), settings, () -> nanos)) {
            return runner.play(task, () -> false).orElseThrow();
        }
    }

    private GameRecord play(Script white, Script black) {
        return play(GameRules.untimed(100), new ScriptedPlayer("w", white), new ScriptedPlayer("b", black));
    }

    private static Choice takeOne(Opinion opinion) {
        return Choice.of(ONE_STICK, opinion);
    }

    private static Choice takeOne() {
        return takeOne(Opinion.NONE);
    }

    private static Choice offeringADraw() {
        return new Choice(ONE_STICK, Opinion.NONE, Declaration.OFFERS_DRAW);
    }

    private static GameRules timed(String control) {
        return new GameRules(100, TimeControl.parse(control), 0, Adjudication.NONE);
    }

    private static GameRules adjudicated(Adjudication adjudication) {
        return new GameRules(100, TimeControl.UNLIMITED, 0, adjudication);
    }

    private Script thinking(long millis) {
        return turn -> {
            nanos += millis * 1_000_000;
            return takeOne();
        };
    }

    @Test
    void whoRunsOutOfTimeLoses() {
        GameRecord record =
                play(timed("1"), new ScriptedPlayer("w", thinking(10)), new ScriptedPlayer("b", thinking(300)));

        assertThat(record.result()).isEqualTo("white_wins:time");
        assertThat(record.failure()).isEqualTo("its move took 300 ms, its clock showed 100 ms");
        assertThat(record.moves()).hasSize(1 + 3 + 3);
        assertThat(record.notes().get(0)).isEqualTo(MoveNote.OPENING);
        assertThat(record.notes().get(2).clock()).isEqualTo(990);
        assertThat(record.notes().get(5).clock()).isEqualTo(100);
        assertThat(record.notes().get(5).millis()).isEqualTo(300);
    }

    @Test
    void gettingReadyCostsNoTime() {
        Player slow = new ScriptedPlayer("b", Optional.empty(), () -> nanos += 5_000_000_000L, thinking(10));

        GameRecord record = play(timed("1"), new ScriptedPlayer("w", thinking(10)), slow);

        assertThat(record.result()).contains("checkmate");
        assertThat(record.notes().get(1).clock()).isEqualTo(990);
        assertThat(record.notes().get(1).millis()).isEqualTo(10);
    }

    @Test
    void aPlayerMayHaveATimeOfItsOwn() {
        Player patient = new ScriptedPlayer("b", Optional.of(TimeControl.parse("100")), () -> {}, thinking(300));

        GameRecord record = play(timed("1+0.1"), new ScriptedPlayer("w", thinking(10)), patient);

        assertThat(record.result()).contains("checkmate");
        assertThat(record.notes().get(1).clock()).isEqualTo(99_700);
    }

    @Test
    void playersSeeTheClocksAndTheWholeGame() {
        List<String> seen = new ArrayList<>();
        Script looks = turn -> {
            seen.add(turn.startFen() + " " + turn.moves().size() + " "
                    + turn.clocks().own().remaining());
            return thinking(100).choose(turn);
        };

        play(timed("50+0.2"), new ScriptedPlayer("w", thinking(0)), new ScriptedPlayer("b", looks));

        assertThat(seen).startsWith("40 white 1 50000", "40 white 3 50100", "40 white 5 50200");
    }

    @Test
    void resigningLoses() {
        GameRecord record = play(turn -> takeOne(), turn -> new Choice(0, Opinion.NONE, Declaration.RESIGNS));

        assertThat(record.result()).isEqualTo("white_wins:resignation");
        assertThat(record.moves()).hasSize(1);
    }

    @Test
    void anOfferIsAcceptedByAnOffer() {
        List<Boolean> offered = new ArrayList<>();
        GameRecord record = play(
                turn -> {
                    offered.add(turn.drawOffered());
                    return turn.moves().size() >= 4 ? offeringADraw() : takeOne();
                },
                turn -> turn.moves().size() >= 3 ? offeringADraw() : takeOne());

        assertThat(record.result()).isEqualTo("draw:agreement");
        assertThat(offered).containsExactly(false, true);
        assertThat(record.moves()).hasSize(4);
    }

    @Test
    void aMoveDeclinesAnOffer() {
        GameRecord record = play(
                turn -> turn.moves().size() % 8 == 0 ? offeringADraw() : takeOne(),
                turn -> turn.moves().size() % 8 == 3 ? offeringADraw() : takeOne());

        assertThat(record.result()).isNotEqualTo("ongoing").doesNotContain("agreement");
    }

    @Test
    void aFailureCostsTheGame() {
        GameRecord record = play(turn -> takeOne(), turn -> {
            throw new PlayerFailure(EndReason.CRASH, "it fell over");
        });

        assertThat(record.result()).isEqualTo("white_wins:crash");
        assertThat(record.failure()).isEqualTo("it fell over");
    }

    @Test
    void nobodyIsAdjudicatedByDefault() {
        GameRecord record = play(turn -> takeOne(Opinion.of(0.5, 1)), turn -> takeOne(Opinion.of(0.5, 1)));

        assertThat(record.result()).doesNotContain("adjudication");
    }

    @Test
    void aGameThatBothThinkEvenIsADraw() {
        Adjudication rule = new Adjudication(Optional.of(new Adjudication.Draw(6, 2, 0.05)), Optional.empty());
        GameRecord record = play(
                adjudicated(rule),
                new ScriptedPlayer("w", turn -> takeOne(Opinion.of(0.46, 1))),
                new ScriptedPlayer("b", turn -> takeOne(Opinion.of(0.54, 1))));
        GameRecord disputed = play(
                adjudicated(rule),
                new ScriptedPlayer("w", turn -> takeOne(Opinion.of(0.46, 1))),
                new ScriptedPlayer("b", turn -> takeOne(Opinion.of(0.6, 1))));

        assertThat(record.result()).isEqualTo("draw:adjudication");
        assertThat(record.moves()).hasSize(11);
        assertThat(disputed.result()).doesNotContain("adjudication");
    }

    @Test
    void aGameThatBothThinkDecidedIsWon() {
        Adjudication rule = new Adjudication(Optional.empty(), Optional.of(new Adjudication.Win(3, 0.9)));
        GameRecord record = play(
                adjudicated(rule),
                new ScriptedPlayer("w", turn -> takeOne(Opinion.of(0.05, 1))),
                new ScriptedPlayer("b", turn -> takeOne(Opinion.of(turn.moves().size() < 4 ? 0.8 : 0.95, 1))));
        GameRecord silent = play(
                adjudicated(rule),
                new ScriptedPlayer("w", turn -> takeOne()),
                new ScriptedPlayer("b", turn -> takeOne(Opinion.of(0.95, 1))));

        assertThat(record.result()).isEqualTo("black_wins:adjudication");
        assertThat(record.moves()).hasSize(10);
        assertThat(silent.result()).doesNotContain("adjudication");
    }

    @Test
    void thePgnTellsEvaluationsClocksAndWhatHappened() {
        Opinion mate = new Opinion(1, OptionalInt.of(12_780), OptionalInt.of(3), 9, 640);
        Opinion worse = new Opinion(0.25, OptionalInt.of(-120), OptionalInt.empty(), 12, 64);
        GameRecord record = play(
                timed("3700.25+1"), new ScriptedPlayer("w", turn -> takeOne(mate)), new ScriptedPlayer("b", turn -> {
                    if (turn.moves().size() > 2) {
                        throw new PlayerFailure(EndReason.TIME, "no move for 60 s");
                    }
                    nanos += 200_000_000;
                    return takeOne(worse);
                }));
        List<Entrant> entrants = List.of(new Entrant("w", "w", "3700.25+1"), new Entrant("b", "b", "3700.25+1"));
        MatchConditions conditions =
                new MatchConditions("round robin", 1, "random", "3700.25+1", 600, "none", "2026-11-30", null);
        String pgn = new MatchPgn(game, entrants, conditions).text(record).replace('\n', ' ');

        assertThat(pgn)
                .contains(
                        "[Date \"2026.11.30\"]",
                        "[TimeControl \"3700.25+1\"]",
                        "[Termination \"time forfeit\"]",
                        "[ResultReason \"white_wins:time\"]")
                .contains("{[%eval 1.20,12] [%clk 1:01:41] 0.25/64}")
                .contains("{[%eval #3,9] [%clk 1:01:41] 1.00/640}")
                .contains("{no move for 60 s} 1-0");
    }
}
