package org.shbangzero.evaluate.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScreenBlockTest {
    private final FakeTerminal terminal = new FakeTerminal(20);
    private final ScreenBlock block = new ScreenBlock(terminal.stream(), 20);

    @Test
    void drawsOverItself() {
        terminal.type("before\n");
        block.draw(List.of("first line", "second", "third"));
        assertThat(terminal.screen()).containsExactly("before", "first line", "second", "third");
        block.draw(List.of("1", "the second", "3", "4"));
        assertThat(terminal.screen()).containsExactly("before", "1", "the second", "3", "4");
        block.draw(List.of("one", "two"));
        assertThat(terminal.screen()).containsExactly("before", "one", "two");
        block.draw(List.of("one", "two", "three", "four"));
        assertThat(terminal.screen()).containsExactly("before", "one", "two", "three", "four");
    }

    @Test
    void leavesNothingBehind() {
        terminal.type("before\n");
        block.draw(List.of("a", "b", "c"));
        block.draw(List.of("a"));
        block.wipe();
        terminal.type("after\n");
        assertThat(terminal.screen()).containsExactly("before", "after");
        block.wipe();
        assertThat(terminal.screen()).containsExactly("before", "after");
    }

    @Test
    void longLinesAreCutBeforeTheyWrap() {
        block.draw(List.of("x".repeat(50), "棋".repeat(50), "é".repeat(20)));
        block.draw(List.of("y".repeat(19), "a" + "棋".repeat(9), "ok"));
        assertThat(terminal.screen()).hasSize(3).startsWith("y".repeat(19)).endsWith("ok");
        block.wipe();
        assertThat(terminal.screen()).isEmpty();
    }

    @Test
    void theEchoOfAnInterruptGoesAsWell() {
        block.draw(List.of("table", "=".repeat(19)));
        terminal.type("^C");
        block.wipe();
        assertThat(terminal.screen()).isEmpty();
    }

    @Test
    void namesCannotMoveTheCursor() {
        block.draw(List.of("a\nb\u001b[9A\tc", "bar"));
        assertThat(terminal.screen()).containsExactly("a?b?[9A?c", "bar");
    }

    @Test
    void oneLineNeedsNoControlSequences() {
        block.draw(List.of("bar"));
        block.draw(List.of("longer bar"));
        block.wipe();
        assertThat(terminal.screen()).isEmpty();
        assertThat(terminal.frames())
                .allSatisfy(frame -> assertThat(String.join("", frame)).doesNotContain("\u001b"));
    }
}
