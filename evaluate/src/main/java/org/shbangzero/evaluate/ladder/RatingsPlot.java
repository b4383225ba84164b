package org.shbangzero.evaluate.ladder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.shbangzero.selfplay.io.AtomicFiles;

/**
 * {@code ratings.svg}: Elo over the checkpoints with their intervals, and a dashed line for each anchor. Drawn by hand, since it
 * is a few lines, and no library need be loaded for them.
 */
final class RatingsPlot {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 480;
    private static final int LEFT = 70;
    private static final int RIGHT = 180;
    private static final int TOP = 40;
    private static final int BOTTOM = 60;
    private static final int MOST_LABELS = 12;
    private static final double[] STEPS = {10, 20, 50, 100, 200, 500, 1000};
    private static final int MOST_LINES = 10;

    private final List<LadderReport.Row> checkpoints;
    private final List<LadderReport.Row> anchors;
    private final String title;
    private final double lowest;
    private final double highest;
    private final StringBuilder svg = new StringBuilder();

    private RatingsPlot(LadderReport report, String run) {
        checkpoints =
                report.rows().stream().filter(LadderReport.Row::isCheckpoint).toList();
        anchors = report.rows().stream().filter(row -> !row.isCheckpoint()).toList();
        title = run + ", " + report.game() + ": Elo over checkpoint 000000, with 95 % intervals";
        double margin = 20;
        lowest = report.rows().stream()
                        .mapToDouble(RatingsPlot::shownLower)
                        .min()
                        .orElse(0)
                - margin;
        highest = report.rows().stream()
                        .mapToDouble(RatingsPlot::shownUpper)
                        .max()
                        .orElse(0)
                + margin;
    }

    static void write(Path file, LadderReport report, String run) throws IOException {
        AtomicFiles.writeString(file, new RatingsPlot(report, run).draw());
    }

    /** An open end says nothing about how far it reaches, so it is not drawn to its number. */
    private static double shownLower(LadderReport.Row row) {
        return row.rating().difference().openBelow() ? row.elo() : row.lower();
    }

    private static double shownUpper(LadderReport.Row row) {
        return row.rating().difference().openAbove() ? row.elo() : row.upper();
    }

    private String draw() {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
                WIDTH, HEIGHT);
        add("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", WIDTH, HEIGHT);
        add("<text x=\"%d\" y=\"22\" font-size=\"14\">%s</text>", LEFT, escaped(title));
        drawGrid();
        anchors.forEach(this::drawAnchor);
        drawCheckpoints();
        return svg.append("</svg>\n").toString();
    }

    private void drawGrid() {
        double step = STEPS[STEPS.length - 1];
        for (int i = STEPS.length - 1; i >= 0 && (highest - lowest) / STEPS[i] <= MOST_LINES; i--) {
            step = STEPS[i];
        }
        for (double elo = Math.ceil(lowest / step) * step; elo <= highest; elo += step) {
            add(
                    "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"#ddd\"/>",
                    LEFT, y(elo), WIDTH - RIGHT, y(elo));
            add("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.0f</text>", LEFT - 8, y(elo) + 4, elo);
        }
    }

    private void drawAnchor(LadderReport.Row row) {
        add(
                "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"#b5651d\" stroke-dasharray=\"6 4\"/>",
                LEFT, y(row.elo()), WIDTH - RIGHT, y(row.elo()));
        add(
                "<text x=\"%d\" y=\"%.1f\" fill=\"#b5651d\">%s %.0f</text>",
                WIDTH - RIGHT + 8, y(row.elo()) + 4, escaped(row.name()), row.elo());
    }

    private void drawCheckpoints() {
        StringBuilder line = new StringBuilder();
        int labelEvery = Math.max(1, (checkpoints.size() + MOST_LABELS - 1) / MOST_LABELS);
        for (int i = 0; i < checkpoints.size(); i++) {
            LadderReport.Row row = checkpoints.get(i);
            line.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(i), y(row.elo())));
            add(
                    "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#1f5a94\"/>",
                    x(i), y(shownLower(row)), x(i), y(shownUpper(row)));
            add(
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"#1f5a94\"><title>%s: %s</title></circle>",
                    x(i),
                    y(row.elo()),
                    escaped(row.name()),
                    escaped(row.rating().difference().toString()));
            if (i % labelEvery == 0) {
                add(
                        "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>",
                        x(i), HEIGHT - BOTTOM + 22, escaped(row.name()));
            }
        }
        add(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"#1f5a94\" stroke-width=\"1.5\"/>",
                line.toString().strip());
    }

    private double x(int index) {
        double share = checkpoints.size() == 1 ? 0.5 : index / (checkpoints.size() - 1.0);
        return LEFT + 20 + share * (WIDTH - RIGHT - LEFT - 40);
    }

    private double y(double elo) {
        return TOP + (highest - elo) / (highest - lowest) * (HEIGHT - TOP - BOTTOM);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private void add(String pattern, Object... values) {
        svg.append(String.format(Locale.ROOT, pattern, values)).append('\n');
    }
}
