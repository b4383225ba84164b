package org.shbangzero.web.page;

/** The end of the page: what plays, and under which licences it is passed on. */
final class PageFooter {
    private PageFooter() {}

    static String of(NetworkPart network) {
        return """
                <footer>
                  <p>The engine is the network %s, which searches here, in this browser. Nothing is loaded from elsewhere, and the game is kept in
                  the browser.</p>
                  <details>
                    <summary>Licences</summary>
                    <pre>%s</pre>
                  </details>
                </footer>
                """
                .formatted(Html.escape(name(network)), Html.escape(licences(network)));
    }

    private static String name(NetworkPart network) {
        String step = network.metadata().get("step");
        return network.label() + (step == null ? "" : " (" + step + " training steps)");
    }

    private static String licences(NetworkPart network) {
        String terms = network.metadata().getOrDefault("licence", "not stated");
        return "The network: " + terms + "\n\n" + Resources.text("licences.txt") + "\n" + Resources.text("LICENSE");
    }
}
