package org.shbangzero.evaluate.uci;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as a user interface wrote it.
 *
 * @param value without its fraction, and at most {@link Long#MAX_VALUE} from 0 on either side
 * @param isCut whether it was written with a point
 * @param isTooBig whether the value is another one, since it is too far from 0
 */
record GoNumber(long value, boolean isCut, boolean isTooBig) {
    private static final Pattern FORM = Pattern.compile("([-+]?)(?=[0-9])0*+([0-9]*+)([.][0-9]*+)?");
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final int MOST_DIGITS = MOST.toString().length();

    /** The number that is written there, if it is one. Takes time linear in the length, however many digits there are. */
    static Optional<GoNumber> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String digits = matcher.group(2);
        boolean isTooBig = digits.length() > MOST_DIGITS || new BigInteger("0" + digits).compareTo(MOST) > 0;
        long size = isTooBig ? Long.MAX_VALUE : Long.parseLong("0" + digits);
        boolean isNegative = matcher.group(1).equals("-");
        return Optional.of(new GoNumber(isNegative ? -size : size, matcher.group(3) != null, isTooBig));
    }
}
