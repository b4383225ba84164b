package org.shbangzero.train.network.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import onnx.Onnx.ModelProto;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.selfplay.ProgressListener;
import org.shbangzero.selfplay.io.AtomicFiles;

/** A network in other numbers, made from a file of {@link OnnxExport}, and not yet written. */
public final class VariantModel {
    private final ModelProto model;

    private VariantModel(ModelProto model) {
        this.model = model;
    }

    /** The network in 16-bit floats. */
    public static VariantModel float16(Path float32) throws IOException {
        return new VariantModel(Float16Rewrite.of(read(float32)));
    }

    /**
     * The network in 8-bit integers.
     *
     * @param calibration positions as they occur in play, whose activations tell the ranges that integers must cover
     * @param progress hears of each evaluated position
     */
    public static VariantModel int8(Path float32, Game game, List<Position> calibration, ProgressListener progress)
            throws IOException {
        ModelProto source = read(float32);
        Map<String, TensorRange> ranges =
                new ActivationRanges(source, Int8Rewrite.activations(source), game, calibration, progress).measure();
        return new VariantModel(Int8Rewrite.of(source, ranges));
    }

    private static ModelProto read(Path file) throws IOException {
        return ModelProto.parseFrom(Files.readAllBytes(file));
    }

    /**
     * Writes it.
     *
     * @param metadata all entries of the file's metadata
     */
    public void write(Path target, Map<String, String> metadata) throws IOException {
        byte[] bytes = ModelProto.newBuilder(model)
                .clearMetadataProps()
                .addAllMetadataProps(OnnxProtos.metadata(new TreeMap<>(metadata)))
                .build()
                .toByteArray();
        AtomicFiles.write(target, temporary -> Files.write(temporary, bytes));
    }
}
