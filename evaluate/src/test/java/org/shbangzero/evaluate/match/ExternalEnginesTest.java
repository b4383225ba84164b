package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.EngineMain;
import org.shbangzero.evaluate.clock.TimeControl;
import org.shbangzero.evaluate.engine.EngineLimits;
import org.shbangzero.evaluate.engine.EngineLogs;
import org.shbangzero.evaluate.engine.EngineSettings;
import org.shbangzero.evaluate.opening.OpeningBook;
import org.shbangzero.evaluate.opening.OpeningSettings;
import org.shbangzero.evaluate.player.ExternalPlayer;
import org.shbangzero.evaluate.player.GreedyPlayer;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.testing.FakeEngine;
import org.shbangzero.evaluate.testing.Fault;
import org.shbangzero.evaluate.testing.TinyNetwork;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

/** Matches with other programs. */
class ExternalEnginesTest {
    private static final int PLIES = 80;
    /** Milliseconds: the machine may stop an engine for seconds, which this test is not about. */
    private static final int TIME_MARGIN = 20_000;

    @TempDir
    Path logs;

    private static MatchOutcome play(Game game, Player engine, String time) {
        TimeControl control = time.equals("-") ? TimeControl.UNLIMITED : TimeControl.parse(time);
        GameRules rules = new GameRules(PLIES, control, TIME_MARGIN, Adjudication.NONE);
        MatchSettings settings = new MatchSettings(5, 2, OpeningBook.random(), new OpeningSettings(2, 4, 5), rules);
        return Match.between(game, engine, new GreedyPlayer(game, "greedy"), 4, settings)
                .play();
    }

    private static void assertPlayedWell(MatchOutcome outcome) {
        assertThat(outcome.status()).isEqualTo(MatchOutcome.Status.COMPLETE);
        for (GameRecord record : outcome.games()) {
            assertThat(record.failure()).isNull();
            assertThat(record.result()).doesNotContain("crash", "time", "illegal");
            int enginesFirst = record.openingPlies() + (record.openingPlies() + record.game()) % 2;
            assertThat(record.notes().get(enginesFirst).nodes()).isPositive();
        }
    }

    @Tag("external")
    @ParameterizedTest
    @CsvSource({
        "chess, 'uci:stockfish,option.UCI_LimitStrength=true,option.UCI_Elo=1350,nodes=500', -",
        "chess, 'uci:stockfish,depth=3,option.Hash=4', -",
        "chess, 'uci:stockfish,movetime=10', -",
        "chess, 'uci:stockfish', 3+0.02",
        "chess, 'uci:stockfish', 0.02/move",
        "nocastle, 'uci:stockfish,depth=2', -",
        "chess, 'uci:fairy-stockfish,nodes=200', -",
        "nocastle, 'uci:fairy-stockfish,depth=2', -",
        "nocastle, 'uci:fairy-stockfish', 20/2+0.01",
    })
    void debiansEnginesPlay(String id, String engine, String time) {
        Game game = Games.byId(id);
        try (PlayerFactory players =
                new PlayerFactory(game, SearchSettings.of(SearchAlgorithm.GUMBEL, 1)).logsIn(logs)) {
            assertPlayedWell(play(game, players.create(engine), time));
        }
    }

    private static EngineSettings ourEngine(String... choice) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                EngineMain.class.getName(),
                "uci"));
        command.addAll(List.of(choice));
        return EngineSettings.of(command);
    }

    @Test
    void anEngineThatListsTheGameButRefusesItIsToldBeforeTheFirstGame() throws IOException {
        Path network = TinyNetwork.write(logs.resolve("tiny.onnx"), Games.byId("shbang"), 1);
        EngineSettings settings = ourEngine("--net", network.toString());

        assertThatThrownBy(() ->
                        ExternalPlayer.create(Games.byId("chess"), Optional.empty(), settings, new EngineLogs(logs)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        "it refuses the game: UCI_Variant stays shbang: this network plays shbang only; for chess start");
    }

    @Test
    void ourOwnEnginePlaysAsAnExternalOne() {
        Game game = Games.byId("shbang");
        EngineLimits shallow = new EngineLimits(OptionalLong.empty(), OptionalInt.of(1), OptionalLong.empty());
        Player engine = ExternalPlayer.create(
                game, Optional.empty(), ourEngine("--engine", "alphabeta").withLimits(shallow), new EngineLogs(logs));

        assertThat(engine.name()).startsWith("Shbang Zero");
        assertPlayedWell(play(game, engine, "-"));
    }

    @Test
    void aCrashCostsOneGameAndIsToldInThePgn() throws IOException {
        Game game = Games.byId("chess");
        EngineLimits limits = new EngineLimits(OptionalLong.of(10), OptionalInt.empty(), OptionalLong.empty());
        EngineSettings settings = EngineSettings.of(FakeEngine.command(Fault.named("crashes"), logs))
                .withLimits(limits);
        EngineLogs ofMatch = new EngineLogs(logs);
        ofMatch.beginMatch("match");
        Player engine = ExternalPlayer.create(game, Optional.empty(), settings, ofMatch);
        MatchOutcome outcome = Match.between(
                        game, engine, new RandomPlayer(game, "random"), 4, MatchSettings.untimed(5, 1, 2, 4, 12))
                .play();
        MatchFiles files = new MatchFiles(logs.resolve("match.pgn"));
        files.write(game, outcome);

        assertThat(outcome.games()).hasSize(4);
        assertThat(outcome.games().get(0).result()).isEqualTo("black_wins:crash");
        assertThat(outcome.games().subList(1, 4))
                .allMatch(record -> record.result().equals("draw:max_plies"));
        assertThat(Files.readString(files.pgn()))
                .contains("Fake 1.0 ended with exit code 139")
                .contains(logs.resolve("match/Fake_1.0.log") + ")");
        assertThat(logs.resolve("match/Fake_1.0.log"))
                .content()
                .contains("Fake 1.0, match match, game 1.1, White against random\n")
                .contains("Fake 1.0, match match, game 2.2, Black against random\n");
    }
}
