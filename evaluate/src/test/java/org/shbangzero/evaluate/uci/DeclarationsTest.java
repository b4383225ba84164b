package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** Resigning and offering draws over the protocol. */
class DeclarationsTest {
    private static final String ON = "setoption name Declarations value true";
    private static final String LOST = "position fen 4k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1 moves ";
    private static final String EVEN = "position fen 4k3/p7/8/8/8/8/P7/4K3 w - - 0 1 moves ";
    /** Both kings go to and fro, White first. */
    private static final List<String> SHUFFLE = List.of("e1d1", "e8d8", "d1e1", "d8e8");

    private static UciTalk talk() throws IOException {
        return UciTalk.with(new UciEngine("Test", ThinkerFactory.alphaBeta(), Games.byId("chess")));
    }

    private static String shuffled(int plies) {
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            moves.add(SHUFFLE.get(ply % SHUFFLE.size()));
        }
        return String.join(" ", moves);
    }

    private static List<String> answers(UciTalk talk, String position, int firstPly, int count) {
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            talk.say(position + shuffled(firstPly + 2 * i), "go depth 1");
            answers.add(talk.awaitLine("bestmove").split(" ")[1]);
        }
        return answers;
    }

    @Test
    void aLostGameIsResignedAfterThreeMoves() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say(ON);
            assertThat(answers(talk, LOST, 0, 3)).last().isEqualTo("resign");
            talk.say("ucinewgame");
            assertThat(answers(talk, LOST, 6, 2)).doesNotContain("resign");
        }
    }

    @Test
    void nobodyResignsUnasked() throws IOException {
        try (UciTalk talk = talk()) {
            assertThat(answers(talk, LOST, 0, 4)).doesNotContain("resign");
        }
    }

    @Test
    void analysisIsNotResigned() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say(ON);
            answers(talk, LOST, 0, 2);
            talk.say(LOST + shuffled(4), "go infinite", "stop");
            assertThat(talk.awaitLine("bestmove")).doesNotContain("resign");
        }
    }

    @Test
    void whatWasOnlyPonderedOnIsNotResigned() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say(ON);
            answers(talk, LOST, 0, 2);
            talk.say(LOST + shuffled(4), "go ponder depth 1", "stop");
            assertThat(talk.awaitLine("bestmove")).doesNotContain("resign");
            talk.say("go ponder depth 1", "ponderhit");
            assertThat(talk.awaitLine("bestmove")).isEqualTo("bestmove resign");
        }
    }

    @Test
    void aDrawIsOfferedLateInAnEvenGame() throws IOException {
        try (UciTalk talk = talk()) {
            talk.say(ON);
            answers(talk, EVEN, 80, 7);
            talk.say(EVEN + shuffled(94), "go depth 1");
            assertThat(talk.until("bestmove"))
                    .contains("info string offer draw")
                    .last()
                    .asString()
                    .matches("bestmove [a-h][1-8][a-h][1-8].*");
        }
    }
}
