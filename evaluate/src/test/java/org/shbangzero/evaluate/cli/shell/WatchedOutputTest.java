package org.shbangzero.evaluate.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.shbangzero.evaluate.cli.EngineCommands;
import org.shbangzero.evaluate.cli.terminal.WatchedOutput;

class WatchedOutputTest {
    private final StringWriter err = new StringWriter();

    private int games(String failure) {
        WatchedOutput out = new WatchedOutput(new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException(failure);
            }
        });
        return CommandLines.run(EngineCommands.all(), out, new PrintWriter(err), "games");
    }

    @Test
    void resultsThatNobodyCanHaveAreNoSuccess() {
        assertThat(games("No space left on device")).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(err.toString().strip()).isEqualTo("shbang: cannot write the output: No space left on device");
    }

    @Test
    void aReaderMayStopReading() {
        assertThat(games("Broken pipe")).isEqualTo(ExitCodes.OK);
        assertThat(err.toString()).isEmpty();
    }
}
