package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.config.ConfigKey;
import org.shbangzero.selfplay.config.ConfigReader;
import org.shbangzero.selfplay.config.ConfigWriter;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * Begins a run or takes one up again, and refuses when that is not what was asked for.
 *
 * @param folder of the run
 * @param settings of this start, resolved
 * @param game id of the game
 * @param resume whether the folder must hold a run (else it must not)
 * @param resumeCommand the command line that would resume the run, for messages
 * @param messages hears what was set aside, and what changed
 */
record RunOpening(
        RunFolder folder,
        Record settings,
        String game,
        boolean resume,
        String resumeCommand,
        Consumer<String> messages) {

    /**
     * Locks the folder and brings it in order.
     *
     * @throws InputException if there is a run and none was expected or the other way round, if another process has it,
     *     if a key changed that must not, or if something is damaged that cannot be made again
     */
    Run open() throws IOException {
        if (resume && !folder.holdsRun()) {
            throw new InputException("there is no run in " + folder.root() + " to resume; start one without --resume");
        }
        if (!resume && folder.holdsRun()) {
            throw new InputException(folder.root() + " holds a run already; go on with it by\n  " + resumeCommand
                    + "\nor choose another folder with --run");
        }
        Files.createDirectories(folder.root());
        RunLock lock = RunLock.acquire(folder);
        try {
            folder.create();
            return resume ? resumeWith(lock) : beginWith(lock);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private Run beginWith(RunLock lock) throws IOException {
        AtomicFiles.writeString(folder.config(), ConfigWriter.toYaml(settings));
        return started(lock);
    }

    private Run started(RunLock lock) throws IOException {
        Manifest manifest = new Manifest(
                Manifest.VERSION,
                game,
                ConfigWriter.hash(settings),
                List.of(Manifest.Iteration.begin(0, 0)),
                List.of(),
                null);
        Run run = new Run(folder, lock, manifest, Metrics.create(folder.metrics()));
        run.save(manifest);
        return run;
    }

    private Run resumeWith(RunLock lock) throws IOException {
        Map<String, String> changes = changes();
        if (!Files.exists(folder.manifest())) {
            // Killed at its very beginning: the config is there, and nothing that counts.
            return started(lock);
        }
        Manifest found = JsonFiles.read(folder.manifest(), Manifest.class);
        if (found.version() != Manifest.VERSION) {
            throw new InputException(
                    folder.manifest() + " has format version " + found.version() + ", this program reads version "
                            + Manifest.VERSION + "; resume it with the program that wrote it");
        }
        Manifest manifest = new Inspection(folder, messages).inspect(found);
        if (!changes.isEmpty()) {
            changes.forEach((key, change) -> messages.accept("changed since the last start: " + key + ": " + change));
            manifest = manifest.withResume(new Manifest.Resume(manifest.last().number(), changes));
        }
        Run run = new Run(folder, lock, manifest, Metrics.resume(folder.metrics(), manifest));
        run.save(manifest);
        AtomicFiles.writeString(folder.config(), ConfigWriter.toYaml(settings));
        return run;
    }

    /** What differs from the run's config; refused if it must not. */
    private Map<String, String> changes() {
        Record before = ConfigReader.read(folder.config(), List.of(), settings.getClass());
        Map<String, String> changes = new LinkedHashMap<>(ConfigWriter.differences(before, settings));
        Set<String> changeable = ConfigKey.of(settings.getClass()).stream()
                .filter(ConfigKey::mayChange)
                .map(ConfigKey::path)
                .collect(Collectors.toSet());
        List<String> refused = changes.entrySet().stream()
                .filter(change -> !changeable.contains(change.getKey()))
                .map(change -> change.getKey() + ": " + change.getValue())
                .toList();
        if (!refused.isEmpty()) {
            throw new InputException("the config differs from the run's own, " + folder.config()
                    + ", in what must stay the same while a run lasts:\n  " + String.join("\n  ", refused)
                    + "\nput it back (options -o given at the start must be given again), or start a new run with"
                    + " another --run");
        }
        return changes;
    }
}
