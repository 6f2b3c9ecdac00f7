package org.vivarium.model.event;

import java.util.List;

/**
 * What is known of one event command.
 *
 * @param identifier name for programs and search, CamelCase
 * @param name name for people
 * @param supported whether the interpreter carries it out; else it is skipped with a warning
 * @param forms the first is the general one; later ones hold under a condition
 */
public record CommandInfo(
        int code,
        Since since,
        Place place,
        String identifier,
        String name,
        boolean supported,
        List<CommandForm> forms) {

    /** The first engine that has the command. */
    public enum Since {
        RPG2000("2000"),
        RPG2003("2003"),
        RPG2003_ENGLISH("2003e"),
        MANIAC("maniac"),
        EASYRPG("easyrpg");

        private final String word;

        Since(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }

        /** An extension that games of the original engines don't use (tier 2). */
        public boolean isExtension() {
            return this == MANIAC || this == EASYRPG;
        }

        static Since of(String word) {
            for (Since since : values()) {
                if (since.word.equals(word)) {
                    return since;
                }
            }
            throw new IllegalArgumentException("no such engine: " + word);
        }
    }

    /** Where a command does something; elsewhere it is skipped. */
    public enum Place {
        BOTH,
        MAP,
        BATTLE
    }

    /** The form that fits this very command. */
    public CommandForm form(CommandList list, int command) {
        for (int i = 1; i < forms.size(); i++) {
            if (forms.get(i).matches(list, command)) {
                return forms.get(i);
            }
        }
        return forms.getFirst();
    }
}
