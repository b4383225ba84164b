package org.shbangzero.train.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.shbangzero.core.Game;
import org.shbangzero.selfplay.config.Ranges;
import org.shbangzero.train.network.NetworkLayout;
import org.shbangzero.train.network.NetworkSettings;
import org.shbangzero.train.network.OneDnn;
import org.shbangzero.train.trainer.TrainingReport;

/**
 * Measures training and prints tables.
 *
 * @param game whose positions the decoding part trains on
 * @param nets sizes to measure
 * @param batchSizes positions of a step
 * @param threads of a step
 * @param seconds for each row of the tables, beside warming up
 */
public record TrainBench(Game game, List<Net> nets, List<Integer> batchSizes, int threads, double seconds) {
    /** Planes in and policy planes out of the reference network, whichever the game. */
    private static final NetworkLayout REFERENCE = new NetworkLayout("none", "none", 64, "none", 80);

    private static final int DECODING_STEPS = 60;

    /** The size of a network. */
    public record Net(int blocks, int channels) {
        @Override
        public String toString() {
            return blocks + "x" + channels;
        }

        /** As in the PyTorch script: no squeeze-and-excitation, the policy straight from the last block. */
        NetworkSettings reference() {
            return Ranges.require(new NetworkSettings(blocks, channels, false, 0, 8, 64));
        }

        NetworkSettings usual() {
            return NetworkSettings.ofSize(blocks, channels);
        }
    }

    /** Runs all measurements, printing each as it is done. */
    public void run(PrintWriter out) throws IOException, InterruptedException {
        out.println(
                "Training, positions per second (median of three slots, lowest and highest), " + threads + " threads.");
        out.println("reference: no squeeze-and-excitation, as in the PyTorch script; usual: what a config gives.");
        out.printf("oneDNN in use: %s%n%n", OneDnn.check() ? "yes" : "NO");
        out.printf(
                "%-18s %6s %7s %10s %19s %8s  %s%n",
                "net", "batch", "oneDNN", "per second", "", "per CPU", "where the time goes");
        for (Net net : nets) {
            for (int batchSize : batchSizes) {
                row(out, net + " reference", net.reference(), batchSize, true);
            }
            int typical = batchSizes.get(batchSizes.size() / 2);
            row(out, net + " usual", net.usual(), typical, true);
            row(out, net + " reference", net.reference(), typical, false);
        }
        decoding(out);
    }

    /**
     * Measures the reference networks alone, and prints a line for each: positions per second, and per second of processor
     * time. For comparing with another program, e.g. in {@code src/bench}.
     */
    public void runReference(PrintWriter out) throws InterruptedException {
        for (Net net : nets) {
            for (int batchSize : batchSizes) {
                TrainingRate rate = TrainingRate.measure(net.reference(), REFERENCE, batchSize, threads, seconds);
                out.printf(Locale.ROOT, "%.0f %.0f%n", rate.median(), rate.perCpuSecond());
                out.flush();
            }
        }
    }

    private void row(PrintWriter out, String name, NetworkSettings shape, int batchSize, boolean oneDnn)
            throws InterruptedException {
        OneDnn.setAllowed(oneDnn);
        try {
            TrainingRate rate = TrainingRate.measure(shape, REFERENCE, batchSize, threads, seconds);
            out.printf(
                    Locale.ROOT,
                    "%-18s %6d %7s %10.0f %19s %8.0f  %s%n",
                    name,
                    batchSize,
                    oneDnn ? "on" : "off",
                    rate.median(),
                    String.format(Locale.ROOT, "(%.0f to %.0f)", rate.min(), rate.max()),
                    rate.perCpuSecond(),
                    rate.profile());
            out.flush();
        } finally {
            OneDnn.setAllowed(true);
        }
    }

    private void decoding(PrintWriter out) throws IOException, InterruptedException {
        out.printf("%nFrom replay files of random games of %s, the usual net:%n", game.id());
        for (Net net : nets) {
            int batchSize = batchSizes.get(batchSizes.size() / 2);
            TrainingReport report = DecodingRate.measure(game, net.usual(), batchSize, threads, DECODING_STEPS);
            out.printf(
                    Locale.ROOT,
                    "%-6s batch %d: %.0f positions/s; decoding takes %.1f %% of one thread; training waits %.1f %% of the time%n",
                    net,
                    batchSize,
                    report.samplesPerSecond(),
                    100 * report.decodeShare(),
                    100 * report.waitShare());
            out.flush();
        }
    }
}
