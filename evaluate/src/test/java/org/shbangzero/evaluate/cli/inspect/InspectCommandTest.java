package org.shbangzero.evaluate.cli.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.Position;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.Snapshots;
import org.shbangzero.selfplay.replay.GameOrigin;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.replay.ReplayWriter;
import org.shbangzero.selfplay.table.ColumnType;
import org.shbangzero.selfplay.table.TableColumn;
import org.shbangzero.selfplay.table.TableWriter;

class InspectCommandTest {
    private static final Game CHESS = Games.byId("chess");
    private static final String[] FOOLS_MATE = {"f2f3", "e7e5", "g2g4", "d8h4"};

    @TempDir
    Path folder;

    @BeforeEach
    void writeTwoFiles() throws IOException {
        write(folder.resolve("a.parquet"), "000000-000000");
        write(Files.createDirectory(folder.resolve("more")).resolve("b.parquet"), "000000-000001");
        Files.writeString(folder.resolve(".c.parquet.tmp"), "half-written");
    }

    private static void write(Path file, String gameId) throws IOException {
        GameOrigin origin = new GameOrigin("chess", gameId, "000007", "hash", 1, 0);
        Position position = CHESS.start(0);
        try (ReplayWriter writer = ReplayWriter.create(file, CHESS)) {
            for (String uci : FOOLS_MATE) {
                int move = position.parseMove(uci);
                writer.write(row(position, move, origin));
                position.make(move);
            }
            writer.commit();
        }
    }

    /** A row whose policy is three quarters on the move played, and the rest spread evenly. */
    private static ReplayRow row(Position position, int move, GameOrigin origin) {
        long[] words = new long[CHESS.planes().wordCount()];
        float[] scalars = new float[CHESS.planes().scalarCount()];
        position.encode(words, 0, scalars, 0);
        int[] legal = new int[CHESS.maxLegalMoves()];
        int count = position.legalMoves(legal);
        int[] indices = Arrays.stream(legal, 0, count)
                .map(position::policyIndex)
                .sorted()
                .toArray();
        float[] policy = new float[count];
        Arrays.fill(policy, 0.25f / (count - 1));
        policy[Arrays.binarySearch(indices, position.policyIndex(move))] = 0.75f;
        int ply = position.ply();
        int result = ply % 2 == 0 ? -1 : 1;
        return new ReplayRow(
                words,
                scalars,
                indices,
                policy,
                1,
                1,
                0.5f,
                0.25f,
                0.25f,
                result,
                EndReason.CHECKMATE,
                4 - ply,
                false,
                ply,
                position.fen(),
                position.uci(move),
                16,
                origin);
    }

    @Test
    void aFolderIsSummedUp() {
        CommandLineRun run = shbang("inspect", folder.toString(), "--row", "3");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        Snapshots.assertMatches("inspect", run.out().replaceFirst("files .*", "files       2, …"));
    }

    @Test
    void aFileIsSummedUp() {
        CommandLineRun run = shbang("inspect", folder.resolve("a.parquet").toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("rows        4,", "row 2: game 000000-000000, ply 2");
    }

    @Test
    void oddInputGetsOneMessage() throws IOException {
        assertBadInput("there is no file", folder.resolve("absent.parquet").toString());
        assertBadInput(
                "there are no replay files or tables of matches (.parquet) in the folder",
                Files.createDirectory(folder.resolve("empty")).toString());
        assertBadInput("there is no row 8", folder.toString(), "--row", "8");
        Files.writeString(folder.resolve("z.parquet"), "not Parquet at all");
        assertBadInput("z.parquet is not a whole Parquet file", folder.toString());
    }

    @Test
    void healthyFilesOfOtherKindsAreNotCalledDamaged() throws IOException {
        Path pgn = Files.writeString(folder.resolve("x.pgn"), "1. e4 *");
        assertBadInput(
                "x.pgn is no table (.parquet) of positions or games, but holds games in PGN, for any chess program,"
                        + " or for shbang match --openings\n",
                pgn.toString());
        Files.createFile(folder.resolve("x.parquet"));
        assertBadInput("; the table of the same match: shbang inspect " + folder.resolve("x.parquet"), pgn.toString());
        for (String name : List.of("x.json", "x.md", "x.progress.jsonl", "x.onnx", "x.yaml", "x")) {
            Path file = Files.writeString(folder.resolve(name), "PA");
            assertBadInput(name + " is no table (.parquet) of positions or games", file.toString());
        }
        Path cutOff = Files.writeString(folder.resolve("renamed.pgn"), "PAR1");
        assertBadInput("renamed.pgn is not a whole Parquet file", cutOff.toString());
    }

    @Test
    void theGamesOfAMatchAreSummedUp() {
        Path pgn = folder.resolve("m.pgn");
        CommandLineRun match = shbang("match", "greedy", "random", "--games", "4", "--pgn", pgn.toString());
        assertThat(match.exitCode()).isZero();
        CommandLineRun run = shbang("inspect", folder.resolve("m.parquet").toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith(match.out().substring(0, match.out().indexOf("  time")))
                .contains("  games     seed ")
                .containsPattern("rows +4 games, [0-9,]+ bytes")
                .containsPattern("time +mean \\d+\\.\\d s a game, longest")
                .contains("failures    0 games");
        assertBadInput(
                "--row draws positions of replay files",
                folder.resolve("m.parquet").toString(),
                "--row",
                "1");
    }

    @Test
    void aFolderOfMatchesIsSummedUp() throws IOException {
        Path matches = Files.createDirectory(folder.resolve("matches"));
        for (String name : List.of("a", "b")) {
            String pgn = matches.resolve(name + ".pgn").toString();
            assertThat(shbang("match", "greedy", "random", "--games", "2", "--pgn", pgn)
                            .exitCode())
                    .isZero();
        }
        CommandLineRun run = shbang("inspect", matches.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).first().asString().startsWith(matches + " holds");
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains(" the tables of 2 matches, and no replay files; name a file for its report: ");
        assertThat(run.out().lines())
                .anyMatch(line -> line.startsWith("  a.parquet  shbang, 2 games: greedy +2 =0 -0, Elo "))
                .anyMatch(line -> line.startsWith("  b.parquet  shbang, 2 games: greedy +2 =0 -0, Elo "));
        assertBadInput("--row draws positions of replay files", matches.toString(), "--row", "1");
    }

    @Test
    void aFolderOfReplayFilesMayHoldMatches() {
        String pgn = folder.resolve("more/m.pgn").toString();
        assertThat(shbang("match", "greedy", "random", "--games", "2", "--pgn", pgn)
                        .exitCode())
                .isZero();
        CommandLineRun run = shbang("inspect", folder.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("files       2,");
    }

    @Test
    void otherParquetFilesGetOneMessage() throws IOException {
        Path other = folder.resolve("other.parquet");
        List<TableColumn<String>> columns = List.of(TableColumn.of("word", ColumnType.STRING, word -> word));
        try (TableWriter<String> writer = TableWriter.create(other, columns)) {
            writer.commit(Map.of());
        }
        assertBadInput("other.parquet is a Parquet file, but not a replay file", other.toString());
        assertBadInput("other.parquet is a Parquet file, but not a replay file", folder.toString());
    }

    private static void assertBadInput(String message, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "inspect";
        System.arraycopy(args, 0, all, 1, args.length);
        CommandLineRun run = shbang(all);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).startsWith("shbang: ").contains(message).hasLineCount(1);
    }
}
