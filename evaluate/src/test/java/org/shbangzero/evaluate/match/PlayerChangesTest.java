package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayerChangesTest {
    @Test
    void tellsOnceWhatDiffersAlike() {
        PlayerChanges changes = new PlayerChanges();
        changes.compare(
                "000000", "network aa gumbel 16 simulations, or puct", "network aa gumbel 8 simulations, or puct");
        changes.compare(
                "000001", "network bb gumbel 16 simulations, or puct", "network bb gumbel 8 simulations, or puct");
        changes.compare(
                "000002", "network cc gumbel 16 simulations, or puct", "network cc gumbel 8 simulations, or puct");
        changes.compare("greedy", "greedy", "greedy");
        changes.compare(
                "000003", "network dd gumbel 16 simulations, or puct", "network ee gumbel 16 simulations, or puct");
        changes.compare("one", "a a", "a a a");
        List<String> told = new ArrayList<>();
        changes.addTo(told);

        assertThat(told)
                .containsExactly(
                        "settings of 000000 'network aa gumbel 16 simulations, or puct', now 'network aa gumbel 8"
                                + " simulations, or puct' (and the same of 2 others)",
                        "settings of 000003 'network dd gumbel 16 simulations, or puct', now 'network ee gumbel 16"
                                + " simulations, or puct'",
                        "settings of one 'a a', now 'a a a'");
    }
}
