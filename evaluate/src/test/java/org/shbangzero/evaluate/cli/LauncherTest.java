package org.shbangzero.evaluate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

/** The launcher must know which commands start on this module's class path. */
class LauncherTest {
    private static final Path LAUNCHER = Path.of("..", "shbang");

    @Test
    void launcherListsTheEngineCommands() throws IOException {
        Matcher line = Pattern.compile("^readonly ENGINE_COMMANDS=\"(.*)\"$", Pattern.MULTILINE)
                .matcher(Files.readString(LAUNCHER));
        assertThat(line.find()).isTrue();
        List<String> commands = EngineCommands.all().stream()
                .map(command -> command.getAnnotation(Command.class).name())
                .toList();
        assertThat(List.of(line.group(1).split(" "))).isEqualTo(commands);
    }
}
