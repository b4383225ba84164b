package org.shbangzero.evaluate.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.shbangzero.evaluate.cli.CommandLineRun.shbang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.Games;
import org.shbangzero.evaluate.cli.CommandLineRun;
import org.shbangzero.evaluate.cli.shell.ExitCodes;
import org.shbangzero.evaluate.testing.TinyNetwork;

class PackageCommandTest {
    private static final String HERE = "linux-x64,linux-aarch64,osx-aarch64";

    @TempDir
    static Path shared;

    /** A package that nobody changes. */
    private static Path engine;

    @TempDir
    Path folder;

    @BeforeAll
    static void write() throws IOException {
        Path network = TinyNetwork.write(shared.resolve("tiny.onnx"), Games.byId("shbang"), 1);
        CommandLineRun run = shbang("package", network.toString(), "-o", shared + "/first place", "--platforms", HERE);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .matches("(?s).*/first place: \\d+\\.\\d MB, an engine for shbang on linux-x64, .*Next: .*")
                .contains("name '" + shared + "/first place/shbang-engine' to");
        engine = shared.resolve("moved to/another place");
        Files.createDirectories(engine.getParent());
        Files.move(shared.resolve("first place"), engine);
    }

    private record Finished(int exitCode, String out, String err) {}

    private Finished launch(Path launcher, String input, String... environment) throws Exception {
        return launch(List.of(launcher.toString()), input, environment);
    }

