package org.shbangzero.evaluate.cli.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.PlayerFactory;
import org.shbangzero.evaluate.player.PlayerSpec;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Who plays a match. */
final class PlayerOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PLAYER",
            arity = "0..*",
            description = "The players, two or more. Results of two are from the first one's view.")
    private List<String> entries = List.of();

    @Option(names = "--players", paramLabel = "FILE", description = "A YAML file with more players, see below.")
    private Path playersFile;

    @Option(
            names = "--sims",
            paramLabel = "S",
            defaultValue = "64",
            description = "Simulations for each move of players that search (default: ${DEFAULT-VALUE}).")
    private int simulations;

    @Option(
            names = "--search",
            paramLabel = "NAME",
            defaultValue = "gumbel",
            description = "How they search: gumbel or puct (default: ${DEFAULT-VALUE}).")
    private SearchAlgorithm algorithm;

    /**
     * All players, those of the file last.
     *
     * @throws InputException if one cannot be read
     */
    List<PlayerSpec> specs() {
        List<PlayerSpec> specs =
                new ArrayList<>(entries.stream().map(PlayerSpec::parse).toList());
        if (playersFile != null) {
            specs.addAll(PlayerSpec.readAll(playersFile));
        }
        if (specs.size() < 2) {
            throw new ParameterException(
                    spec.commandLine(), "a match needs two players or more, found " + specs.size());
        }
        return specs;
    }

    /** How those search who are not told otherwise. */
    SearchSettings search() {
        OptionFault.unless(simulations >= 1, spec, "--sims", simulations + " is not at least 1");
        return SearchSettings.of(algorithm, simulations);
    }

    /**
     * The players; one that has the name of an earlier one gets a number.
     *
     * @throws InputException if that name was given, or as {@link PlayerFactory#create(PlayerSpec)}
     */
    static List<Player> create(List<PlayerSpec> specs, PlayerFactory factory) {
        Map<String, Player> players = new LinkedHashMap<>();
        for (PlayerSpec entry : specs) {
            Player player = factory.create(entry);
            String name = player.name();
            if (entry.name().isPresent() && players.containsKey(name)) {
                throw new InputException("two players are called '" + name + "'; give one of them another name=");
            }
            for (int number = 2; players.containsKey(player.name()); number++) {
                player = factory.create(entry.named(name + "-" + number));
            }
            players.put(player.name(), player);
        }
        return List.copyOf(players.values());
    }
}
