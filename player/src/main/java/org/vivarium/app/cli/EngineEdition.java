package org.vivarium.app.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The runtime a game is forced to be played as. */
public enum EngineEdition {
    RPG_2000("2000"),
    RPG_2003("2003");

    private final String word;

    EngineEdition(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }

    static final class Converter implements ITypeConverter<EngineEdition> {
        @Override
        public EngineEdition convert(String value) {
            for (EngineEdition edition : values()) {
                if (edition.word.equals(value)) {
                    return edition;
                }
            }
            throw new TypeConversionException("expected 2000 or 2003, not '" + value + "'");
        }
    }
}
