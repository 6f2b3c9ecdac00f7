package org.vivarium.control;

/** What must hold in the running game for events to stop. Immutable. */
public sealed interface Condition {

    /** Always holds. */
    Condition ALWAYS = new Always();

    record Always() implements Condition {}

    record Both(Condition first, Condition second) implements Condition {}

    record Either(Condition first, Condition second) implements Condition {}

    record Not(Condition inner) implements Condition {}

    /** A number compared with another. */
    record Numbers(Term left, Relation relation, Term right) implements Condition {}

    /** A string variable compared with a text, without regard to case. */
    record Texts(Watchable left, Relation relation, String right) implements Condition {}

    /** One side of a comparison. */
    sealed interface Term {
        record Constant(int value) implements Term {}

        record Value(Watchable of) implements Term {}
    }

    /** How two sides are compared. */
    enum Relation {
        EQUAL,
        NOT_EQUAL,
        LESS,
        AT_MOST,
        GREATER,
        AT_LEAST,

        /** Texts alone: the left has the right in it. */
        CONTAINS;

        /** Whether it holds when the left side is less (negative), equal (0) or more. */
        public boolean holds(int order) {
            return switch (this) {
                case EQUAL -> order == 0;
                case NOT_EQUAL -> order != 0;
                case LESS -> order < 0;
                case AT_MOST -> order <= 0;
                case GREATER -> order > 0;
                case AT_LEAST -> order >= 0;
                case CONTAINS -> false;
            };
        }
    }
}
