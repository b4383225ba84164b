package org.shbangzero.evaluate.cli.option;

import org.shbangzero.core.Game;
import org.shbangzero.core.Games;
import org.shbangzero.core.InputException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a game's id as an option's value. */
public final class GameConverter implements ITypeConverter<Game> {
    @Override
    public Game convert(String id) {
        try {
            return Games.byId(id);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
