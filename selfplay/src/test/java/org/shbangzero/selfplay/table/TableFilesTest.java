package org.shbangzero.selfplay.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.io.AtomicFiles;

class TableFilesTest {
    private static final int ROWS = 2 * TableWriter.GROUP_ROWS + 3;

    private record Item(String text, int count, long big, Double part, List<String> words, List<Double> parts) {}

    private static final List<TableColumn<Item>> COLUMNS = List.of(
            TableColumn.of("text", ColumnType.STRING, Item::text),
            TableColumn.of("count", ColumnType.INT32, Item::count),
            TableColumn.of("big", ColumnType.INT64, Item::big),
            TableColumn.<Item>of("part", ColumnType.DOUBLE, Item::part).nullable(),
            TableColumn.list("words", ColumnType.STRING, Item::words),
            TableColumn.<Item>list("parts", ColumnType.DOUBLE, Item::parts).nullable());

    @TempDir
    Path folder;

    private static List<Item> items(int count) {
        SplittableRandom random = new SplittableRandom(count);
        return IntStream.range(0, count)
                .mapToObj(i -> new Item(
                        "ü" + i,
                        random.nextInt(),
                        random.nextLong(),
                        maybe(random),
                        IntStream.range(0, random.nextInt(4))
                                .mapToObj(w -> "w" + w)
                                .toList(),
                        Stream.generate(() -> maybe(random))
                                .limit(random.nextInt(4))
                                .toList()))
                .toList();
    }

    private static Double maybe(SplittableRandom random) {
        return random.nextBoolean() ? random.nextDouble() : null;
    }

    private Path write(String name, List<Item> items) throws IOException {
        Path file = folder.resolve(name);
        try (TableWriter<Item> writer = TableWriter.create(file, COLUMNS)) {
            for (Item item : items) {
                writer.write(item);
            }
            writer.commit(Map.of("about", "items"));
        }
        return file;
    }

    @SuppressWarnings("unchecked")
    private static List<Item> read(Path file) {
        List<Item> items = new ArrayList<>();
        try (TableReader reader = TableReader.open(file)) {
            reader.forEachRemaining(row -> items.add(new Item(
                    (String) row.get("text"),
                    (int) row.get("count"),
                    (long) row.get("big"),
                    (Double) row.get("part"),
                    (List<String>) row.get("words"),
                    (List<Double>) row.get("parts"))));
        }
        return items;
    }

    @Test
    void rowsComeBackAsWritten() throws IOException {
        List<Item> items = items(ROWS);
        Path file = write("a.parquet", items);

        assertThat(items).anyMatch(item -> item.part() == null).anyMatch(item -> item.parts()
                .contains(null));
        assertThat(read(file)).isEqualTo(items);
        assertThat(TableReader.metadata(file)).isEqualTo(Map.of("about", "items"));
        assertThat(read(write("empty.parquet", List.of()))).isEmpty();
    }

    @Test
    void columnsKeepTheirOrder() throws IOException {
        try (TableReader reader = TableReader.open(write("a.parquet", items(1)))) {
            assertThat(reader.next().keySet()).containsExactly("text", "count", "big", "part", "words", "parts");
        }
    }

    @Test
    void theSameRowsGiveTheSameBytes() throws IOException {
        assertThat(write("a.parquet", items(100))).hasSameBinaryContentAs(write("b.parquet", items(100)));
    }

    @Test
    void aTableThatIsNotCommittedLeavesNothing() throws IOException {
        try (TableWriter<Item> writer = TableWriter.create(folder.resolve("a.parquet"), COLUMNS)) {
            writer.write(items(1).get(0));
            assertThat(folder).isDirectoryContaining(AtomicFiles::isTemporary);
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aMissingValueIsRefused() throws IOException {
        Item faulty = new Item(null, 1, 1, 1.0, List.of(), List.of());
        try (TableWriter<Item> writer = TableWriter.create(folder.resolve("a.parquet"), COLUMNS)) {
            assertThatThrownBy(() -> writer.write(faulty))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("column text has no value");
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void damageIsNoticed() throws IOException {
        Path file = write("a.parquet", items(1000));
        byte[] whole = Files.readAllBytes(file);
        for (int length : new int[] {0, 4, whole.length / 2, whole.length - 1}) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertDamaged(file);
        }
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;
        Files.write(file, changed);
        assertDamaged(file);
        assertThatThrownBy(() -> TableReader.metadata(folder.resolve("none.parquet")))
                .isInstanceOf(InputException.class)
                .hasMessage("there is no file " + folder.resolve("none.parquet"));
    }

    private static void assertDamaged(Path file) {
        assertThatThrownBy(() -> read(file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("a.parquet is not a whole Parquet file (");
    }

    @Test
    void columnsOfOtherTypesAreRefused() throws IOException {
        Type number = Types.required(PrimitiveTypeName.FLOAT).named("number");
        Type nested = Types.requiredGroup()
                .required(PrimitiveTypeName.INT32)
                .named("inner")
                .named("nested");
        Type lists =
                Types.optionalList().requiredElement(PrimitiveTypeName.INT32).named("lists");
        for (Type column : List.of(number, nested, lists)) {
            Path file = folder.resolve("other.parquet");
            try (ParquetOutput output = ParquetOutput.create(file, new MessageType("row", column), 10)) {
                output.commit(Map.of());
            }
            assertThatThrownBy(() -> TableReader.open(file))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("other.parquet has a column '" + column.getName() + "' that is neither text");
        }
    }
}
