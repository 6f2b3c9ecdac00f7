package org.vivarium.app.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A tile given on the command line as {@code X,Y}. */
public record MapPosition(int x, int y) {
    static final class Converter implements ITypeConverter<MapPosition> {
        @Override
        public MapPosition convert(String value) {
            String[] parts = value.split(",", -1);
            try {
                if (parts.length == 2) {
                    return new MapPosition(
                            Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip()));
                }
            } catch (NumberFormatException e) {
                throw new TypeConversionException("expected X,Y, not '" + value + "'");
            }
            throw new TypeConversionException("expected X,Y, not '" + value + "'");
        }
    }
}
