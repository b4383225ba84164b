package org.shbangzero.evaluate.cli.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.cli.terminal.ConsoleProgress;
import org.shbangzero.evaluate.match.GameTableFile;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.replay.ReplayFile;
import org.shbangzero.selfplay.replay.ReplayReader;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.replay.ReplayStatistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shbang inspect}: what is in replay files, or in the table of a match's games. */
@Command(
        name = "inspect",
        description = "Says what is in a replay file, in all replay files of a folder, or in the tables of matches.",
        footer = {
            "",
            "Examples:",
            "  shbang inspect runs/shbang-quickstart/replay",
            "  shbang inspect matches/greedy-vs-random.parquet"
        })
public final class InspectCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PATH", description = "A .parquet file, or a folder that holds such files at any depth.")
    private Path path;

    @Option(
            names = "--row",
            paramLabel = "N",
            description = "The position to draw, counted from 0 through all files (default: the middle one).")
    private Long row;

    @Override
    public Integer call() throws IOException {
        Map<Boolean, List<Path>> found = files().stream().collect(Collectors.partitioningBy(GameTableFile::isAt));
        List<Path> tables = found.get(true);
        List<Path> replay = found.get(false);
        if (replay.isEmpty() && tables.isEmpty()) {
            throw new InputException("there are no replay files or tables of matches (.parquet) in the folder " + path);
        }
        if (replay.isEmpty()) {
            requireNoRow();
            return Files.isDirectory(path) ? inspectMatches(tables) : inspectMatch();
        }
        return inspectReplay(replay.stream().map(ReplayFile::read).toList());
    }

    private Integer inspectReplay(List<ReplayFile> files) {
        Game game = Games.byId(files.get(0).game());
        long rows = files.stream().mapToLong(ReplayFile::rows).sum();
        long drawn = row == null ? rows / 2 : row;
        if (row != null && (row < 0 || row >= rows)) {
            throw new InputException(
                    "there is no row " + row + " in " + path + "; it has " + rows + ", counted from 0");
        }
        ReplayStatistics statistics = new ReplayStatistics();
        ReplayRow shown = null;
        try (ConsoleProgress progress = ConsoleProgress.start("reading", "rows")) {
            for (ReplayFile file : files) {
                ReplayRow found = read(file, game, drawn, statistics);
                shown = found == null ? shown : found;
                progress.onProgress(statistics.rows(), rows);
            }
        }
        statistics.finish();
        InspectReport report = new InspectReport(spec.commandLine().getOut());
        report.summary(files, statistics);
        if (shown != null) {
            report.position(game, drawn, shown);
        }
        return ExitCodes.OK;
    }

    private void requireNoRow() {
        if (row != null) {
            throw new InputException("--row draws positions of replay files; " + path + " holds the games of a match");
        }
    }

    private Integer inspectMatch() throws IOException {
        GameTableFile table = GameTableFile.read(path);
        spec.commandLine().getOut().print(table.text());
        new InspectReport(spec.commandLine().getOut()).match(table, Files.size(path));
        return ExitCodes.OK;
    }

    /** Adds a file's rows to the statistics; returns the row with number {@code wanted} through all files, if it is here. */
    private static ReplayRow read(ReplayFile file, Game game, long wanted, ReplayStatistics statistics) {
        ReplayRow found = null;
        try (ReplayReader reader = ReplayReader.open(file.path(), game)) {
            while (reader.hasNext()) {
                ReplayRow next = reader.next();
                found = statistics.rows() == wanted ? next : found;
                statistics.add(next);
            }
        }
        return found;
    }

    private Integer inspectMatches(List<Path> tables) {
        Map<Path, GameTableFile> read = new LinkedHashMap<>();
        tables.forEach(table -> read.put(table, GameTableFile.read(table)));
        new InspectReport(spec.commandLine().getOut()).matches(path, read);
        return ExitCodes.OK;
    }

    /** All files to look into; those of a folder in their order. */
    private List<Path> files() throws IOException {
        if (!Files.isDirectory(path)) {
            Optional<String> foreign = ForeignFile.describe(path);
            if (foreign.isPresent()) {
                throw new InputException(foreign.get());
            }
            return List.of(path);
        }
        try (Stream<Path> found = Files.walk(path)) {
            return found.filter(InspectCommand::isParquetFile).sorted().toList();
        }
    }

    private static boolean isParquetFile(Path file) {
        return file.getFileName().toString().endsWith(".parquet") && !AtomicFiles.isTemporary(file);
    }
}
