package org.shbangzero.selfplay.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;
import org.shbangzero.selfplay.replay.ReplayRow;
import org.shbangzero.selfplay.search.SearchAlgorithm;
import org.shbangzero.selfplay.search.SearchSettings;
import org.shbangzero.selfplay.testing.HashEvaluator;
import org.shbangzero.selfplay.testing.NimGame;

class SelfPlayTest {
    private static final SearchSettings SEARCH = SearchSettings.of(SearchAlgorithm.GUMBEL, 12);

    @TempDir
    Path folder;

    @Test
    void playsTheSameGamesWithAnyThreadsGamesInFlightAndCache() throws Exception {
        for (Game game : Games.all()) {
            Settings settings = new Settings().maxPlies(30);
            byte[] alone = playAndRead(
                    game, settings.threads(1).gamesInFlight(1).cacheMebibytes(0).build());
            byte[] together = playAndRead(
                    game, settings.threads(3).gamesInFlight(2).cacheMebibytes(1).build());
            assertThat(together).as(game.id()).isEqualTo(alone);
        }
    }

    private byte[] playAndRead(Game game, SelfPlaySettings settings) throws Exception {
        SelfPlayTask task = task(folder, 8, 0, 1);
        new SelfPlay(game, settings, SEARCH).play(task, new HashEvaluator(2));
        byte[] first = Files.readAllBytes(task.shardFile(0));
        byte[] second = Files.readAllBytes(task.shardFile(1));
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    @Test
    void aShardPlayedAloneIsTheSameAsAmongOthers() throws Exception {
        Game game = Games.byId("chess");
        SelfPlaySettings settings = new Settings().maxPlies(20).build();
        Path other = Files.createDirectory(folder.resolve("other"));
        new SelfPlay(game, settings, SEARCH).play(task(folder, 12, 0, 1, 2), new HashEvaluator(2));
        new SelfPlay(game, settings, SEARCH).play(task(other, 12, 1), new HashEvaluator(2));
        assertThat(other.resolve("iter-000003-shard-001.parquet"))
                .hasSameBinaryContentAs(folder.resolve("iter-000003-shard-001.parquet"));
        assertThat(other.resolve("iter-000003-shard-000.parquet")).doesNotExist();
    }

    @Test
    void gamesDiffer() throws Exception {
        Set<List<Integer>> different = new HashSet<>();
        play(Games.byId("shbang"), new Settings().maxPlies(12).build(), new HashEvaluator(2))
                .forEach(
                        game -> different.add(IntStream.of(game.moves()).boxed().toList()));
        assertThat(different).hasSize(8);
    }

    @Test
    void rowsSayHowTheGameEndedForTheSideToMove() throws Exception {
        for (FinishedGame game : play(NimGame.of(20), new Settings().build(), new HashEvaluator(2))) {
            assertThat(game.result().reason()).isEqualTo(EndReason.ROYALS);
            for (ReplayRow row : game.rows()) {
                int side = row.fen().endsWith("w") ? 0 : 1;
                assertThat(row.result()).isEqualTo(game.result().scoreFor(side));
                assertThat(row.pliesLeft()).isEqualTo(game.moves().length - row.ply());
                assertThat(row.adjudicated()).isFalse();
            }
        }
    }

    @Test
    void movesLeadFromTheStartThroughAllRows() throws Exception {
        SelfPlaySettings settings = new Settings()
                .maxPlies(30)
                .openingRandomPlies(6)
                .openingPolicyPlies(4)
                .build();
        for (FinishedGame game : play(Games.byId("shbang"), settings, new HashEvaluator(2))) {
            Position position = game.start().copy();
            int firstRow = game.moves().length - game.rows().size();
            for (int i = 0; i < game.moves().length; i++) {
                if (i >= firstRow) {
                    ReplayRow row = game.rows().get(i - firstRow);
                    assertThat(row.fen()).isEqualTo(position.fen());
                    assertThat(row.move()).isEqualTo(position.uci(game.moves()[i]));
                }
                position.make(game.moves()[i]);
            }
        }
    }

    @Test
    void overlongGamesAreDrawsMarkedSo() throws Exception {
        for (FinishedGame game :
                play(Games.byId("chess"), new Settings().maxPlies(9).build(), new HashEvaluator(2))) {
            assertThat(game.result()).hasToString("draw:max_plies");
            assertThat(game.moves()).hasSize(9);
            assertThat(game.rows()).allMatch(row -> row.endReason() == EndReason.MAX_PLIES && row.result() == 0);
        }
    }

    @Test
    void overlongGamesMayBeAdjudicatedByStaticEvaluation() throws Exception {
        SelfPlaySettings settings =
                new Settings().maxPlies(9).adjudicationMargin(50).build();
        for (FinishedGame game : play(NimGame.of(40), settings, new HashEvaluator(2))) {
            Position last = game.start().copy();
            for (int move : game.moves()) {
                last.make(move);
            }
            int winner = last.evaluate() > 0 ? last.sideToMove() : 1 - last.sideToMove();
            assertThat(game.result().winner()).isEqualTo(winner);
            assertThat(game.result().reason()).isEqualTo(EndReason.ADJUDICATION);
            assertThat(game.rows()).isNotEmpty().allMatch(ReplayRow::adjudicated);
        }
    }

    @Test
    void losingSideResignsUnlessTheGameIsOneToBePlayedOut() throws Exception {
        NimGame nim = NimGame.of(40);
        SelfPlaySettings resigning = new Settings().resign(0.9, 1, 0).build();
        assertThat(play(nim, resigning, new HashEvaluator(2)))
                .allMatch(game -> game.result().reason() == EndReason.RESIGNATION);

        SelfPlaySettings playing = new Settings().resign(0.9, 1, 1).build();
        SelfPlayStatistics statistics =
                new SelfPlay(nim, playing, SEARCH).play(task(folder, 8, 0, 1), new HashEvaluator(2));
        assertThat(statistics.noResignGames()).isEqualTo(8);
        assertThat(statistics.wouldResign()).isEqualTo(8);
        assertThat(statistics.resignErrors()).isZero();
        assertThat(statistics.results().keySet()).allMatch(result -> result.reason() == EndReason.ROYALS);
    }

    @Test
    void quickSearchesHaveNoWeightAsPolicyTargets() throws Exception {
        SelfPlaySettings settings =
                new Settings().maxPlies(40).fullSearchShare(0.5, 3).build();
        List<ReplayRow> rows = new ArrayList<>();
        play(Games.byId("chess"), settings, new HashEvaluator(2)).forEach(game -> rows.addAll(game.rows()));
        assertThat(rows).allMatch(row -> row.policyWeight() == 1 || row.simulations() <= 3);
        assertThat(rows).allMatch(row -> row.valueWeight() == 1);
        assertThat(rows.stream().filter(row -> row.policyWeight() == 0).count())
                .isBetween(rows.size() / 3L, 2L * rows.size() / 3);
    }

    @Test
    void curriculumStartsHaveNoStartId() throws Exception {
        SelfPlaySettings settings =
                new Settings().curriculumShares(List.of(0.5)).build();
        List<FinishedGame> games = play(NimGame.of(20), settings, new HashEvaluator(2));
        assertThat(games.stream().map(game -> game.origin().startId()).distinct())
                .containsExactlyInAnyOrder(0, -1);
        assertThatThrownBy(() -> new SelfPlay(
                        NimGame.of(20),
                        new Settings().curriculumShares(List.of(0.5, 0.5)).build(),
                        SEARCH))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("curriculumShares");
    }

    @Test
    void countsWhatWasPlayed() throws Exception {
        HashEvaluator evaluator = new HashEvaluator(2);
        List<Long> progress = new ArrayList<>();
        List<Integer> shards = new ArrayList<>();
        SelfPlayStatistics statistics = new SelfPlay(
                        Games.byId("chess"), new Settings().maxPlies(10).build(), SEARCH)
                .onProgress((done, total) -> progress.add(done))
                .onShard((shard, file, counts) -> shards.add(counts.games()))
                .play(task(folder, 7, 0, 1), evaluator);
        assertThat(statistics.games()).isEqualTo(7);
        assertThat(shards).containsExactlyInAnyOrder(4, 3);
        assertThat(progress).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
        assertThat(statistics.evaluations()).isEqualTo(evaluator.positions());
        assertThat(statistics.cacheHits()).isPositive();
        assertThat(statistics.plies()).isEqualTo(70);
        assertThat(statistics.draws()).isEqualTo(7);
    }

    @Test
    void stopsWhenInterruptedAndLeavesNoHalfWrittenFile() throws Exception {
        Thread player = Thread.currentThread();
        Evaluator interrupting = new InterruptingEvaluator(player);
        assertThatThrownBy(() -> new SelfPlay(Games.byId("chess"), new Settings().build(), SEARCH)
                        .play(task(folder, 8, 0, 1), interrupting))
                .isInstanceOf(InterruptedException.class);
        assertThat(folder).isEmptyDirectory();
    }

    private record InterruptingEvaluator(Thread player) implements Evaluator {
        private static final HashEvaluator HASH = new HashEvaluator(1);

        @Override
        public void evaluate(EvaluationBatch batch) {
            HASH.evaluate(batch);
            player.interrupt();
        }

        @Override
        public void close() {}
    }

    @Test
    void aFailureInAWorkerReachesTheCaller() {
        assertThatThrownBy(() -> new SelfPlay(Games.byId("chess"), new Settings().build(), SEARCH)
                        .play(task(folder, 8, 0, 1), new HashEvaluator(Float.NaN)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the network is broken");
    }

    private List<FinishedGame> play(Game game, SelfPlaySettings settings, Evaluator evaluator)
            throws IOException, InterruptedException {
        List<FinishedGame> games = new ArrayList<>();
        new SelfPlay(game, settings, SEARCH).onGame(games::add).play(task(folder, 8, 0, 1), evaluator);
        return games;
    }

    private static SelfPlayTask task(Path folder, int games, Integer... shards) {
        return new SelfPlayTask(99, 3, "000002", "abc", folder, new TreeSet<>(List.of(shards)), games);
    }
}
