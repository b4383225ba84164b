package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        if (Files.exists(folder.root()) && !Files.isDirectory(folder.root())) {
            throw new InputException(folder.root() + " is a file; name a folder with --run");
        }
        if (resume && !folder.holdsRun()) {
            throw new InputException("there is no run in " + folder.root() + " to resume; start one without --resume");
        }
        if (!resume && folder.holdsRun()) {
            throw new InputException(folder.root() + " holds a run already; go on with it by\n  " + resumeCommand
                    + "\nor choose another folder with --run");
        }
        if (!resume && folder.holdsOtherFiles()) {
            throw new InputException(
                    folder.root() + " is not empty, and holds no run; name a new or an empty folder with --run");
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
        ManifestFile file = new ManifestFile(folder.manifest());
        if (!file.exists()) {
            return beginAgain(lock);
        }
        Manifest found = file.read();
        Map<String, String> changes = changes(found);
        Manifest manifest = new Inspection(folder, messages).inspect(found);
        if (!changes.isEmpty()) {
            changes.forEach((key, change) -> messages.accept("changed since the last start: " + key + ": " + change));
            manifest = manifest.withResume(new Manifest.Resume(manifest.last().number(), changes));
        }
        List<String> rows = new MetricsHistory(folder, manifest, messages).rows();
        Run run = new Run(folder, lock, manifest, Metrics.resume(folder.metrics(), rows));
        run.save(manifest);
        AtomicFiles.writeString(folder.config(), ConfigWriter.toYaml(settings));
        return run;
    }

    /** After a kill at the very beginning: the config is there, and nothing that counts. */
    private Run beginAgain(RunLock lock) throws IOException {
        if (folder.holdsResults()) {
            throw new InputException(folder.manifest() + " is missing, so nothing says which of the run's files count;"
                    + " restore it from a copy, or start a new run with another --run");
        }
        return beginWith(lock);
    }

    /** What differs from the run's config; refused if it must not. */
    private Map<String, String> changes(Manifest manifest) throws IOException {
        boolean sameAsEver = ConfigWriter.hash(settings).equals(manifest.configHash());
        Optional<Record> before = configBefore(manifest);
        if (before.isEmpty()) {
            return replaceConfig(sameAsEver);
        }
        Map<String, String> changes = new LinkedHashMap<>(ConfigWriter.differences(before.get(), settings));
        if (sameAsEver) {
            return changes;
        }
        Set<String> changeable = ConfigKey.of(settings.getClass()).stream()
                .filter(ConfigKey::mayChange)
                .map(ConfigKey::path)
                .collect(Collectors.toSet());
        changes.keySet().removeAll(changeable);
        String refused = changes.entrySet().stream()
                .map(change -> change.getKey() + ": " + change.getValue())
                .collect(Collectors.joining("\n  "));
        throw new InputException("the config differs from the run's own, " + folder.config()
                + ", in what must stay the same while a run lasts:\n  " + refused
                + "\nput it back (options -o given at the start must be given again), or start a new run with"
                + " another --run");
    }

    /** The config in the folder, if it is still the one that the manifest knows. */
    private Optional<Record> configBefore(Manifest manifest) {
        try {
            Record before = ConfigReader.read(folder.config(), List.of(), settings.getClass());
            return Optional.of(before)
                    .filter(config -> ConfigWriter.hash(config).equals(manifest.configHash()));
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    /** Lets the given config stand in for a damaged one, if the manifest says that it is the same in all that matters. */
    private Map<String, String> replaceConfig(boolean sameAsEver) throws IOException {
        String state = folder.config() + ": " + (Files.exists(folder.config()) ? "damaged" : "missing");
        if (!sameAsEver) {
            throw new InputException(state + ", and the config given is not the one that the run began with;"
                    + " give that one, with the same options -o, or start a new run with another --run");
        }
        String moved = Files.exists(folder.config()) ? "; moved to " + new SetAside(folder).move(folder.config()) : "";
        messages.accept(state + moved + "; written again from the config given, which the manifest knows");
        return Map.of();
    }
}
