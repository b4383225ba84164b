package org.shbangzero.core.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.shbangzero.core.Game;

/**
 * Measures perft and random games of several games on the calling thread. The games take turns, so that whatever else the machine
 * does hits all of them, and time is the thread's processor time, so that it hits them less.
 */
public final class CoreBench {
    private static final int WORKLOADS_A_GAME = 2;

    private final CoreBenchSettings settings;
    private final LongSupplier nanoTime;
    private final List<Workload> workloads = new ArrayList<>();

    public CoreBench(CoreBenchSettings settings) {
        this(settings, processorTime());
    }

    CoreBench(CoreBenchSettings settings, LongSupplier nanoTime) {
        this.settings = settings;
        this.nanoTime = nanoTime;
        for (Game game : settings.games()) {
            workloads.add(new PerftWorkload(game, settings.depth()));
            workloads.add(new RandomGames(game, settings.seed()));
        }
    }

    private static LongSupplier processorTime() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads::getCurrentThreadCpuTime : System::nanoTime;
    }

    /** How many slots of about equal length a run has, warming up included. */
    public int slots() {
        return 2 * settings.rounds() * workloads.size();
    }

    /**
     * Runs all rounds.
     *
     * @param slotsDone hears after each slot how many are done
     */
    public CoreBenchReport run(IntConsumer slotsDone) {
        double[][] rates = new double[workloads.size()][settings.rounds()];
        int done = 0;
        for (int round = -settings.rounds(); round < settings.rounds(); round++) {
            for (int i = 0; i < rates.length; i++) {
                // The rates of the rounds of warming up are overwritten.
                rates[i][Math.floorMod(round, settings.rounds())] = rate(workloads.get(i));
                slotsDone.accept(++done);
            }
        }
        return report(rates);
    }

    private double rate(Workload workload) {
        long slotNanos = (long) (1e9 * settings.seconds() / settings.rounds());
        long units = 0;
        long start = nanoTime.getAsLong();
        long passed;
        do {
            units += workload.step();
            passed = nanoTime.getAsLong() - start;
        } while (passed < slotNanos || passed == 0);
        return 1e9 * units / passed;
    }

    private CoreBenchReport report(double[][] rates) {
        List<CoreBenchReport.Row> rows = new ArrayList<>();
        for (int i = 0; i < settings.games().size(); i++) {
            rows.add(new CoreBenchReport.Row(
                    settings.games().get(i).id(),
                    new RoundRates(rates[WORKLOADS_A_GAME * i]),
                    new RoundRates(rates[WORKLOADS_A_GAME * i + 1])));
        }
        return new CoreBenchReport(settings, rows);
    }
}
