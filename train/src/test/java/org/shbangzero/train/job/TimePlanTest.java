package org.shbangzero.train.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimePlanTest {
    private long now;

    private void pass(double seconds) {
        now += (long) (seconds * 1e9);
    }

    @Test
    void beginsWithoutKnowingHowLongItTakes() {
        assertThat(new TimePlan(1, () -> now).fits(100, 16)).isTrue();
        assertThat(new TimePlan(0, () -> now).fits(100, 16)).isTrue();
    }

    @Test
    void leavesTimeForTheFinalEvaluation() {
        TimePlan plan = new TimePlan(10, () -> now);
        pass(100);
        plan.iterationTook(100);
        plan.matchTook(10, 20, 16);
        assertThat(plan.matchEstimate(100, 32)).isEqualTo(100);

        // 1.15 times 100 s of iteration and 100 s of evaluation, and the reserve, must fit into 600 s
        pass(600 - 230 - 10 - 100);
        assertThat(plan.fits(100, 32)).isTrue();
        pass(1);
        assertThat(plan.fits(100, 32)).isFalse();
        assertThat(plan.isOver()).isFalse();
        pass(600);
        assertThat(plan.isOver()).isTrue();
    }
}
