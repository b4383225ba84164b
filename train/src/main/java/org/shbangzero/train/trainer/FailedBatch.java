package org.shbangzero.train.trainer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.train.network.TrainingBatch;

/** A batch as a file to look at, after a step that was not finite. */
public final class FailedBatch {
    private FailedBatch() {}

    /**
     * Writes a NumPy archive ({@code numpy.load}) with the arrays {@code planes} [N, planes, 8, 8], {@code policy_starts} [N + 1],
     * {@code policy_indices}, {@code policy_probabilities}, {@code policy_weights} [N], {@code wdl} [N, 3] and {@code value_weights} [N].
     */
    public static void write(TrainingBatch batch, Path target) throws IOException {
        int size = batch.size();
        int planes = batch.planes().length / (64 * size);
        AtomicFiles.write(target, temporary -> {
            try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(temporary))) {
                add(zip, "planes", Nd4j.create(batch.planes(), new long[] {size, planes, 8, 8}, 'c'));
                add(zip, "policy_starts", Nd4j.createFromArray(batch.policy().starts()));
                add(zip, "policy_indices", Nd4j.createFromArray(batch.policy().indices()));
                add(
                        zip,
                        "policy_probabilities",
                        Nd4j.createFromArray(batch.policy().probabilities()));
                add(zip, "policy_weights", Nd4j.createFromArray(batch.policy().weights()));
                add(zip, "wdl", Nd4j.create(batch.value().wdl(), new long[] {size, 3}, 'c'));
                add(zip, "value_weights", Nd4j.createFromArray(batch.value().weights()));
            }
        });
    }

    private static void add(ZipOutputStream zip, String name, INDArray array) throws IOException {
        zip.putNextEntry(new ZipEntry(name + ".npy"));
        zip.write(Nd4j.toNpyByteArray(array));
        zip.closeEntry();
    }
}
