package org.shbangzero.evaluate.cli.rules;

import org.shbangzero.core.Side;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code white} or {@code black} as an option's value. */
final class SideConverter implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        for (int side = 0; side < 2; side++) {
            if (Side.name(side).equals(text)) {
                return side;
            }
        }
        throw new TypeConversionException("'" + text + "' is neither white nor black");
    }
}
