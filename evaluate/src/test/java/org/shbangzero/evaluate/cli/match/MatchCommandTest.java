package org.shbangzero.evaluate.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.shell.ExitCodes;

/** What {@code shbang match} plays, says and writes. */
class MatchCommandTest {
    @TempDir
    Path folder;

    private String pgn() {
        return folder.resolve("m.pgn").toString();
    }

    @Test
    void playsAndReports() throws IOException {
        CommandLineRun run = shbang("match", "greedy", "random", "--games", "4", "--seed", "3", "--pgn", pgn());

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("greedy against random, shbang: 4 games (2 openings, colours reversed)")
                .contains("  openings  random, 4 to 8 plies, neither side more than 100 centipawns ahead\n")
                .contains("  games     seed 3, no clocks, draws after 600 plies, no adjudication\n")
                .contains("m.pgn, .json, .parquet\n")
                .contains("score     100.0 % [")
                .contains("m.pgn");
        assertThat(Files.readString(folder.resolve("m.pgn")))
                .contains("[White \"greedy\"]", "[Black \"greedy\"]")
                .containsPattern("\\[Date \"20\\d\\d\\.\\d\\d\\.\\d\\d\"]");
        assertThat(folder.resolve("m.json")).exists();
    }

    @Test
    void warnsWhenClocksRunWithoutProcessors() {
        CommandLineRun run = shbang(
                "match",
                "greedy",
                "random",
                "--games",
                "200",
                "--max-plies",
                "9",
                "--tc",
                "9/move",
                "--threads",
                "9999",
                "--pgn",
                pgn());

        assertThat(run.exitCode()).isZero();
        assertThat(run.err())
                .startsWith("shbang: clocks run while")
                .contains("--threads ")
                .containsOnlyOnce("\n");
    }

    @Test
    void neverOverwritesAMatch() {
        String[] arguments = {"match", "greedy", "random", "--games", "2", "--pgn", pgn()};
        assertThat(shbang(arguments).exitCode()).isZero();
        CommandLineRun again = shbang(arguments);

        assertThat(again.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(again.err()).contains("m.pgn", "exists already");
    }

    @Test
    void goesOnWithAnUnfinishedMatchOnlyWhenTold() throws IOException {
        Path journal = folder.resolve("m.progress.jsonl");
        Files.createFile(journal);
        CommandLineRun plain = shbang("match", "greedy", "random", "--games", "2", "--pgn", pgn());
        CommandLineRun resumed = shbang("match", "greedy", "random", "--games", "2", "--pgn", pgn(), "--resume");

        assertThat(plain.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(plain.err())
                .contains("an unfinished match is in", "unless it is being played, go on with --resume --pgn");
        assertThat(resumed.exitCode()).isZero();
        assertThat(journal).doesNotExist();
        CommandLineRun nothing = shbang("match", "greedy", "random", "--pgn", folder + "/x.pgn", "--resume");
        assertThat(nothing.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(nothing.err()).contains("nothing to resume");
    }

    @Test
    void saysWhatIsWrongWithTheCommandLine() {
        assertUsage("is not an even number of at least 2", "--games", "7");
        assertUsage("'--games': 2000000 is more than 1000000", "--games", "2000000");
        assertUsage("'--sims': 0 is not at least 1", "--sims", "0");
        assertUsage("'--max-plies': 8 is not more than the 8 plies of the longest opening", "--max-plies", "8");
        assertUsage("'9-3' does not have the smaller number first", "--openings-plies", "9-3");
        assertUsage("'x' is not a whole number of at most 9 digits", "--games", "x");
        assertUsage("'4-' is not a number of plies such as 6 or 4-8", "--openings-plies", "4-");
        assertUsage("'x' is not a number of centipawns such as 100, or off", "--balance", "x");
        assertUsage("did you mean 'shuffled'?", "--openings-order", "shufled");
        assertUsage("'5' is not ELO0,ELO1", "--sprt", "5");
        assertUsage("elo0 must be less than elo1", "--sprt", "5,1");
        assertUsage("'x' is not a number", "--sprt", "x,1");
        assertUsage("'bayes' is no scale of Elo; expected logistic or normalised", "--sprt", "bayes:0,5");
        assertUsage("did you mean 'gauntlet'?", "--format", "gauntlt");
        assertUsage("time control '1:00': it has another form; expected", "--tc", "1:00");
        assertUsage("'40,8' is not M,N,X such as 40,8,0.02", "--adjudicate-draws", "40,8");
        assertUsage("a score of 0.51 to 1, not 2 and 0.4", "--adjudicate-wins", "2,0.4");
        CommandLineRun unknown = shbang("match", "gredy", "random");
        assertThat(unknown.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(unknown.err()).contains("did you mean 'greedy'?");
    }

    private static void assertUsage(String message, String... options) {
        String[] arguments = {"match", "greedy", "random", options[0], options[1]};
        CommandLineRun run = shbang(arguments);
        assertThat(run.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(run.err()).contains(message);
    }

    @Test
    void theTestMayBeOfNormalisedElo() {
        CommandLineRun run = shbang(
                "match", "greedy", "random", "--games", "60", "--sprt", "normalised:0,200,0.1,0.1", "--pgn", pgn());

        assertThat(run.out()).contains(", normalised Elo [0, 200]: H1 accepted");
    }

    @Test
    void openingsMayComeFromAFile() throws IOException {
        Path book = Files.writeString(
                folder.resolve("book.epd"),
                """
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
                rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
                """);
        CommandLineRun run = shbang(
                "match",
                "greedy",
                "random",
                "-g",
                "chess",
                "--games",
                "4",
                "--openings",
                book.toString(),
                "--pgn",
                pgn());
        CommandLineRun tooFew = shbang(
                "match",
                "greedy",
                "random",
                "-g",
                "chess",
                "--games",
                "6",
                "--openings",
                book.toString(),
                "--pgn",
                folder + "/n.pgn");

        assertThat(run.err()).isEmpty();
        assertThat(Files.readString(folder.resolve("m.pgn"))).contains("/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\"]");
        assertThat(tooFew.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(tooFew.err()).contains("book.epd", "2", "fewer games");
    }

    @Test
    void ratingsMayBeMeasuredFromAnyPlayer() {
        CommandLineRun run = shbang(
                "match", "greedy", "random", "random,name=r2", "--games", "2", "--anchor", "r2=1200", "--pgn", pgn());
        CommandLineRun unknown = shbang("match", "greedy", "random", "--anchor", "grady", "--pgn", folder + "/n.pgn");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsPattern("r2 .* 1200\\n")
                .containsPattern("greedy .* [<>]? ?\\d+")
                .doesNotContainPattern("(greedy|random) .*\\d %.*\\+1");
        assertThat(unknown.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(unknown.err())
                .contains("no player is called 'grady', which is to be the anchor; did you mean 'greedy'?");
    }

    @Test
    void aSequentialTestStopsTheMatch() {
        CommandLineRun run =
                shbang("match", "greedy", "random", "--games", "60", "--sprt", "0,200,0.1,0.1", "--pgn", pgn());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("SPRT", "accepted").doesNotContain("60 games");
    }
}
