package org.shbangzero.evaluate.cli.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;
import org.shbangzero.core.ShellCommand;
import org.shbangzero.evaluate.match.MatchFiles;
import org.shbangzero.selfplay.io.FileNames;

/**
 * Where {@code shbang match} writes. It never overwrites an earlier match, and goes on with an unfinished one only if told
 * to.
 *
 * @param pgn what the command line gave, or null
 * @param name of the match, after which its files are called unless {@code pgn} is given, or null
 * @param resume whether an unfinished match may go on
 */
record MatchTarget(Path pgn, String name, boolean resume) {
    private static final Path FOLDER = Path.of("matches");
    /** Characters of a match's or player's name that go into a file's. */
    private static final int MOST_OF_NAME = 80;

    MatchTarget {
        if (pgn != null && (pgn.getFileName() == null || pgn.toString().isBlank())) {
            throw new InputException("--pgn '" + pgn + "' has no file's name; expected e.g. matches/a-vs-b.pgn");
        }
    }

    /** Where other programs have their logs. */
    Path logFolder() {
        Path folder = pgn == null ? FOLDER : pgn.toAbsolutePath().getParent();
        return folder.resolve("logs");
    }

    /**
     * Looks, before any player is started, for what can be told without their names.
     *
     * @throws InputException as {@link #choose}
     */
    void check() throws IOException {
        if (pgn != null) {
            check(new MatchFiles(pgn));
        } else if (resume && !hasJournal(FOLDER)) {
            throw new InputException("nothing to resume: there is no unfinished match (" + MatchFiles.JOURNAL_SUFFIX
                    + ") in the folder " + FOLDER);
        }
    }

    private static boolean hasJournal(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(MatchFiles.JOURNAL_SUFFIX));
        }
    }

    /**
     * The files to write.
     *
     * @throws InputException if they belong to another match, or there is nothing to resume
     */
    MatchFiles choose(List<String> players) throws IOException {
        MatchFiles files = pgn == null ? usual(players) : new MatchFiles(pgn);
        check(files);
        Files.createDirectories(files.pgn().toAbsolutePath().getParent());
        return files;
    }

    private void check(MatchFiles files) {
        boolean unfinished = Files.exists(files.journal());
        if (unfinished && !resume) {
            throw new InputException("an unfinished match is in " + files.journal()
                    + "; unless it is being played, go on with "
                    + ShellCommand.line("--resume", "--pgn", files.pgn()) + ", or name another file with --pgn");
        }
        if (!unfinished && resume) {
            throw new InputException("nothing to resume: there is no " + files.journal());
        }
        Optional<Path> earlier = results(files).stream().filter(Files::exists).findFirst();
        if (!unfinished && earlier.isPresent()) {
            throw new InputException(earlier.get() + " exists already; name another file with --pgn");
        }
        Path folder = files.pgn().toAbsolutePath().getParent();
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new InputException(
                    folder + " is no folder, so " + files.pgn() + " cannot be written; choose another --pgn");
        }
    }

    private static boolean exists(MatchFiles files) {
        return results(files).stream().anyMatch(Files::exists);
    }

    private static List<Path> results(MatchFiles files) {
        return List.of(files.pgn(), files.report(), files.table());
    }

    /** Those called after the match or its players; the first ones, of those with numbers, that no finished match has. */
    MatchFiles usual(List<String> players) {
        String stem = name == null ? stem(players) : FileNames.portable(name, MOST_OF_NAME);
        MatchFiles files = new MatchFiles(FOLDER.resolve(stem + ".pgn"));
        for (int number = 2; exists(files); number++) {
            files = new MatchFiles(FOLDER.resolve(stem + "-" + number + ".pgn"));
        }
        return files;
    }

    private static String stem(List<String> players) {
        return players.size() == 2
                ? FileNames.portable(players.get(0), MOST_OF_NAME) + "-vs-"
                        + FileNames.portable(players.get(1), MOST_OF_NAME)
                : FileNames.portable(players.get(0), MOST_OF_NAME) + "-and-" + (players.size() - 1) + "-others";
    }
}
