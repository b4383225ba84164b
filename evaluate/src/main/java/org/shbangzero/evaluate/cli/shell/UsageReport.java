package org.shbangzero.evaluate.cli.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.shbangzero.core.Suggestion;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns a wrong command line into one message, with the nearest known word where one was mistyped, and where to read on. */
final class UsageReport implements IParameterExceptionHandler {
    /** What picocli says of a value that an enum does not have. */
    private static final Pattern NOT_AMONG = Pattern.compile(
            "Invalid value for option '([^']+)'.*: expected one of \\[(.*)] \\(case-.*\\) but was '(.*)'");

    /** What picocli says of a group of options of which one is needed. */
    private static final Pattern NONE_OF_GROUP =
            Pattern.compile("(?:Error: )?Missing required argument \\(specify one of these\\): \\((.*)\\)");

    private static final Pattern SEVERAL_OF_GROUP =
            Pattern.compile("(?:Error: )?(.*) are mutually exclusive \\(specify only one\\)");

    @Override
    public int handleParseException(ParameterException exception, String[] args) {
        CommandLine command = exception.getCommandLine();
        String message = exception instanceof UnmatchedArgumentException unmatched
                ? describe(unmatched)
                : inOurWords(exception.getMessage(), command);
        command.getErr().println(command.getCommandSpec().root().name() + ": " + message);
        command.getErr()
                .println("Try '" + command.getCommandSpec().qualifiedName() + " --help' for "
                        + (isAboveCommands(command) ? "the list of commands." : "its options and an example."));
        return ExitCodes.USAGE;
    }

    private static boolean isAboveCommands(CommandLine command) {
        return command.getParent() == null && !command.getSubcommands().isEmpty();
    }

    /** Picocli speaks of Java's types. */
    private static String inOurWords(String message, CommandLine command) {
        Matcher none = NONE_OF_GROUP.matcher(message);
        if (none.matches()) {
            return "one of these is needed: " + choices(none.group(1), " \\| ", command) + example(command);
        }
        Matcher several = SEVERAL_OF_GROUP.matcher(message);
        if (several.matches()) {
            return "only one of these can be given: " + choices(several.group(1), ", ", command) + example(command);
        }
        Matcher notAmong = NOT_AMONG.matcher(message);
        if (notAmong.matches()) {
            List<String> values =
                    List.of(notAmong.group(2).toLowerCase(Locale.ROOT).split(", "));
            String typed = notAmong.group(3);
            return "unknown value '" + typed + "' for option '" + notAmong.group(1) + "'"
                    + Suggestion.hint(typed, values) + " (values: " + String.join(", ", values) + ")";
        }
        return message.replaceFirst(" is not an int$", " is not a whole number of at most 9 digits")
                .replaceFirst(" is not a double$", " is not a number")
                .replaceFirst(" is not a long$", " is not a whole number of at most 18 digits");
    }

    /** E.g. {@code --net FILE or --engine NAME}, from {@code -n=FILE | --engine=NAME}. */
    private static String choices(String options, String separator, CommandLine command) {
        return Arrays.stream(options.split(separator))
                .map(option -> option.split("=", 2))
                .map(parts -> longestName(parts[0], command) + (parts.length > 1 ? " " + parts[1] : ""))
                .collect(Collectors.joining(" or "));
    }

    private static String longestName(String name, CommandLine command) {
        OptionSpec option = command.getCommandSpec().findOption(name);
        return option == null ? name : option.longestName();
    }

    /** The first of the examples in the command's help. */
    private static String example(CommandLine command) {
        String start = "shbang " + command.getCommandName() + " ";
        return Arrays.stream(command.getCommandSpec().usageMessage().footer())
                .map(String::strip)
                .filter(line -> line.startsWith(start))
                .findFirst()
                .map(line -> ", e.g. " + line)
                .orElse("");
    }

    private static String describe(UnmatchedArgumentException unmatched) {
        CommandLine command = unmatched.getCommandLine();
        String word = unmatched.getUnmatched().get(0);
        if (unmatched.isUnknownOption()) {
            String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
            List<String> known = optionNames(command);
            return "unknown option '" + name + "'"
                    + ForeignOptions.hint(name, known).orElseGet(() -> Suggestion.hint(name, known));
        }
        if (!command.getSubcommands().isEmpty()) {
            return "unknown command '" + word + "'"
                    + Suggestion.hint(word, command.getSubcommands().keySet());
        }
        return unmatched.getUnmatched().stream().collect(Collectors.joining("', '", "unexpected argument '", "'"));
    }

    private static List<String> optionNames(CommandLine command) {
        List<String> names = new ArrayList<>();
        for (OptionSpec option : command.getCommandSpec().options()) {
            names.addAll(List.of(option.names()));
        }
        return names;
    }
}
