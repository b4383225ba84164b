package org.shbangzero.evaluate.play;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.shbangzero.evaluate.think.ThinkerFactory;

/** A server and Debian's Chromium, which shows its page. */
final class PageRig implements AutoCloseable {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    final PageClient client;
    final Browser browser;
    private final ThinkerFactory thinkers;
    private final PlayServer server;

    /**
     * Starts both.
     *
     * @param thinkers is closed with it
     * @param folder for whatever is written
     */
    PageRig(ThinkerFactory thinkers, Path folder) throws IOException, InterruptedException {
        boolean isInstalled = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "chromium")));
        assumeThat(isInstalled).as("chromium is on the PATH").isTrue();
        this.thinkers = thinkers;
        server = new PlayServer(
                thinkers, "test engine", Optional.empty(), folder.resolve("game.json"), 0, new SplittableRandom(1));
        client = new PageClient(server.address());
        browser = new Browser(folder.resolve("profile"));
        onScreen();
        browser.prefer("light");
    }

    void onScreen() throws IOException, InterruptedException {
        browser.resize(1100, 820, false);
    }

    /** Begins a game as {@link PageClient#begin} does, and shows it. */
    void show(String game, String colour, String engine, String more) throws IOException, InterruptedException {
        client.begin(game, colour, engine, more);
        reload();
    }

    void reload() throws IOException, InterruptedException {
        browser.open(server.address());
        browser.await("document.querySelectorAll(\".square\").length === 64");
    }

    String text(String selector) throws IOException, InterruptedException {
        return browser.evaluate("document.querySelector('" + selector + "').textContent");
    }

    String classOf(String square) throws IOException, InterruptedException {
        return browser.evaluate("document.querySelector('[data-square=" + square + "]').className");
    }

    boolean isShown(String selector) throws IOException, InterruptedException {
        return browser.evaluate("Boolean(document.querySelector('" + selector + "')?.offsetParent)")
                .equals("true");
    }

    /** Waits until the list has so many moves. */
    void awaitMoves(int plies) throws IOException, InterruptedException {
        browser.await("document.querySelectorAll(\"#moves .ply\").length === " + plies);
    }

    void awaitText(String selector, String text) throws IOException, InterruptedException {
        browser.await("document.querySelector('" + selector + "').textContent.includes('" + text + "')");
    }

    void move(String from, String to) throws IOException, InterruptedException {
        browser.click("[data-square=" + from + "]");
        browser.click("[data-square=" + to + "]");
    }

    /** Leaves a picture of the window in {@code target/screenshots}. */
    void screenshot(String name) throws IOException, InterruptedException {
        browser.screenshot(SCREENSHOTS.resolve(name + ".png"));
    }

    @Override
    public void close() {
        browser.close();
        server.close();
        thinkers.close();
    }
}
