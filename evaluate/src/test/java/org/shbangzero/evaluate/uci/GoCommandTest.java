package org.shbangzero.evaluate.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Side;
import org.shbangzero.evaluate.clock.ClockFace;
import org.shbangzero.evaluate.clock.TimeBudget;
import org.shbangzero.evaluate.clock.TimeManager;

class GoCommandTest {
    private static GoCommand go(String words) {
        return GoCommand.parse(Arrays.asList(words.split(" ")));
    }

    private static TimeBudget time(String words, int side) {
        return go(words).time(side, 30, 0);
    }

    @Test
    void readsNumbersAndFlagsInAnyOrder() {
        GoCommand go = go("depth 7 infinite nodes 0 ponder perft 3");
        assertThat(go.isInfinite()).isTrue();
        assertThat(go.isPonder()).isTrue();
        assertThat(go.depth()).hasValue(7);
        assertThat(go.number("nodes")).hasValue(1);
        assertThat(go.number("mate")).isEqualTo(OptionalLong.empty());
        assertThat(go.perft()).hasValue(3);
    }

    @Test
    void searchmovesEndAtTheNextKeyword() {
        GoCommand go = go("searchmoves e2e4 L@e1 nodes 5 d2d4 junk");
        assertThat(go.searchMoves()).containsExactly("e2e4", "L@e1");
        assertThat(go("depth 3 searchmoves a2a3 infinite b2b3").searchMoves()).containsExactly("a2a3");
    }

    @Test
    void wordsWithoutMeaningArePassedOver() {
        assertThat(go("quickly nodes 12 please").number("nodes")).hasValue(12);
    }

    @Test
    void onlyNodesMeansThatNothingElseEndsTheSearch() {
        assertThat(go("nodes 64").hasOnlyNodes()).isTrue();
        assertThat(go("nodes 64 searchmoves e2e4").hasOnlyNodes()).isTrue();
        assertThat(go("nodes 64 movetime 5").hasOnlyNodes()).isFalse();
        assertThat(go("nodes 64 infinite").hasOnlyNodes()).isFalse();
        assertThat(go("infinite").hasOnlyNodes()).isFalse();
    }

    @Test
    void eachSideHasItsClock() {
        String clocks = "wtime 60000 btime 1000 winc 500 binc 0 movestogo 10";
        assertThat(time(clocks, Side.WHITE)).isEqualTo(TimeManager.budget(ClockFace.running(60_000, 500, 10), 30, 0));
        assertThat(time(clocks, Side.BLACK)).isEqualTo(TimeManager.budget(ClockFace.running(1000, 0, 10), 30, 0));
        assertThat(time("wtime -20 winc -1", Side.WHITE)).isEqualTo(new TimeBudget(1, 1));
    }

    @Test
    void theOpponentsClockStandsForAMissingOneIfNothingElseEndsTheSearch() {
        assertThat(time("wtime 1000 winc 10", Side.BLACK))
                .isEqualTo(TimeManager.budget(ClockFace.running(1000, 0, 0), 30, 0));
        assertThat(time("wtime 1000 nodes 5", Side.BLACK).isLimited()).isFalse();
        assertThat(go("wtime 1000").remarks(Side.BLACK)).hasSize(1);
        assertThat(go("wtime 1000").remarks(Side.WHITE)).isEmpty();
        assertThat(go("wtime 1000 infinite").remarks(Side.BLACK)).isEmpty();
        assertThat(go("wtime 1000 depth 5").remarks(Side.BLACK)).isEmpty();
    }

    @Test
    void isBoundedIfItEndsByItself() {
        assertThat(Stream.of(
                        "nodes 5", "depth 5", "movetime 5", "wtime 5", "btime 5", "ponder wtime 5", "mate 5 depth 5"))
                .allMatch(words -> go(words).isBounded());
        assertThat(Stream.of(
                        "infinite",
                        "infinite nodes 5",
                        "mate",
                        "mate 0",
                        "mate soon",
                        "mate 5",
                        "searchmoves e2e4",
                        "winc 5",
                        "ponder"))
                .noneMatch(words -> go(words).isBounded());
    }

