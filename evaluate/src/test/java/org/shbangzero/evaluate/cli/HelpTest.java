package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import picocli.CommandLine.Command;

class HelpTest {
    static Stream<String> commands() {
        return EngineCommands.all().stream()
                .map(command -> command.getAnnotation(Command.class).name());
    }

    @Test
    void rootHelpListsTheCommands() {
        CommandLineRun run = shbang("--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Snapshots.assertMatches("help", run.out());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void eachCommandHasHelpWithAnExample(String command) {
        CommandLineRun run = shbang(command, "--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Example", "  shbang " + command);
        Snapshots.assertMatches("help-" + command, run.out());
    }

    @Test
    void helpIsACommandToo() {
        assertThat(shbang("help").out()).isEqualTo(shbang("--help").out());
        assertThat(shbang("help", "match").out())
                .isEqualTo(shbang("match", "--help").out());
        CommandLineRun unknown = shbang("help", "mach");
        assertThat(unknown.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(unknown.err()).startsWith("shbang: unknown command 'mach'; did you mean 'match'?");
    }

    @Test
    void versionNamesProgramAndJava() {
        CommandLineRun run = shbang("--version");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).matches("shbang \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\nJava .+\n");
    }
}
