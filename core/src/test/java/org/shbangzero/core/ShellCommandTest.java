package org.shbangzero.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShellCommandTest {
    @Test
    void wordsThatAShellWouldSplitAreQuoted() {
        assertThat(ShellCommand.of("play", "--net", Path.of("my runs", "it's") + "@best", "--sims", 64))
                .isEqualTo("shbang play --net 'my runs/it'\\''s@best' --sims 64");
        assertThat(ShellCommand.of("match", "")).isEqualTo("shbang match ''");
    }

    @Test
    void theProgramIsCalledAsItsUserCalledIt() {
        System.setProperty("shbang.command", "./the program/shbang");
        try {
            assertThat(ShellCommand.of("games")).isEqualTo("'./the program/shbang' games");
        } finally {
            System.clearProperty("shbang.command");
        }
    }
}