    @Test
    void moveTimeIsTheWholeTimeLessTheOverhead() {
        assertThat(time("movetime 1000", Side.WHITE)).isEqualTo(new TimeBudget(970, 970));
        assertThat(time("movetime 20", Side.WHITE)).isEqualTo(new TimeBudget(10, 10));
        assertThat(time("movetime 0", Side.WHITE)).isEqualTo(new TimeBudget(1, 1));
        assertThat(time("movetime 100 wtime 600000", Side.WHITE).hard()).isEqualTo(70);
        assertThat(time("infinite", Side.WHITE).isLimited()).isFalse();
    }

    @Test
    void whatIsTooBigToCountIsTheMost() {
        GoCommand go = go("nodes 99999999999999999999 depth 99999999999999999999 wtime -99999999999999999999");
        assertThat(go.number("nodes")).hasValue(Long.MAX_VALUE);
        assertThat(go.depth()).hasValue(Integer.MAX_VALUE);
        assertThat(go.time(Side.WHITE, 30, 0)).isEqualTo(new TimeBudget(1, 1));
        assertThat(go.remarks(Side.WHITE))
                .hasSize(3)
                .contains("go nodes is 99999999999999999999, more than can be counted; 9223372036854775807 is taken")
                .contains("go wtime is -99999999999999999999, expected at least 0; 0 is taken");
        assertThat(time("movetime 99999999999999999999", Side.WHITE).hard()).isGreaterThan(1L << 50);
    }

