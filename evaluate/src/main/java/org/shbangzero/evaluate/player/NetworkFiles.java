package org.shbangzero.evaluate.player;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.shbangzero.core.InputException;
import org.shbangzero.core.Suggestion;
import org.shbangzero.selfplay.io.FileErrors;
import org.shbangzero.selfplay.io.Sha256;

/**
 * Finds the network that a text names: a {@code .onnx} file; a folder with a {@code model.onnx} (a checkpoint); or
 * {@code RUN@WHICH}, where RUN is a run's folder and WHICH is {@code best}, {@code latest} or a checkpoint's number.
 *
 * @param model the ONNX file, which exists
 * @param label a short name: the file's, or run and checkpoint as {@code quickstart@000003}
 */
public record NetworkFiles(Path model, String label) {
    private static final String MODEL = "model.onnx";
    private static final String CHECKPOINTS = "checkpoints";
    private static final String MANIFEST = "manifest.json";
    private static final int FINGERPRINT_DIGITS = 16;

    /**
     * Finds the network of a player, as {@link #find} does; what is no file's name is taken for a player's.
     *
     * @throws InputException saying what is missing, and what is there instead
     */
    static NetworkFiles ofPlayer(String who) {
        boolean looksLikeFile = who.contains("/") || who.contains(".") || who.contains("@");
        if (!looksLikeFile && !Files.exists(path(who))) {
            throw new InputException("unknown player '" + who + "'" + Suggestion.hint(who, PlayerSpec.BUILT_IN)
                    + " (expected " + String.join(", ", PlayerSpec.BUILT_IN)
                    + ", a .onnx file, a checkpoint's folder, RUN@best, or uci:PROGRAM)");
        }
        return find(who);
    }

    /**
     * Finds a network.
     *
     * @throws InputException saying what is missing, and what is there instead
     */
    public static NetworkFiles find(String text) {
        Path path = path(text);
        int at = text.lastIndexOf('@');
        if (!Files.exists(path) && at > 0) {
            return inRun(path(text.substring(0, at)), text.substring(at + 1), text);
        }
        if (Files.isRegularFile(path)) {
            return ofFile(path);
        }
        if (Files.isRegularFile(path.resolve(MODEL))) {
            return ofCheckpoint(path);
        }
        if (Files.isDirectory(path.resolve(CHECKPOINTS))) {
            throw new InputException("'" + text + "' is a whole run; say which checkpoint: " + text + "@best, " + text
                    + "@latest or " + text + "@NUMBER" + listing(path.resolve(CHECKPOINTS)));
        }
        throw missing(text, path);
    }

