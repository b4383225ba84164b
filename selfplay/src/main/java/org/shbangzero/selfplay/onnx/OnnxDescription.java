package org.shbangzero.selfplay.onnx;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.FileErrors;
import org.shbangzero.selfplay.io.Sha256;

/**
 * What an ONNX file holds.
 *
 * @param bytes size of the file
 * @param sha256 of the file, 64 hexadecimal digits
 * @param irVersion version of the file format
 * @param operatorSets version of each set of operators by its domain; the standard one is {@code ai.onnx}
 * @param producer program that wrote it, with its version if that is known; may be empty
 * @param inputs what programs feed
 * @param outputs what programs fetch
 * @param operators how many nodes of each operator
 * @param weights number of weights by type, e.g. {@code float32}
 * @param metadata all entries, by key
 */
public record OnnxDescription(
        long bytes,
        String sha256,
        long irVersion,
        Map<String, Long> operatorSets,
        String producer,
        List<OnnxValue> inputs,
        List<OnnxValue> outputs,
        Map<String, Integer> operators,
        Map<String, Long> weights,
        Map<String, String> metadata) {
    public OnnxDescription {
        operatorSets = sorted(operatorSets);
        inputs = List.copyOf(inputs);
        outputs = List.copyOf(outputs);
        operators = sorted(operators);
        weights = sorted(weights);
        metadata = sorted(metadata);
    }

    private static <T> Map<String, T> sorted(Map<String, T> map) {
        return Collections.unmodifiableMap(new TreeMap<>(map));
    }

    /**
     * Reads a file. Its weights are counted, not looked at.
     *
     * @throws InputException if it cannot be read or is no ONNX file
     */
    public static OnnxDescription read(Path file) {
        byte[] content;
        try {
            content = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new InputException("cannot read the network " + file + ": " + FileErrors.describe(e), e);
        }
        try {
            return new OnnxModelParser(content.length, Sha256.of(content))
                    .parse(new ProtobufReader(ByteBuffer.wrap(content)));
        } catch (InputException e) {
            throw new InputException(file + " is no whole ONNX file (" + e.getMessage() + ")", e);
        }
    }
}
