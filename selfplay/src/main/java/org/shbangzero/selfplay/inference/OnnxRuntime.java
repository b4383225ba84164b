package org.shbangzero.selfplay.inference;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/**
 * The process's ONNX Runtime. When it starts, it reads the process's whole command line with a regular expression that
 * recurses for each character: with a long class path or many options it overflows the stack, and the process dies
 * without a word. So it is started on a thread with stack enough.
 */
final class OnnxRuntime {
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");
    private static final Path PROCESSOR = Path.of("/proc/cpuinfo");

    /** Measured: less than 1 MiB holds 3,000 characters and no 4,000; 64 MiB hold 100,000. */
    private static final long STACK_PER_CHARACTER = 1024;

    private static final long STACK_OTHERWISE = 4 << 20;

    private OnnxRuntime() {}

    private static final class Holder {
        private static final OrtEnvironment ENVIRONMENT = start();
        private static final boolean HAS_BYTE_PRODUCTS = hasByteProducts(processor());
    }

    /** Started at the first call. */
    static OrtEnvironment environment() {
        return Holder.ENVIRONMENT;
    }

    /** Loads a network, to compute on its caller's thread alone. */
    static OrtSession session(byte[] model) throws OrtException {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            options.setExecutionMode(OrtSession.SessionOptions.ExecutionMode.SEQUENTIAL);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
            options.setSessionLogLevel(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
            if (!Holder.HAS_BYTE_PRODUCTS) {
                // Slower, but exact: their instructions would cut sums of 8-bit networks off.
                options.addConfigEntry("session.x64quantprecision", "1");
            }
            return environment().createSession(model, options);
        }
    }

    private static OrtEnvironment start() {
        long stack = STACK_OTHERWISE + STACK_PER_CHARACTER * commandLineLength();
        return CompletableFuture.supplyAsync(
                        () -> OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR, "shbang-zero"),
                        start -> new Thread(null, start, "onnxruntime-start", stack).start())
                .join();
    }

    /**
     * Whether a processor adds up products of bytes in 32 bits at once (VNNI), so that ONNX Runtime is exact with them anyway.
     *
     * @param description as in {@code /proc/cpuinfo}
     */
    static boolean hasByteProducts(String description) {
        return description.lines().anyMatch(line -> line.startsWith("flags") && line.contains("vnni"));
    }

    private static String processor() {
        try {
            return Files.readString(PROCESSOR);
        } catch (IOException e) {
            return ""; // not Linux: nothing is known
        }
    }

    private static long commandLineLength() {
        try {
            return Files.readAllBytes(COMMAND_LINE).length;
        } catch (IOException e) {
            return 0; // not Linux, where ONNX Runtime has no command line to read either
        }
    }
}
