package org.shbangzero.train.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.shbangzero.train.network.TrainingBatch;

class FailedBatchTest {
    @TempDir
    Path folder;

    @Test
    void holdsTheBatchAsNumPyArrays() throws Exception {
        Path replay = TestReplay.write(folder.resolve("rows.parquet"), 5, 3);
        TrainingBatch batch = new BatchAssembler(TestReplay.GAME, false, 0).assemble(TestReplay.read(replay), 1);
        Path file = folder.resolve("batch.npz");
        FailedBatch.write(batch, file);
        assertThat(Files.size(file)).isPositive();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            INDArray planes = read(zip, "planes.npy");
            assertThat(planes.shape())
                    .containsExactly(5, TestReplay.GAME.planes().planeCount(), 8, 8);
            assertThat(planes.dup('c').data().asFloat()).isEqualTo(batch.planes());
            assertThat(read(zip, "policy_indices.npy").toIntVector())
                    .isEqualTo(batch.policy().indices());
            assertThat(read(zip, "wdl.npy").dup('c').data().asFloat())
                    .isEqualTo(batch.value().wdl());
        }
    }

    private static INDArray read(ZipFile zip, String name) throws Exception {
        return Nd4j.createNpyFromByteArray(
                zip.getInputStream(zip.getEntry(name)).readAllBytes());
    }
}
