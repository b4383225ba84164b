package org.shbangzero.evaluate.packaging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * What a class was loaded from: a jar, or a folder of classes.
 *
 * @param name of its jar in the package
 */
record Library(Path source, String name) {
    private static final String NATIVE = "ai/onnxruntime/native/";
    /** For debuggers; twice as large as what they are about. */
    private static final String DEBUG_SYMBOLS = ".dSYM/";

    /**
     * The library of a class.
     *
     * @param folderName name of its jar if the class is not in one yet
     */
    static Library of(Class<?> member, String folderName) {
        CodeSource source = member.getProtectionDomain().getCodeSource();
        if (source == null) {
            throw new IllegalStateException(member + " comes from nowhere that could be copied");
        }
        try {
            Path path = Path.of(source.getLocation().toURI());
            return new Library(
                    path,
                    Files.isDirectory(path)
                            ? folderName + ".jar"
                            : path.getFileName().toString());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(member + " comes from no file: " + source.getLocation(), e);
        }
    }

    /**
     * Writes it as a jar.
     *
     * @param platforms whose native libraries it shall keep
     */
    void copy(Path target, Collection<Platform> platforms) throws IOException {
        if (Files.isDirectory(source)) {
            packFolder(target);
            return;
        }
        try (ZipFile jar = new ZipFile(source.toFile())) {
            Predicate<String> wanted = name -> isWanted(name, platforms);
            if (jar.stream().map(ZipEntry::getName).allMatch(wanted)) {
                Files.copy(source, target);
            } else {
                copyEntries(jar, target, wanted);
            }
        }
    }

    private static boolean isWanted(String name, Collection<Platform> platforms) {
        if (!name.startsWith(NATIVE) || name.equals(NATIVE)) {
            return true;
        }
        return !name.contains(DEBUG_SYMBOLS)
                && platforms.stream().anyMatch(platform -> name.startsWith(NATIVE + platform.word() + "/"));
    }

    private static void copyEntries(ZipFile jar, Path target, Predicate<String> wanted) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
            for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (wanted.test(entry.getName())) {
                    out.putNextEntry(entry(entry.getName(), entry.getTime()));
                    jar.getInputStream(entry).transferTo(out);
                    out.closeEntry();
                }
            }
        }
    }

    private static ZipEntry entry(String name, long time) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        return entry;
    }

    private void packFolder(Path target) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(source)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
            for (Path file : files) {
                String name = source.relativize(file).toString().replace('\\', '/');
                out.putNextEntry(entry(name, Files.getLastModifiedTime(file).toMillis()));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
    }

    /** Takes the licence texts that lie in it out into a folder of its own in {@code folder}, if there are any. */
    void copyLicences(Path folder) throws IOException {
        if (Files.isDirectory(source)) {
            return;
        }
        try (ZipFile jar = new ZipFile(source.toFile())) {
            List<? extends ZipEntry> texts =
                    jar.stream().filter(Library::isLicence).toList();
            Path own = folder.resolve(name.replaceFirst("\\.jar$", ""));
            for (ZipEntry text : texts) {
                Files.createDirectories(own);
                String file = text.getName().substring(text.getName().lastIndexOf('/') + 1);
                try (OutputStream out = Files.newOutputStream(own.resolve(file))) {
                    jar.getInputStream(text).transferTo(out);
                }
            }
        }
    }

    private static boolean isLicence(ZipEntry entry) {
        return entry.getName().matches("(META-INF/)?[^/]*(LICENSE|NOTICE|ThirdPartyNotices)[^/]*");
    }

    /** All that an engine needs which knows one class of each library. */
    static List<Library> ofAll(Collection<Class<?>> members) {
        List<Library> libraries = new ArrayList<>();
        for (Class<?> member : members) {
            Library library = of(member, member.getPackageName());
            if (libraries.stream().noneMatch(known -> isSame(known.source, library.source))) {
                libraries.add(library);
            }
        }
        return libraries;
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