    /** Runs the launcher with arguments and standard input, in an environment of nothing but these variables. */
    private Finished launch(List<String> command, String input, String... environment) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        Stream.concat(Stream.of("/bin/sh"), command.stream()).toList())
                .directory(folder.toFile())
                .redirectInput(Files.writeString(folder.resolve("in"), input).toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().clear();
        for (int i = 0; i < environment.length; i += 2) {
            builder.environment().put(environment[i], environment[i + 1]);
        }
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Finished(
                process.exitValue(), Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
    }

    @Test
    void playsWhereverItIsMoved() throws Exception {
        String commands = "uci\nisready\nposition startpos moves e2e4\ngo nodes 4\nisready\nquit\n";
        Finished game = launch(engine.resolve("shbang-engine"), commands, "JAVA_HOME", System.getProperty("java.home"));

        assertThat(game.err()).isEmpty();
        assertThat(game.exitCode()).isZero();
        assertThat(game.out()).contains("id name Shbang Zero ", " tiny\n", "uciok", "readyok", "bestmove ");
    }

    @Test
    void isStartedThroughALinkToo() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), engine.resolve("shbang-engine"));
        Finished run = launch(
                link, "uci\nquit\n", "JAVA_HOME", System.getProperty("java.home"), "PATH", System.getenv("PATH"));
        assertThat(run.out()).contains("uciok");
    }

    @Test
    void saysSoIfThereIsNoJavaOrAnOldOne() throws Exception {
        Finished none = launch(engine.resolve("shbang-engine"), "uci\n", "PATH", folder.toString());
        assertThat(none.exitCode()).isEqualTo(3);
        assertThat(none.err())
                .contains("there is no Java", "install version 17 or newer")
                .hasLineCount(1);

        Path java = Files.createDirectories(folder.resolve("old/bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\necho 'java version \"1.8.0_202\"' >&2\necho 'Java(TM) SE' >&2\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Finished old = launch(
                engine.resolve("shbang-engine"),
                "uci\n",
                "JAVA_HOME",
                folder.resolve("old").toString());
        assertThat(old.exitCode()).isEqualTo(3);
        assertThat(old.err()).contains("is not Java 17 or newer", "1.8.0_202").hasLineCount(1);
        assertThat(old.out()).isEmpty();
    }

    @Test
    void holdsWhatAnEngineNeedsAndNoMore() throws IOException {
        assertThat(engine.resolve("README.txt"))
                .content(StandardCharsets.UTF_8)
                .contains("AN ENGINE FOR shbang", "linux-x64", "not stated: ask whoever trained it")
                .doesNotContain("{")
                .satisfies(text -> assertThat(text.lines()).hasSizeLessThan(60));
        assertThat(engine.resolve("shbang-engine")).isExecutable();
        assertThat(engine.resolve("tiny.onnx")).exists();
        assertThat(engine.resolve("licences/Apache-2.0.txt")).content().contains("Apache License");
        assertThat(engine.resolve("licences/onnxruntime-MIT.txt")).content().contains("Microsoft");
        assertThat(files(engine.resolve("licences"))).anyMatch(file -> file.endsWith("ThirdPartyNotices.txt"));
        assertThat(files(engine.resolve("lib"))).noneMatch(file -> file.toString()
                .matches(".*(javalin|jetty|hadoop|parquet|nd4j|deeplearning4j|kotlin).*"));
        try (Stream<Path> parts = Files.list(shared)) {
            assertThat(parts).noneMatch(part -> part.getFileName().toString().endsWith(".tmp"));
        }
    }

    @Test
    void saysSoIfItsNetworkIsGone() throws Exception {
        Path launcher = Files.copy(engine.resolve("shbang-engine"), folder.resolve("shbang-engine"));
        Files.createSymbolicLink(folder.resolve("lib"), engine.resolve("lib"));
        Finished run = launch(launcher, "uci\nquit\n", "JAVA_HOME", System.getProperty("java.home"));

        assertThat(run.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
        assertThat(run.err())
                .contains("there is no network " + folder.resolve("tiny.onnx") + "; ", "unpack it again")
                .doesNotContain("RUN@")
                .hasLineCount(1);
    }

    @Test
    void nativeLibrariesAreThoseOfThePlatforms() throws IOException {
        Path jar = files(engine.resolve("lib")).stream()
                .filter(file -> file.getFileName().toString().startsWith("onnxruntime"))
                .findFirst()
                .orElseThrow();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<String> natives = zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.matches(".*\\.(so|dll|dylib)"))
                    .toList();
            assertThat(natives)
                    .anyMatch(name -> name.contains("/linux-x64/"))
                    .anyMatch(name -> name.contains("/osx-aarch64/"))
                    .noneMatch(name -> name.contains("/win-x64/") || name.contains("dSYM"));
        }
    }

    @Test
    void replacesAPackageOnlyIfToldToAndNothingElseEver() throws IOException {
        String network = shared.resolve("tiny.onnx").toString();
        CommandLineRun again = shbang("package", network, "-o", engine.toString(), "--platforms", "win-x64");
        assertThat(again.exitCode()).isEqualTo(3);
        assertThat(again.err()).contains("exists already", "--force");

        Path target = folder.resolve("engine");
        assertThat(shbang("package", network, "-o", target.toString(), "--platforms", "win-x64")
                        .exitCode())
                .isZero();
        Path left = Files.writeString(target.resolve("left over"), "");
        CommandLineRun replaced =
                shbang("package", network, "-o", target.toString(), "--platforms", "win-x64", "--force");
        assertThat(replaced.exitCode()).as(replaced.err()).isZero();
        assertThat(left).doesNotExist();

        Path precious = Files.writeString(folder.resolve("precious"), "");
        CommandLineRun other = shbang("package", network, "-o", folder.toString(), "--force");
        assertThat(other.exitCode()).isEqualTo(3);
        assertThat(other.err()).contains("is no packaged engine, and is not replaced");
        assertThat(precious).exists();
    }

    @Test
    void theWayToTheFolderMayLeadThroughOneThatIsNotThere() throws IOException {
        String network = shared.resolve("tiny.onnx").toString();
        CommandLineRun run =
                shbang("package", network, "-o", folder + "/new/aside/../engine", "--platforms", "win-x64");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(folder.resolve("new")).isDirectoryContaining(made -> made.endsWith("engine"));
        assertThat(folder.resolve("new/engine/shbang-engine")).exists();
    }

    @Test
    void aBrokenNetworkIsRefused() throws IOException {
        Path broken = TinyNetwork.writeBroken(folder.resolve("broken.onnx"), Games.byId("chess"));
        CommandLineRun run = shbang("package", broken.toString(), "-o", folder + "/x");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("gives NaN", "use an older checkpoint").hasLineCount(1);
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void speaksOfItselfByTheNameOfItsLauncher() throws Exception {
        Finished help = ask("--help");
        assertThat(help.exitCode()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: shbang-engine [-hV] [--debug]\n")
                .contains("README.txt beside it", "Example:\n  shbang-engine\n")
                .doesNotContain("shbang uci", "--net", "docs/");
        assertThat(ask("--version").out()).startsWith("shbang-engine ");

        Finished wrong = ask("--nett");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err())
                .isEqualTo("shbang-engine: unknown option '--nett'\n"
                        + "Try 'shbang-engine --help' for its options and an example.\n");
    }

    @Test
    void saysWhichFileIsMissing() throws Exception {
        Path copy = Files.copy(engine.resolve("shbang-engine"), folder.resolve("shbang-engine"));
        Files.createSymbolicLink(folder.resolve("lib"), engine.resolve("lib"));
        Finished run = launch(copy, "uci\n", "JAVA_HOME", System.getProperty("java.home"));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .startsWith("shbang-engine: ")
                .contains("tiny.onnx")
                .hasLineCount(1);
    }

    private Finished ask(String option) throws Exception {
        List<String> command = List.of(engine.resolve("shbang-engine").toString(), option);
        return launch(command, "", "JAVA_HOME", System.getProperty("java.home"));
    }

    /** A block would end at a parenthesis in the path of Java, such as that of {@code Program Files (x86)}. */
    @Test
    void theLauncherForWindowsHasLinesForWindowsAndNoBlocks() throws IOException {
        String launcher = Files.readString(engine.resolve("shbang-engine.bat"));
        assertThat(launcher.replace("\r\n", "")).doesNotContain("\n", "\r");
        assertThat(launcher.lines().filter(line -> line.endsWith("("))).isEmpty();
        assertThat(launcher)
                .contains("\"%~dp0tiny.onnx\" %*\r\nexit /b %errorlevel%\r\n")
                .doesNotContain("{", "}");
    }

    @Test
    void examplesCanBePasted() {
        assertThat(shbang("package", "--help").out().lines())
                .contains("  shbang package runs/chess-quickstart@best -o chess --platforms win-x64");
    }

    @Test
    void wrongUseGetsOneMessage() throws IOException {
        String network = shared.resolve("tiny.onnx").toString();
        CommandLineRun platform = shbang("package", network, "-o", folder + "/x", "--platforms", "win-x86");
        assertThat(platform.exitCode()).isEqualTo(2);
        assertThat(platform.err()).contains("unknown platform 'win-x86'; did you mean 'win-x64'?");
        Path text = Files.writeString(folder.resolve("text.onnx"), "no network");
        assertThat(shbang("package", text.toString(), "-o", folder + "/x").err())
                .contains("is no whole ONNX file");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
