package org.shbangzero.evaluate.play.game;

import java.util.Locale;

/** Names as JSON has them: lower-case words. */
final class Words {
    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