    @Test
    void fractionsAreCutOff() {
        GoCommand go = go("wtime 60000.75");
        assertThat(go.time(Side.WHITE, 30, 0)).isEqualTo(time("wtime 60000", Side.WHITE));
        assertThat(go.remarks(Side.WHITE))
                .containsExactly("go wtime is 60000.75, expected a whole number; 60000 is taken");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nodes", "depth", "movetime", "wtime", "btime"})
    void theOnlyLimitIsTakenForOneIfItIsNoNumber(String limit) {
        GoCommand go = go(limit + " soon");
        assertThat(go.isBounded()).isTrue();
        assertThat(go.number(limit)).hasValue(1);
        assertThat(go.remarks(limit.equals("btime") ? Side.BLACK : Side.WHITE))
                .containsExactly("go " + limit + " is 'soon', expected a whole number; 1 is taken");
    }

    @Test
    void whatIsNoNumberIsPassedOverIfSomethingElseEndsTheSearch() {
        GoCommand go = go("movetime soon nodes 500");
        assertThat(go.hasOnlyNodes()).isTrue();
        assertThat(go.number("nodes")).hasValue(500);
        assertThat(go.remarks(Side.WHITE))
                .containsExactly("go movetime is 'soon', expected a whole number; it is passed over");
        assertThat(time("wtime x btime 1000", Side.WHITE)).isEqualTo(time("btime 1000", Side.BLACK));
        assertThat(go("nodes x infinite").isInfinite()).isTrue();
        assertThat(go("nodes x infinite").number("nodes")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mate | go mate has no number; it is passed over",
                "mate soon | go mate is 'soon', expected a whole number; it is passed over",
                "mate 0 | go mate is 0, expected at least 1; it is passed over",
                "mate -3 | go mate is -3, expected at least 1; it is passed over",
            })
    void noNumberIsTakenForThatOfAMate(String words, String remark) {
        assertThat(go(words).number("mate")).isEmpty();
        assertThat(go(words).remarks(Side.WHITE)).containsExactly(remark);
    }

    @Test
    void aMateIsNoLimitBesideOthers() {
        assertThat(time("mate 3 movetime soon", Side.WHITE)).isEqualTo(new TimeBudget(1, 1));
        assertThat(time("mate 3 btime 500", Side.WHITE)).isEqualTo(time("btime 500", Side.BLACK));
        assertThat(go("mate 3 btime 500").remarks(Side.WHITE))
                .containsExactly("go has no wtime for the side to move; btime is taken instead");
    }

    @Test
    void negativeClocksAreTold() {
        assertThat(time("wtime -100 btime 0", Side.WHITE)).isEqualTo(new TimeBudget(1, 1));
        assertThat(go("wtime -100 btime 0").remarks(Side.WHITE))
                .containsExactly("go wtime is -100, expected at least 0; 0 is taken");
        assertThat(go("wtime 0 btime 0").remarks(Side.WHITE)).isEmpty();
    }

    @Test
    void theLastOfSeveralNumbersIsTaken() {
        assertThat(go("nodes 0 nodes 5").number("nodes")).hasValue(5);
        assertThat(go("nodes 0 nodes 5").remarks(Side.WHITE)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775807", "+9223372036854775807", "0000009223372036854775807"})
    void theMostIsNotTooBig(String most) {
        assertThat(go("nodes " + most).number("nodes")).hasValue(Long.MAX_VALUE);
        assertThat(go("nodes " + most).remarks(Side.WHITE)).isEmpty();
        assertThat(go("nodes 9223372036854775808").remarks(Side.WHITE)).hasSize(1);
    }

    @Test
    void longWordsAreShortened() {
        String shown = "7".repeat(40) + "…";
        String digits = "7".repeat(100_000);
        assertThat(go("nodes " + digits).remarks(Side.WHITE))
                .containsExactly("go nodes is " + shown + ", more than can be counted; 9223372036854775807 is taken");
        assertThat(go("nodes " + digits + "x").remarks(Side.WHITE))
                .containsExactly("go nodes is '" + shown + "', expected a whole number; 1 is taken");
        assertThat(go("nodes " + "0".repeat(100_000) + 7).number("nodes")).hasValue(7);
        List<String> complaints = new ArrayList<>();
        go("searchmoves " + digits).legalSearchMoves(Games.byId("chess").start(0), complaints::add);
        assertThat(complaints).containsExactly("searchmoves: " + shown + " is not legal here");
    }

    @Test
    void aMissingNumberDoesNotSwallowTheNextWord() {
        GoCommand go = go("wtime movetime 100 infinite nodes");
        assertThat(go.isInfinite()).isTrue();
        assertThat(go.number("movetime")).hasValue(100);
        assertThat(go.remarks(Side.WHITE))
                .containsExactly(
                        "go wtime has no number; it is passed over", "go nodes has no number; it is passed over");
    }

    @Test
    void perftNeedsANumber() {
        for (String words : List.of("perft", "perft x", "perft 0", "perft -1")) {
            assertThatThrownBy(() -> go(words).perft())
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("go perft ")
                    .hasMessageEndingWith("; nothing is counted");
        }
        assertThat(go("perft 99999999999999999999").perft()).hasValue(Integer.MAX_VALUE);
        assertThat(go("nodes 1").perft()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"nodes 3", "nodes x", "depth 3", "movetime 3", "mate", "wtime 3", "btime 3", "infinite", "ponder"
            })
    void perftWithoutANumberIsPassedOverWhereAMoveIsAskedFor(String words) {
        assertThat(go(words + " perft x").perft()).isEmpty();
        assertThat(go("perft 0 " + words).perft()).isEmpty();
        assertThat(go("perft 0 " + words).remarks(Side.WHITE))
                .contains("go perft is 0, expected at least 1; it is passed over");
        assertThat(go("perft 2 " + words).perft()).hasValue(2);
    }

    @Test
    void aPerftThatIsPassedOverLeavesAnExactNumberOfNodes() {
        assertThat(go("nodes 3 perft x").hasOnlyNodes()).isTrue();
        assertThat(go("nodes 3 perft 0").hasOnlyNodes()).isTrue();
    }
}
