package org.shbangzero.evaluate.cli.engine;

import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.packaging.Platform;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a platform as an option's value. */
final class PlatformConverter implements ITypeConverter<Platform> {
    @Override
    public Platform convert(String text) {
        try {
            return Platform.parse(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
