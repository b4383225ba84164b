package org.shbangzero.selfplay.config;

import java.util.List;
import org.shbangzero.selfplay.config.YamlNode.Entry;
import org.shbangzero.selfplay.config.YamlNode.Mapping;

/** Puts {@code key=value} options over a parsed config, as if the file had said so. */
final class Overrides {
    private static final String PLACE = "option -o ";

    private Overrides() {}

    /** Whether a value's place is one of these options. */
    static boolean isPlace(String where) {
        return where.startsWith(PLACE);
    }

    static void apply(List<String> options, Mapping root, Class<? extends Record> type, Problems problems) {
        List<String> valid = ConfigKey.of(type).stream().map(ConfigKey::path).toList();
        for (String option : options) {
            String where = PLACE + option;
            int equals = option.indexOf('=');
            if (equals <= 0) {
                problems.add(where, "", "expected key=value, e.g. -o " + valid.get(0) + "=…");
                continue;
            }
            String path = option.substring(0, equals).strip();
            YamlNode value = YamlTree.parseValue(option.substring(equals + 1), where, problems);
            put(root, path, new Entry(where, value), problems);
        }
    }

    private static void put(Mapping root, String path, Entry entry, Problems problems) {
        Mapping section = root;
        String[] names = path.split("\\.", -1);
        for (int i = 0; i < names.length - 1; i++) {
            Entry inner = section.entries()
                    .computeIfAbsent(names[i], name -> new Entry(entry.where(), Mapping.empty(entry.where())));
            if (!(inner.value() instanceof Mapping mapping)) {
                problems.add(entry.where(), path, "'" + names[i] + "' is no section");
                return;
            }
            section = mapping;
        }
        section.entries().put(names[names.length - 1], entry);
    }
}
