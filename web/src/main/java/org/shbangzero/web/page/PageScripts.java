package org.shbangzero.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.evaluate.play.PageFiles;

/**
 * The page's modules: those of the server's page, with {@code local.js} in the place of the one that talks to the server.
 *
 * @param byName content of each module
 */
record PageScripts(Map<String, String> byName) {
    static final String MAIN = "main.js";
    private static final String API = "api.js";
    private static final String ASSETS = "assets.js";
    /** How our modules import each other. */
    private static final Pattern IMPORT = Pattern.compile("(from |import )'\\./([\\w-]+\\.js)'");

    /**
     * All that the main module needs, directly or not.
     *
     * @param assets name of the module that finds the large parts
     */
    static PageScripts collect(String assets) {
        Map<String, String> found = new LinkedHashMap<>();
        Deque<String> wanted = new ArrayDeque<>();
        wanted.add(MAIN);
        while (!wanted.isEmpty()) {
            String name = wanted.remove();
            if (!found.containsKey(name)) {
                String content = content(name, assets);
                found.put(name, content);
                IMPORT.matcher(content).results().forEach(match -> wanted.add(match.group(2)));
            }
        }
        return new PageScripts(found);
    }

    private static String content(String name, String assets) {
        return switch (name) {
            case API -> Resources.text("local.js");
            case ASSETS -> Resources.text(assets);
            default -> new String(PageFiles.read(name), StandardCharsets.UTF_8);
        };
    }

    /**
     * The same modules importing each other by names that do not depend on where they are.
     *
     * @param prefix of such a name
     */
    PageScripts withBareNames(String prefix) {
        Map<String, String> renamed = new LinkedHashMap<>();
        byName.forEach((name, content) ->
                renamed.put(name, IMPORT.matcher(content).replaceAll(match -> bareImport(match, prefix))));
        return new PageScripts(renamed);
    }

    private static String bareImport(MatchResult match, String prefix) {
        return Matcher.quoteReplacement(match.group(1) + "'" + prefix + match.group(2) + "'");
    }
}
