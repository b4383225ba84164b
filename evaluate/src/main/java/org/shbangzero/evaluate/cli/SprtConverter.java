package org.shbangzero.evaluate.cli;

import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.stats.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code ELO0,ELO1[,ALPHA,BETA]}: a sequential test on the logistic scale. */
final class SprtConverter implements ITypeConverter<Sprt> {
    private static final double ERROR_RATE = 0.05;

    @Override
    public Sprt convert(String text) {
        String[] parts = text.split(",", -1);
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
                    Sprt.Scale.LOGISTIC,
                    numbers[0],
                    numbers[1],
                    rates ? numbers[2] : ERROR_RATE,
                    rates ? numbers[3] : ERROR_RATE);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a number");
        }
    }
}
