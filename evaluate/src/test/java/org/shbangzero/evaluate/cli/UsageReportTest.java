package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsageReportTest {
    @ParameterizedTest
    @CsvSource({
        "no-command, ''",
        "unknown-command, gmaes",
        "unknown-command-unlike-any, frobnicate",
        "unknown-command, gmaes --help",
        "unknown-option, games --hlep",
        "unexpected-argument, games chess",
        "one-is-needed, uci",
        "only-one, play --engine uniform --net x.onnx",
        "unknown-value, match greedy random --search gumble",
    })
    void wrongCommandLines(String snapshot, String commandLine) {
        CommandLineRun run = shbang(commandLine.isEmpty() ? new String[0] : commandLine.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        Snapshots.assertMatches("usage-" + snapshot, run.err());
    }
}
