package org.vivarium.app.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number of the command line that must not be below some other: a count, an id. */
abstract class WholeNumber implements ITypeConverter<Integer> {
    private final int least;

    private WholeNumber(int least) {
        this.least = least;
    }

    /** Frames, pauses: 0 or more. */
    static final class Count extends WholeNumber {
        Count() {
            super(0);
        }
    }

    /** Maps, troops, save slots: 1 or more. */
    static final class Id extends WholeNumber {
        Id() {
            super(1);
        }
    }

    @Override
    public Integer convert(String value) {
        try {
            int number = Integer.parseInt(value);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw refusal(value);
        }
        throw refusal(value);
    }

    private TypeConversionException refusal(String value) {
        return new TypeConversionException(
                "expected a whole number from " + least + ", not '" + value + "'");
    }
}
