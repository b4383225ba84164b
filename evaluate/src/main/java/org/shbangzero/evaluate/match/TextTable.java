package org.shbangzero.evaluate.match;

import java.util.ArrayList;
import java.util.List;

/** A table for terminals whose columns are as wide as their longest cell. */
public final class TextTable {
    private static final char RIGHT = 'r';

    private final String alignments;
    private final String gap;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * A table without rows.
     *
     * @param alignments a letter for each column: {@code l} or {@code r}, where its cells stand
     * @param gap what stands between two columns
     */
    public TextTable(String alignments, String gap) {
        this.alignments = alignments;
        this.gap = gap;
    }

    /** Adds a row, with a cell for each column. */
    public TextTable row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /** A line for each row, without blanks at its end. */
    public List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    /** Characters of the longest line. */
    public int width() {
        return lines().stream().mapToInt(String::length).max().orElse(0);
    }

    private String line(List<String> row) {
        List<String> cells = new ArrayList<>();
        for (int column = 0; column < row.size(); column++) {
            String padding = " ".repeat(width(column) - row.get(column).length());
            cells.add(alignments.charAt(column) == RIGHT ? padding + row.get(column) : row.get(column) + padding);
        }
        return String.join(gap, cells).stripTrailing();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
