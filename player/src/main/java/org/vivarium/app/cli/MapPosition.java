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
                    int x = Integer.parseInt(parts[0].strip());
                    int y = Integer.parseInt(parts[1].strip());
                    if (x >= 0 && y >= 0) {
                        return new MapPosition(x, y);
                    }
                }
            } catch (NumberFormatException e) {
                throw refusal(value);
            }
            throw refusal(value);
        }

        private static TypeConversionException refusal(String value) {
            return new TypeConversionException("expected a tile X,Y from 0,0, not '" + value + "'");
        }
    }
}
