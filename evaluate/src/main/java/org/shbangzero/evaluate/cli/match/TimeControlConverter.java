package org.shbangzero.evaluate.cli.match;

import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.clock.TimeControl;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time control, see {@link TimeControl#parse}. */
final class TimeControlConverter implements ITypeConverter<TimeControl> {
    @Override
    public TimeControl convert(String text) {
        try {
            return TimeControl.parse(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
