package org.shbangzero.train.network.layer;

import java.nio.FloatBuffer;
import java.util.function.Supplier;
import org.bytedeco.javacpp.FloatPointer;
import org.bytedeco.javacpp.Pointer;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.memory.MemoryWorkspace;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/**
 * Reads and writes the memory of ND4J arrays by bulk copies, which the JIT compiler and the processor do far faster than
 * element access.
 */
public final class OffHeap {
    private OffHeap() {}

    /**
     * The array's memory as a buffer, element 0 first. The buffer is valid as long as the array is: keep the array
     * reachable, and in its workspace, while the buffer is in use.
     *
     * @param array floats in row-major order without gaps
     */
    public static FloatBuffer view(INDArray array) {
        if (!isPlain(array)) {
            throw new IllegalArgumentException(
                    "not a row-major float array without gaps: " + array.shapeInfoToString());
        }
        Pointer start = array.data().addressPointer();
        return new FloatPointer(start).capacity(array.length()).asBuffer();
    }

    /** Whether the array holds 32-bit floats in row-major order without gaps, so that {@link #view} takes it. */
    public static boolean isPlain(INDArray array) {
        long stride = 1;
        for (int dimension = array.rank() - 1; dimension >= 0; dimension--) {
            if (array.size(dimension) != 1 && array.stride(dimension) != stride) {
                return false;
            }
            stride *= array.size(dimension);
        }
        return array.dataType() == DataType.FLOAT;
    }

    /** The array itself if it is plain, else a plain copy. */
    static INDArray plain(INDArray array) {
        return isPlain(array) ? array : array.dup('c');
    }

    /** Makes an array that lives as long as it is referred to, whatever workspace is open. */
    @SuppressWarnings("try") // The scope is closed, and that is all there is to do with it.
    static INDArray detached(Supplier<INDArray> creation) {
        try (MemoryWorkspace none = Nd4j.getMemoryManager().scopeOutOfWorkspaces()) {
            return creation.get();
        }
    }

    /** Copies all elements to {@code to}, which must be as long. */
    public static void read(INDArray from, float[] to) {
        view(from).get(0, to, 0, Math.toIntExact(from.length()));
    }

    /** Copies as many elements from {@code from} as the array has. */
    public static void write(float[] from, INDArray to) {
        view(to).put(0, from, 0, Math.toIntExact(to.length()));
    }
}
