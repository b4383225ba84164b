package org.shbangzero.train.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.shbangzero.train.bench.TrainBench.Net;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a network's size as an option's value: blocks x channels, e.g. {@code 4x32}. */
final class NetConverter implements ITypeConverter<Net> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})x(\\d{1,4})");

    @Override
    public Net convert(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new TypeConversionException("'" + text + "' is not BLOCKSxCHANNELS, e.g. 4x32");
        }
        return new Net(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    }
}
