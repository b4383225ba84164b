package org.shbangzero.selfplay.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.shbangzero.selfplay.inference.EvaluationBatch;
import org.shbangzero.selfplay.inference.Evaluator;

/**
 * Stands between self-play and a network, and measures both in turn, in the same threads and with the same batches. In one
 * time slot it passes evaluations through, and so sees how many self-play asks for; in the next it holds the callers and
 * evaluates their batches over and over, as fast as the network can. What else the machine does then slows both alike.
 */
final class AlternatingEvaluator implements Evaluator {
    private final Evaluator network;
    private final long slotNanos;
    private final LongSupplier clock;
    private final long start;
    private final long warmUpNanos;
    private final List<Lane> lanes = new ArrayList<>();
    private final ThreadLocal<Lane> lane = ThreadLocal.withInitial(this::newLane);

    /** What one thread did. */
    private static final class Lane {
        boolean measuring;
        boolean raw;
        long phaseStart;
        long selfPlayNanos;
        long selfPlayPositions;
        long rawNanos;
        long rawPositions;
        long allRawNanos;
    }

    /**
     * Starts the first slot, which belongs to self-play.
     *
     * @param network is left open
     * @param warmUpSlots slots that are not counted, an even number
     * @param clock in nanoseconds
     */
    AlternatingEvaluator(Evaluator network, double slotSeconds, int warmUpSlots, LongSupplier clock) {
        this.network = network;
        this.slotNanos = (long) (slotSeconds * 1e9);
        this.warmUpNanos = warmUpSlots * slotNanos;
        this.clock = clock;
        this.start = clock.getAsLong();
    }

    private Lane newLane() {
        Lane created = new Lane();
        created.phaseStart = clock.getAsLong();
        synchronized (lanes) {
            lanes.add(created);
        }
        return created;
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
        Lane mine = lane.get();
        enterPhase(mine);
        while (mine.raw) {
            network.evaluate(batch);
            mine.rawPositions += mine.measuring ? batch.size() : 0;
            enterPhase(mine);
        }
        network.evaluate(batch);
        mine.selfPlayPositions += mine.measuring ? batch.size() : 0;
    }

    /** Books the time since the last call, and changes to the phase that the clock says. */
    private void enterPhase(Lane mine) {
        long now = clock.getAsLong();
        long passed = now - mine.phaseStart;
        if (mine.raw) {
            mine.allRawNanos += passed;
        }
        if (mine.measuring && mine.raw) {
            mine.rawNanos += passed;
        } else if (mine.measuring) {
            mine.selfPlayNanos += passed;
        }
        mine.phaseStart = now;
        mine.raw = (now - start) / slotNanos % 2 == 1;
        mine.measuring = now - start >= warmUpNanos;
    }

    /** Positions per second that self-play had evaluated, all threads together. 0 if nothing was measured. */
    double selfPlayRate() {
        synchronized (lanes) {
            return lanes.stream()
                    .mapToDouble(one -> rate(one.selfPlayPositions, one.selfPlayNanos))
                    .sum();
        }
    }

    /** Positions per second of the network alone, all threads together. 0 if nothing was measured. */
    double rawRate() {
        synchronized (lanes) {
            return lanes.stream()
                    .mapToDouble(one -> rate(one.rawPositions, one.rawNanos))
                    .sum();
        }
    }

    /** Seconds that a thread was held, on average. */
    double heldSeconds() {
        synchronized (lanes) {
            return lanes.stream().mapToLong(one -> one.allRawNanos).average().orElse(0) / 1e9;
        }
    }

    private static double rate(long positions, long nanos) {
        return nanos == 0 ? 0 : 1e9 * positions / nanos;
    }

    @Override
    public void close() {}
}
