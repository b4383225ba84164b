package org.shbangzero.evaluate.cli.match;

import java.util.Locale;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.stats.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code [SCALE:]ELO0,ELO1[,ALPHA,BETA]}: a sequential test; the scale is {@code logistic} or {@code normalised}. */
final class SprtConverter implements ITypeConverter<Sprt> {
    private static final double ERROR_RATE = 0.05;

    @Override
    public Sprt convert(String text) {
        int colon = text.indexOf(':');
        Sprt.Scale scale = colon < 0 ? Sprt.Scale.LOGISTIC : scale(text.substring(0, colon));
        String[] parts = text.substring(colon + 1).split(",", -1);
        if (parts.length != 2 && parts.length != 4) {
            throw new TypeConversionException("'" + text + "' is not ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA");
        }
        double[] numbers = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = number(parts[i].strip());
        }
        boolean rates = parts.length == 4;
        try {
            return new Sprt(
                    scale, numbers[0], numbers[1], rates ? numbers[2] : ERROR_RATE, rates ? numbers[3] : ERROR_RATE);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    private static Sprt.Scale scale(String word) {
        for (Sprt.Scale scale : Sprt.Scale.values()) {
            if (scale.name().toLowerCase(Locale.ROOT).equals(word.strip())) {
                return scale;
            }
        }
        throw new TypeConversionException("'" + word + "' is no scale of Elo; expected logistic or normalised");
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a number");
        }
    }
}
