package org.shbangzero.train.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class OneDnnTest {
    @AfterEach
    void allow() {
        OneDnn.setAllowed(true);
    }

    @Test
    @EnabledIfSystemProperty(named = "os.arch", matches = "amd64|x86_64")
    void convolutionsRunInOneDnn() {
        assertThat(OneDnn.check()).isTrue();
    }

    @Test
    void forbiddingItIsNoticed() {
        OneDnn.setAllowed(false);
        assertThat(OneDnn.check()).isFalse();
    }
}
