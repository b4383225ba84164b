package org.shbangzero.selfplay.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FileNamesTest {
    @Test
    void specialCharactersBecomeUnderscores() {
        assertThat(FileNames.portable("runs/a b@best", 80)).isEqualTo("runs_a_b@best");
        assertThat(FileNames.portable("net.v1.onnx", 80)).isEqualTo("net.v1.onnx");
    }

    @Test
    void noFileIsHidden() {
        assertThat(FileNames.portable("..", 80)).isEqualTo("_");
        assertThat(FileNames.portable(".x", 80)).isEqualTo("_x");
        assertThat(FileNames.portable("../.a", 80)).isEqualTo("_a");
    }

    @Test
    void longNamesAreCut() {
        assertThat(FileNames.portable("v".repeat(300), 80)).isEqualTo("v".repeat(80));
    }
}
