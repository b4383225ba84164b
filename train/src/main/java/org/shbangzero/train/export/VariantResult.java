package org.shbangzero.train.export;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.shbangzero.train.network.export.NetworkVariant;

/**
 * What there is to say of a network in other numbers.
 *
 * @param float32Bytes size of the file with 32-bit floats
 * @param float32Sha256 of that file
 * @param calibrated positions by which ranges were chosen; 0 if none are
 * @param replayed how many positions of the parity are from self-play
 * @param speeds for some sizes of batches
 * @param match its outcome against 32-bit floats, if one was played
 */
public record VariantResult(
        NetworkVariant variant,
        long float32Bytes,
        String float32Sha256,
        int calibrated,
        VariantParity parity,
        int replayed,
        List<SpeedRatio> speeds,
        Optional<String> match) {
    public VariantResult {
        speeds = List.copyOf(speeds);
    }

    /** Entries for the file's metadata. */
    Map<String, String> entries() {
        Map<String, String> entries = new TreeMap<>();
        entries.put("variant", variant.word());
        entries.put("float32_bytes", Long.toString(float32Bytes));
        entries.put("float32_sha256", float32Sha256);
        if (calibrated > 0) {
            entries.put("calibration", calibrated + " positions of the run's own games");
        }
        entries.put("float32_positions", parity.positions() + ", of which " + replayed + " from the run's own games");
        entries.put("float32_policy", format("%.2e", parity.legalPolicy()));
        entries.put("float32_wdl", format("%.2e", parity.wdl()));
        entries.put("float32_top_move", format("%.4f", parity.sameTopMove()));
        entries.put("float32_value", format("%.2e", parity.meanValue()));
        entries.put("float32_speed", speed());
        match.ifPresent(outcome -> entries.put("against_float32", outcome));
        return entries;
    }

    /** Lines for people, beginning with the file's name and size. */
    public List<String> lines(Path file, long bytes) {
        List<String> lines = new ArrayList<>();
        lines.add(format("%s: %,d bytes, %.0f %% of float32", file, bytes, 100.0 * bytes / float32Bytes));
        if (calibrated > 0) {
            lines.add(format("  calibration  %,d positions of the run's own games", calibrated));
        }
        lines.add(format(
                "  parity       on %,d positions, %,d of them from the run's own games: logits of legal moves differ by at"
                        + " most %.2g, win, draw and loss by %.2g",
                parity.positions(), replayed, parity.legalPolicy(), parity.wdl()));
        lines.add(format(
                "               the same most likely move in %.1f %% of them; values differ by %.2g on average",
                100 * parity.sameTopMove(), parity.meanValue()));
        lines.add("  speed        " + speed());
        lines.add("  match        " + match.orElse("not played"));
        return lines;
    }

    /** E.g. {@code 1.31 times float32 at batch 16; 0.94 times float32 at batch 1 (slower than float32 here); ONNX Runtime, …}. */
    private String speed() {
        return speeds.stream().map(VariantResult::speed).collect(Collectors.joining("; "))
                + "; ONNX Runtime, one thread, " + System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }

    private static String speed(SpeedRatio speed) {
        return format("%.2f times float32 at batch %d", speed.ratio(), speed.batch())
                + (speed.isSlower() ? " (slower than float32 here)" : "");
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
