package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.cli.EngineMain;
import org.shbangzero.selfplay.SplitMix64;

/** The engine as XBoard has it: behind Debian's Polyglot, which translates between UCI and XBoard's protocol. */
@Tag("external")
class PolyglotGameTest {
    private static final Game CHESS = Games.byId("chess");
    private static final int MOST_PLIES = 200;
    /** Hundredths of a second on each clock, at every move, so that the test is short. */
    private static final int CLOCK = 500;

    /** Polyglot with the engine as a process of its own. */
    private static Process polyglot() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "'" + java + "' " + EngineMain.class.getName() + " uci --engine alphabeta --game chess";
        ProcessBuilder builder = new ProcessBuilder(SystemPrograms.require("polyglot"), "-noini", "-ec", command)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        return builder.start();
    }

    @Test
    void playsAGameToItsEndAndBeginsAnother() throws Exception {
        Process process = polyglot();
        try (UciTalk talk = UciTalk.with(process)) {
            talk.say("xboard", "protover 2");
            assertThat(talk.until("feature done=1"))
                    .anyMatch(line -> line.startsWith("feature myname=\"Shbang Zero"))
                    .contains("feature variants=\"normal,fischerandom\"");
            talk.say("new", "level 40 0:20 0", "easy");

            Position position = CHESS.start(0);
            String told = playAgainstRandomMoves(talk, position);
            assertThat(position.result()).isEqualTo(Result.parse("black_wins:checkmate"));
            assertThat(told).isEqualTo("0-1 {Black mates}");

            talk.say("result " + told, "new", "easy", "time " + CLOCK, "otim " + CLOCK, "go");
            assertThat(CHESS.start(0).parseMove(moveIn(talk.awaitLine("move "))))
                    .isNotZero();
        }
        assertThat(process.waitFor()).isNotNegative();
    }

    /** White moves at random, the engine answers, until the game is over; returns how Polyglot says that it is. */
    private static String playAgainstRandomMoves(UciTalk talk, Position position) {
        SplitMix64 random = new SplitMix64(1);
        int[] moves = new int[CHESS.maxLegalMoves()];
        while (!position.result().isOver()) {
            assertThat(position.ply()).isLessThan(MOST_PLIES);
            int move;
            if (position.sideToMove() == Side.WHITE) {
                move = moves[random.nextInt(position.legalMoves(moves))];
                talk.say("time " + CLOCK, "otim " + CLOCK, "usermove " + position.uci(move));
            } else {
                String text = moveIn(talk.awaitLine("move "));
                move = position.parseMove(text);
                assertThat(move).as("%s in %s", text, position.fen()).isNotZero();
            }
            position.make(move);
        }
        return talk.awaitLine("0-1");
    }

    private static String moveIn(String line) {
        return line.split(" ")[1];
    }
}