    /** Tells networks apart that have the same name: the first 16 hexadecimal digits of the file's SHA-256. */
    public static String fingerprint(Path model) throws IOException {
        return Sha256.of(model).substring(0, FINGERPRINT_DIGITS);
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new InputException("'" + text + "' is no file's name", e);
        }
    }

    private static NetworkFiles ofFile(Path file) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".onnx")) {
            throw new InputException("'" + file + "' is no network: expected a .onnx file or a checkpoint's folder");
        }
        Path folder = file.toAbsolutePath().getParent();
        return name.equals(MODEL)
                ? new NetworkFiles(file, label(folder))
                : new NetworkFiles(file, name.substring(0, name.length() - ".onnx".length()));
    }

    private static NetworkFiles ofCheckpoint(Path folder) {
        return new NetworkFiles(folder.resolve(MODEL), label(folder.toAbsolutePath()));
    }

    /** {@code quickstart@000003} for a checkpoint within a run, otherwise the folder's own name. */
    private static String label(Path folder) {
        Path normal = folder.normalize();
        Path parent = normal.getParent();
        String name = Objects.requireNonNullElse(normal.getFileName(), normal).toString();
        boolean inRun = parent != null && parent.endsWith(CHECKPOINTS) && parent.getNameCount() > 1;
        return inRun ? parent.getParent().getFileName() + "@" + name : name;
    }

    private static NetworkFiles inRun(Path run, String which, String text) {
        if (!Files.isDirectory(run.resolve(CHECKPOINTS))) {
            throw new InputException("network '" + text + "': '" + run + "' is no run's folder (it has no '"
                    + CHECKPOINTS + "' folder)");
        }
        String name =
                switch (which) {
                    case "best" -> "%06d".formatted(last(run, "/best", text));
                    case "latest" -> "%06d".formatted(last(run, "/checkpoint/number", text));
                    default -> which.matches("[0-9]{1,6}") ? "%06d".formatted(Integer.parseInt(which)) : which;
                };
        Path folder = run.resolve(CHECKPOINTS).resolve(name);
        if (!Files.isRegularFile(folder.resolve(MODEL))) {
            throw new InputException("network '" + text + "': there is no checkpoint '" + name + "' in the run"
                    + Suggestion.hint(which, List.of("best", "latest")) + listing(run.resolve(CHECKPOINTS)));
        }
        return ofCheckpoint(folder);
    }

    /** The number that stands at {@code pointer} in the last iteration of the run's manifest that has one. */
    private static int last(Path run, String pointer, String text) {
        Path manifest = run.resolve(MANIFEST);
        int number = -1;
        try {
            for (JsonNode iteration :
                    new ObjectMapper().readTree(manifest.toFile()).path("iterations")) {
                number = iteration.at(pointer).asInt(number);
            }
        } catch (IOException e) {
            throw new InputException("network '" + text + "': cannot read " + manifest + ": " + e.getMessage(), e);
        }
        if (number < 0) {
            throw new InputException("network '" + text + "': the run has no finished checkpoint yet");
        }
        return number;
    }

    /**
     * The names of a run's finished checkpoints, ascending.
     *
     * @throws InputException if it is no run's folder
     */
    public static List<String> checkpoints(Path run) {
        Path folder = run.resolve(CHECKPOINTS);
        if (!Files.isDirectory(folder)) {
            throw new InputException("'" + run + "' is no run's folder (it has no '" + CHECKPOINTS + "' folder)");
        }
        try {
            return names(folder);
        } catch (IOException e) {
            throw new InputException("cannot list " + folder + ": " + FileErrors.describe(e), e);
        }
    }

    /** The file of a run's checkpoint. */
    public static Path inRun(Path run, String checkpoint) {
        return run.resolve(CHECKPOINTS).resolve(checkpoint).resolve(MODEL);
    }

    private static List<String> names(Path checkpoints) throws IOException {
        try (Stream<Path> folders = Files.list(checkpoints)) {
            return folders.filter(folder -> Files.isRegularFile(folder.resolve(MODEL)))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private static String listing(Path checkpoints) {
        try {
            List<String> names = names(checkpoints);
            if (names.size() > 3) {
                names = List.of(names.get(0), names.get(1), "…", names.get(names.size() - 1));
            }
            return names.isEmpty() ? " (it has none yet)" : " (there are: " + String.join(", ", names) + ")";
        } catch (IOException e) {
            return " (cannot list " + checkpoints + ": " + e.getMessage() + ")";
        }
    }

    private static InputException missing(String text, Path path) {
        if (Files.isDirectory(path)) {
            return new InputException("'" + text + "' is a folder without a " + MODEL
                    + "; expected a checkpoint's folder, e.g. runs/NAME/checkpoints/000003");
        }
        if (PlayerSpec.BUILT_IN.contains(text)) {
            throw new InputException("'" + text
                    + "' plays without a network; expected a .onnx file, a checkpoint's folder, or RUN@best");
        }
        Path parent = path.toAbsolutePath().normalize().getParent();
        boolean inRun = parent != null && parent.endsWith(CHECKPOINTS) && Files.isDirectory(parent);
        return new InputException("no such file or folder: '" + text + "'"
                + (inRun
                        ? listing(parent)
                        : " (expected a .onnx file, a checkpoint's folder, RUN@best, RUN@latest or RUN@NUMBER)"));
    }
}
