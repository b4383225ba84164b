package org.shbangzero.evaluate.cli.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What a match is called, and where it is written. */
final class TargetOptions {
    private static final int LONGEST_NAME = 200;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--name",
            paramLabel = "TEXT",
            description =
                    "What to call the match: its report, its files, and Event in its games (default: A against B).")
    private String name;

    @Option(
            names = "--pgn",
            paramLabel = "FILE",
            description =
                    "Where to write the games (default: matches/NAME.pgn, A-vs-B.pgn or A-and-3-others.pgn, with a number if it exists).")
    private Path pgn;

    @Option(names = "--resume", description = "Go on with an interrupted match.")
    private boolean resume;

    /**
     * Where to write, as far as it can be told that nothing hinders it before the players are known.
     *
     * @throws org.shbangzero.core.InputException as {@link MatchTarget#check}
     */
    MatchTarget checked() throws IOException {
        MatchTarget target = new MatchTarget(pgn, name().orElse(null), resume);
        target.check();
        return target;
    }

    /** The name of the match, if it was given one. */
    Optional<String> name() {
        OptionFault.unless(
                name == null || isName(name),
                spec,
                "--name",
                "a name has letters, at most " + LONGEST_NAME
                        + " characters, and no line breaks or other control characters");
        return Optional.ofNullable(name);
    }

    private static boolean isName(String text) {
        return !text.isBlank()
                && text.length() <= LONGEST_NAME
                && text.codePoints().noneMatch(TargetOptions::isControl);
    }

    /** Whether a character does not show, but breaks the line or turns the direction of writing, for one. */
    private static boolean isControl(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
