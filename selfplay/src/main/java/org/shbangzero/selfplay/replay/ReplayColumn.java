package org.shbangzero.selfplay.replay;

import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BOOLEAN;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.FLOAT;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/** The columns of a replay file, in file order. Lists have Parquet's standard three levels; nothing is nullable. */
enum ReplayColumn {
    PLANES_BITS(INT64, true),
    PLANES_SCALAR(FLOAT, true),
    POLICY_INDEX(INT32, true),
    POLICY_PROB(FLOAT, true),
    POLICY_WEIGHT(FLOAT, false),
    VALUE_WEIGHT(FLOAT, false),
    ROOT_W(FLOAT, false),
    ROOT_D(FLOAT, false),
    ROOT_L(FLOAT, false),
    RESULT(INT32, false),
    END_REASON(BINARY, false),
    PLIES_LEFT(INT32, false),
    ADJUDICATED(BOOLEAN, false),
    GAME(BINARY, false),
    GAME_ID(BINARY, false),
    PLY(INT32, false),
    FEN(BINARY, false),
    MOVE(BINARY, false),
    CHECKPOINT(BINARY, false),
    CONFIG_HASH(BINARY, false),
    SEED(INT64, false),
    SIMULATIONS(INT32, false),
    START_ID(INT32, false);

    /** What training reads. */
    static final Set<ReplayColumn> TRAINING = Set.of(
            PLANES_BITS,
            PLANES_SCALAR,
            POLICY_INDEX,
            POLICY_PROB,
            POLICY_WEIGHT,
            VALUE_WEIGHT,
            ROOT_W,
            ROOT_D,
            ROOT_L,
            RESULT,
            PLIES_LEFT);

    private static final List<ReplayColumn> ALL = List.of(values());

    /** All columns. */
    static final MessageType SCHEMA = schema(Set.copyOf(ALL));

    private final PrimitiveTypeName type;
    private final boolean list;

    ReplayColumn(PrimitiveTypeName type, boolean list) {
        this.type = type;
        this.list = list;
    }

    /** The name in the file, e.g. {@code planes_bits}. */
    String columnName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Name and type as people read them, e.g. {@code planes_bits list<int64>}. */
    String description() {
        String element = type == BINARY ? "string" : type.name().toLowerCase(Locale.ROOT);
        return columnName() + " " + (list ? "list<" + element + ">" : element);
    }

    /** The path of the column's values in the schema. */
    String[] path() {
        return list ? new String[] {columnName(), "list", "element"} : new String[] {columnName()};
    }

    /** The schema that reads or writes these columns alone. */
    static MessageType schema(Set<ReplayColumn> columns) {
        return new MessageType(
                "position",
                ALL.stream()
                        .filter(columns::contains)
                        .map(ReplayColumn::parquetType)
                        .toList());
    }

    private Type parquetType() {
        LogicalTypeAnnotation text = type == BINARY ? LogicalTypeAnnotation.stringType() : null;
        return list
                ? Types.requiredList().requiredElement(type).named(columnName())
                : Types.required(type).as(text).named(columnName());
    }
}
