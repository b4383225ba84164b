package org.shbangzero.web.page;

/** The end of the page: what plays, and under which licences it is passed on. */
final class PageFooter {
    private static final String NO_LICENCE = "not stated; ask whoever trained it before you pass it on";

    private PageFooter() {}

    /** @param version of this program */
    static String of(NetworkPart network, String version) {
        return """
                <footer>
                  <p>The engine is the network %s, which searches here, in this browser, for as many simulations or seconds as stand beside its name.
                  Nothing is loaded from elsewhere, and the game is kept in the browser. Made by Shbang Zero %s with ONNX Runtime Web %s.</p>
                  <details>
                    <summary>Licences</summary>
                    <pre>%s</pre>
                  </details>
                </footer>
                """
                .formatted(
                        Html.escape(name(network)),
                        Html.escape(version),
                        OnnxRuntimeWeb.VERSION,
                        Html.escape(licences(network)));
    }

    private static String name(NetworkPart network) {
        String step = network.metadata().get("step");
        return network.label() + (step == null ? "" : " (" + step + " training steps)");
    }

    private static String licences(NetworkPart network) {
        String terms = network.metadata().getOrDefault("licence", NO_LICENCE);
        return "The network: " + terms + "\n\n" + Resources.text("licences.txt") + "\n" + Resources.text("LICENSE");
    }
}
