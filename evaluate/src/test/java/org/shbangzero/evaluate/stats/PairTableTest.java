package org.shbangzero.evaluate.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PairTableTest {
    /** Of 10 pairs: 4 won as White and drawn as Black, 3 drawn twice, 2 lost twice, 1 lost as White and won as Black. */
    private static final PairTable TABLE = PairTable.of(2, 0, 1, 0, 3, 0, 0, 4, 0);

    @Test
    void addsPairs() {
        PairTable sum = PairTable.EMPTY;
        for (int pair = 0; pair < 10; pair++) {
            if (pair < 4) {
                sum = sum.plus(1, 0);
            } else if (pair < 7) {
                sum = sum.plus(0, 0);
            } else {
                sum = pair < 9 ? sum.plus(-1, -1) : sum.plus(-1, 1);
            }
        }
        assertThat(sum).isEqualTo(TABLE).hasSameHashCodeAs(TABLE);
        assertThat(sum.pairs()).isEqualTo(10);
        assertThat(sum.count(1, 0)).isEqualTo(4);
        assertThat(sum.plus(PairTable.EMPTY.plus(1, 1)).counts()).containsExactly(2, 0, 1, 0, 3, 0, 0, 4, 1);
    }

    @Test
    void countsPairsAndGames() {
        assertThat(TABLE.pentanomial()).isEqualTo(new Pentanomial(2, 0, 4, 4, 0));
        assertThat(TABLE.whiteGames()).isEqualTo(new Trinomial(4, 3, 3));
        assertThat(TABLE.blackGames()).isEqualTo(new Trinomial(1, 7, 2));
    }

    @Test
    void theOtherPlayerSeesItReversed() {
        assertThat(TABLE.reversed().pentanomial()).isEqualTo(TABLE.pentanomial().reversed());
        assertThat(TABLE.reversed().whiteGames()).isEqualTo(TABLE.blackGames().reversed());
        assertThat(TABLE.reversed().reversed()).isEqualTo(TABLE);
        assertThat(TABLE.reversed().whiteScore()).isEqualTo(TABLE.whiteScore());
        assertThat(TABLE.reversed().drawShare()).isEqualTo(TABLE.drawShare());
    }

    @Test
    void measuresWhiteAndDraws() {
        // White scored 4 + 3 / 2 as the first player, 2 + 7 / 2 as the second
        assertThat(TABLE.whiteScore().estimate()).isCloseTo(11 / 20.0, within(1e-12));
        assertThat(TABLE.drawShare().estimate()).isCloseTo(10 / 20.0, within(1e-12));
        assertThat(TABLE.whiteScore()).isEqualTo(Score.of(new Pentanomial(1, 0, 5, 4, 0)));
        assertThat(PairTable.EMPTY.whiteScore()).isEqualTo(new Interval(0.5, 0, 1));
        assertThat(PairTable.EMPTY.drawShare()).isEqualTo(new Interval(0.5, 0, 1));
    }

    @Test
    void refusesWhatIsNoOutcome() {
        assertThatThrownBy(() -> TABLE.plus(2, 0)).hasMessageContaining("1, 0 or -1");
        assertThatThrownBy(() -> PairTable.of(1, 2, 3)).hasMessageContaining("nine counts");
        assertThatThrownBy(() -> PairTable.of(0, 0, 0, 0, -1, 0, 0, 0, 0)).hasMessageContaining("nine counts");
    }
}
