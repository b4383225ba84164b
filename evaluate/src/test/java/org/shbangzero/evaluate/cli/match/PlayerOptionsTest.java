package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;

class PlayerOptionsTest {
    private static List<String> names(String... players) {
        try (PlayerFactory factory =
                new PlayerFactory(Games.byId("chess"), SearchSettings.of(SearchAlgorithm.GUMBEL, 1))) {
            List<PlayerSpec> specs = Stream.of(players).map(PlayerSpec::parse).toList();
            return PlayerOptions.create(specs, factory).stream()
                    .map(Player::name)
                    .toList();
        }
    }

    @Test
    void whoHasTheNameOfAnEarlierOneGetsANumber() {
        assertThat(names("random", "random", "random,name=greedy", "greedy"))
                .containsExactly("random", "random-2", "greedy", "greedy-2");
    }

    @Test
    void aGivenNameIsNotChanged() {
        for (String[] players : List.of(
                new String[] {"random", "random,name=random"},
                new String[] {"random", "random", "greedy,name=random-2"},
                new String[] {"random,name=a", "greedy,name=a"})) {
            assertThatThrownBy(() -> names(players))
                    .isInstanceOf(InputException.class)
                    .hasMessageMatching("two players are called '(random|random-2|a)'; give one of them another name=");
        }
    }
}
