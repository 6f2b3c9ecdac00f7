package org.vivarium.control;

import java.util.Objects;

/**
 * A value of the running game that can be watched and compared.
 *
 * @param id number of the switch, variable, string, item, actor, timer or event; 0 where there is
 *     only one
 */
public record Watchable(Kind kind, int id) {

    /** What the value belongs to. The word names it in expressions. */
    public enum Kind {
        SWITCH("switch"),
        VARIABLE("variable"),

        /** A string variable: the only kind whose values are texts. */
        STRING("string"),

        /** Pieces of an item in the bag. */
        ITEM("item"),
        ACTOR_LEVEL("level"),
        ACTOR_EXPERIENCE("experience"),
        ACTOR_HP("hp"),
        ACTOR_SP("sp"),
        GOLD("gold", false),
        STEPS("steps", false),

        /** Frames left of timer 1 or 2, 0 while it is off. */
        TIMER("timer"),
        MAP("map", false),
        HERO_X("hero_x", false),
        HERO_Y("hero_y", false),

        /** Page of an event of the present map, 0 for none. */
        EVENT_PAGE("page"),
        EVENT_X("event_x"),
        EVENT_Y("event_y");

        private static final Kind[] ALL = values();

        private final String word;
        private final boolean numbered;

        Kind(String word) {
            this(word, true);
        }

        Kind(String word, boolean numbered) {
            this.word = word;
            this.numbered = numbered;
        }

        public String word() {
            return word;
        }

        /** Whether there are many of it, told apart by their numbers. */
        public boolean numbered() {
            return numbered;
        }

        public boolean isText() {
            return this == STRING;
        }

        public static Kind at(int ordinal) {
            return ALL[ordinal];
        }

        /** The kind a word names, or null. */
        public static Kind named(String word) {
            for (Kind kind : ALL) {
                if (kind.word.equals(word)) {
                    return kind;
                }
            }
            return null;
        }
    }

    public Watchable {
        Objects.requireNonNull(kind);
    }

    /** As expressions name it: {@code variable[5]}, {@code gold}. */
    @Override
    public String toString() {
        return kind.numbered() ? kind.word() + "[" + id + "]" : kind.word();
    }
}
