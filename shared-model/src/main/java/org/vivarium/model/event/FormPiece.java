package org.vivarium.model.event;

import java.util.List;

/** A piece of a printed form: words, or the place of a parameter or of the text. */
public sealed interface FormPiece {

    /** Words printed as they are. */
    record Words(String text) implements FormPiece {}

    /** The command's text; a reference when the type is a file. */
    record Text(ParameterType type) implements FormPiece {}

    /** The move route in the parameters from {@code from} on. */
    record Route(int from) implements FormPiece {}

    /**
     * A parameter.
     *
     * @param mode parameter that says how to read this one, -1 for none: 0 as the type says, 1 a
     *     variable, 2 a variable's variable
     * @param rest all parameters from this one on mean the same
     * @param words the words to choose from by value, empty unless the type is WORD
     * @param label what the documentation calls it
     */
    record Parameter(
            int index, int mode, boolean rest, ParameterType type, List<String> words, String label)
            implements FormPiece {

        /** What the parameter is in this command, its mode looked up; NUMBER where nobody knows. */
        public ParameterType typeIn(CommandList list, int command) {
            int how = mode < 0 ? 0 : list.parameter(command, mode);
            if (type == ParameterType.ACTORS) {
                return switch (how) {
                    case 1 -> ParameterType.ACTOR;
                    case 2 -> ParameterType.VARIABLE;
                    default -> ParameterType.ACTORS;
                };
            }
            return switch (how) {
                case 0 -> type;
                case 1, 2 -> ParameterType.VARIABLE;
                default -> ParameterType.NUMBER;
            };
        }
    }
}
