package org.shbangzero.evaluate.cli.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A page of {@code docs/rules}: its fenced blocks and its tables.
 *
 * @param name file name
 */
record RulesPage(String name, List<String> lines) {
    static final Path FOLDER = Path.of("../docs/rules");

    private static final String FENCE = "```";

    /**
     * A fenced block.
     *
     * @param place file name and line, for messages
     */
    record Block(String place, List<String> lines) {
        @Override
        public String toString() {
            return place;
        }
    }

    /**
     * A row of a table.
     *
     * @param header the cells of its table's first row
     */
    record Row(String place, List<String> header, List<String> cells) {
        @Override
        public String toString() {
            return place;
        }
    }

    static RulesPage of(String name) {
        try {
            return new RulesPage(name, Files.readAllLines(FOLDER.resolve(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        int start = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(FENCE)) {
                if (start >= 0) {
                    blocks.add(new Block(name + ":" + start, lines.subList(start, i)));
                }
                start = start < 0 ? i + 1 : -1;
            }
        }
        return blocks;
    }

    /** The blocks that are pictures. */
    List<RulesPicture> pictures() {
        return blocks().stream()
                .filter(RulesPicture::isPicture)
                .map(RulesPicture::of)
                .toList();
    }

    /** The rows below a header with these cells; none if there is no such table. */
    List<Row> rows(String... header) {
        return rows().stream()
                .filter(row -> row.header().equals(List.of(header)))
                .toList();
    }

    /** The rows with this first cell, in all tables. */
    List<Row> rowsNamed(String firstCell) {
        return rows().stream()
                .filter(row -> row.cells().get(0).equals(firstCell))
                .toList();
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        List<String> header = null;
        for (int i = 0; i < lines.size(); i++) {
            List<String> cells = cells(lines.get(i));
            if (header != null && cells != null && !cells.get(0).startsWith("-")) {
                rows.add(new Row(name + ":" + (i + 1), header, cells));
            }
            header = cells == null ? null : Objects.requireNonNullElse(header, cells);
        }
        return rows;
    }

    /** The cells of a table's line, or null. */
    private static List<String> cells(String line) {
        if (!line.startsWith("|")) {
            return null;
        }
        return Arrays.stream(line.substring(1).split("\\|")).map(String::strip).toList();
    }

    /** The texts between backquotes. */
    static List<String> code(String cell) {
        String[] parts = cell.split("`", -1);
        List<String> code = new ArrayList<>();
        for (int i = 1; i < parts.length; i += 2) {
            code.add(parts[i]);
        }
        return code;
    }
}
