package org.shbangzero.evaluate.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The engines that run: none outlives this process, unless it is killed without notice. */
final class LiveEngines {
    private static final Set<EngineProcess> ALL = ConcurrentHashMap.newKeySet();
    private static volatile boolean ending;

    static {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(LiveEngines::end, "engines-end"));
        } catch (IllegalStateException e) {
            // Too late to start any.
            ending = true;
        }
    }

    private LiveEngines() {}

    static void add(EngineProcess process) {
        ALL.add(process);
        if (ending) {
            process.destroy();
        }
    }

    static void remove(EngineProcess process) {
        ALL.remove(process);
    }

    /** Whether this process is about to end: then engines end too, which is not their fault. */
    static boolean areEnding() {
        return ending;
    }

    private static void end() {
        ending = true;
        ALL.forEach(EngineProcess::destroy);
    }
}
