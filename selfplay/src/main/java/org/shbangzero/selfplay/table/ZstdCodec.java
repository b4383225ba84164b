package org.shbangzero.selfplay.table;

import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/**
 * Zstandard for one Parquet reader or writer. Parquet's own factory goes through Hadoop's configuration and codec classes,
 * which need 30 MB more of jars and a call into security classes that newer Java versions removed.
 */
final class ZstdCodec implements CompressionCodecFactory {
    /** Where the curve of size against time bends for these files. */
    private static final int LEVEL = 3;

    private final Compressor compressor = new Compressor();
    private final Decompressor decompressor = new Decompressor();

    @Override
    public BytesInputCompressor getCompressor(CompressionCodecName codec) {
        return compressor;
    }

    @Override
    public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
        if (codec != CompressionCodecName.ZSTD) {
            throw new IllegalArgumentException("the pages are compressed with " + codec + ", not with ZSTD");
        }
        return decompressor;
    }

    @Override
    public void release() {
        compressor.release();
        decompressor.release();
    }

    private static byte[] bytes(BytesInput input) throws IOException {
        return input.toInputStream().readNBytes(Math.toIntExact(input.size()));
    }

    private static final class Compressor implements BytesInputCompressor {
        private ZstdCompressCtx context;

        @Override
        public BytesInput compress(BytesInput input) throws IOException {
            if (context == null) {
                context = new ZstdCompressCtx().setLevel(LEVEL);
            }
            return BytesInput.from(context.compress(bytes(input)));
        }

        @Override
        public CompressionCodecName getCodecName() {
            return CompressionCodecName.ZSTD;
        }

        @Override
        public void release() {
            if (context != null) {
                context.close();
                context = null;
            }
        }
    }

    private static final class Decompressor implements BytesInputDecompressor {
        private ZstdDecompressCtx context;

        private ZstdDecompressCtx context() {
            if (context == null) {
                context = new ZstdDecompressCtx();
            }
            return context;
        }

        @Override
        public BytesInput decompress(BytesInput input, int size) throws IOException {
            try {
                return BytesInput.from(context().decompress(bytes(input), size));
            } catch (ZstdException e) {
                throw new IOException("a page cannot be decompressed", e);
            }
        }

        @Override
        public void decompress(ByteBuffer input, int inputSize, ByteBuffer output, int outputSize) throws IOException {
            byte[] whole = new byte[inputSize];
            input.get(whole);
            output.put(decompress(BytesInput.from(whole), outputSize)
                    .toInputStream()
                    .readAllBytes());
        }

        @Override
        public void release() {
            if (context != null) {
                context.close();
                context = null;
            }
        }
    }
}
