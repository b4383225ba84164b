package org.shbangzero.evaluate.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;
import org.shbangzero.selfplay.io.FileErrors;

/**
 * An engine with its network in a folder that works wherever it is moved, on a machine that has Java and nothing else.
 *
 * @param network the ONNX file
 * @param label what the network is called
 * @param game that it plays
 * @param licence of the network
 * @param version of this program
 * @param platforms on which it shall run
 * @param mainClass that its launchers start
 */
public record EnginePackage(
        Path network,
        String label,
        Game game,
        String licence,
        String version,
        Set<Platform> platforms,
        String mainClass) {
    /** The launcher for a POSIX shell. The one for Windows is called so with {@code .bat}. */
    public static final String LAUNCHER = "shbang-engine";

    private static final String LIBRARIES = "lib";
    private static final String LICENCES = "licences";

    /** A class of each library that an engine needs; some of them may be known to other packages alone. */
    private static final List<String> MEMBERS = List.of(
            "org.shbangzero.core.Game",
            "org.shbangzero.selfplay.inference.Evaluator",
            "org.shbangzero.evaluate.uci.UciEngine",
            "picocli.CommandLine",
            "com.fasterxml.jackson.databind.ObjectMapper",
            "com.fasterxml.jackson.core.JsonFactory",
            "com.fasterxml.jackson.annotation.JsonInclude",
            "ai.onnxruntime.OrtEnvironment",
            "org.slf4j.Logger");

    /**
     * Writes the folder, whole or not at all.
     *
     * @param folder absolute, without {@code ..}
     * @param replace whether a package that is there may be replaced
     * @return its size in bytes
     * @throws InputException if something is there that may not be replaced
     */
    public long write(Path folder, boolean replace) throws IOException {
        requireFree(folder, replace);
        Path temporary = AtomicFiles.temporaryFor(folder);
        delete(temporary);
        try {
            fill(Files.createDirectories(temporary));
            delete(folder);
            AtomicFiles.publishFolder(temporary, folder);
        } catch (IOException e) {
            throw FileErrors.named(folder, temporary, e);
        } finally {
            delete(temporary);
        }
        return size(folder);
    }

    private static void requireFree(Path folder, boolean replace) {
        if (!Files.exists(folder)) {
            return;
        }
        if (!replace) {
            throw new InputException(folder + " exists already; name another folder, or replace it with --force");
        }
        if (!Files.isRegularFile(folder.resolve(LAUNCHER)) || !Files.isDirectory(folder.resolve(LIBRARIES))) {
            throw new InputException(folder + " is no packaged engine, and is not replaced; name another folder");
        }
    }

    private void fill(Path folder) throws IOException {
        Path libraries = Files.createDirectory(folder.resolve(LIBRARIES));
        Path licences = Files.createDirectory(folder.resolve(LICENCES));
        for (Library library : Library.ofAll(members())) {
            library.copy(libraries.resolve(library.name()), platforms);
            library.copyLicences(licences);
        }
        text("LICENSE", licences.resolve("Apache-2.0.txt"));
        text("onnxruntime-MIT.txt", licences.resolve("onnxruntime-MIT.txt"));
        Files.copy(network, folder.resolve(networkName()));
        text("engine.sh", folder.resolve(LAUNCHER));
        makeExecutable(folder.resolve(LAUNCHER));
        text("engine.bat", folder.resolve(LAUNCHER + ".bat"));
        text("README.txt", folder.resolve("README.txt"));
    }

    private List<Class<?>> members() {
        List<Class<?>> members = new ArrayList<>();
        try {
            for (String name : MEMBERS) {
                members.add(Class.forName(name, false, EnginePackage.class.getClassLoader()));
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("a library is missing on the class path", e);
        }
        // It may have come from outside.
        members.add(game.getClass());
        return members;
    }

    /** Only letters that no shell takes for its own. */
    private String networkName() {
        return label.replaceAll("[^A-Za-z0-9._@-]", "_") + ".onnx";
    }

    /** Copies one of this package's texts, filled in. */
    private void text(String name, Path target) throws IOException {
        String text;
        try (InputStream in = EnginePackage.class.getResourceAsStream(name)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Map<String, String> values = Map.of(
                "NETWORK", networkName(),
                "LABEL", label,
                "GAME", game.id(),
                "LICENCE", licence,
                "VERSION", version,
                "PLATFORMS", platforms.stream().map(Platform::word).collect(Collectors.joining(", ")),
                "MAIN", mainClass);
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{" + value.getKey() + "}", value.getValue());
        }
        Files.writeString(target, target.toString().endsWith(".bat") ? text.replace("\n", "\r\n") : text);
    }

    private static void makeExecutable(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    private static long size(Path folder) throws IOException {
        long bytes = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                bytes += Files.size(file);
            }
        }
        return bytes;
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(file);
                }
            }
        }
    }
}
