package org.shbangzero.train.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Where the training threads spend their time, by looking at their stacks every few milliseconds. Rough, but it costs the
 * training nothing: it says which layer a share of the time goes to, not more.
 */
final class TimeProfile {
    private static final String TRAINING_THREADS = "train-replica-";
    private static final long PAUSE_MILLIS = 3;

    /** Where a thread can be, by the simple name of the innermost class that says so. */
    private static final Map<String, String> PLACES = Map.of(
            "ConvLayer", "convolution",
            "BatchNormLayer", "normalisation",
            "SqueezeExciteLayer", "squeeze-and-excitation",
            "ResidualAddVertex", "residual add",
            "PolicyLossLayer", "losses",
            "ValueLossLayer", "losses",
            "DenseLayer", "dense",
            // Between the layers: Deeplearning4j's graph, and copying the batch.
            "Replica", "graph");

    /** Nothing to do: the gradients are added and the weights updated, or the other thread is still busy. */
    private static final String WAITING = "update and waiting";

    private final Map<String, Integer> samples = new TreeMap<>();
    private final Thread sampler = new Thread(this::sample, "bench-profile");
    private volatile boolean closed;

    TimeProfile() {
        sampler.setDaemon(true);
        sampler.start();
    }

    private void sample() {
        Collection<Thread> threads = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith(TRAINING_THREADS))
                .collect(Collectors.toList());
        while (!closed) {
            for (Thread thread : threads) {
                samples.merge(place(thread.getStackTrace()), 1, Integer::sum);
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static String place(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            String place = PLACES.get(name.substring(name.lastIndexOf('.') + 1));
            if (place != null) {
                return place;
            }
        }
        return WAITING;
    }

    /** Stops looking. */
    void stop() throws InterruptedException {
        closed = true;
        sampler.join();
    }

    /** The shares of all places, largest first, e.g. {@code convolution 61 %, normalisation 20 %}. Call after {@link #stop}. */
    String summary() {
        double total = samples.values().stream().mapToInt(Integer::intValue).sum();
        return samples.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(entry -> String.format(Locale.ROOT, "%s %.0f %%", entry.getKey(), 100 * entry.getValue() / total))
                .collect(Collectors.joining(", "));
    }
}
