package org.vivarium.engine.debug;

import org.vivarium.engine.event.Interpreter;

/** What is looked for in frames that are run again. */
interface Quarry {

    /** A state was put in place: what it holds is no news. */
    default void settle() {}

    /**
     * An interpreter has come to a command.
     *
     * @param again it was tried before and had to wait
     * @return whether this is a moment looked for; the last of them counts
     */
    boolean at(Interpreter i, boolean again);

    /** Values were set by hand. */
    default void edited() {}

    /** An interpreter's turn is over. */
    default void updated() {}

    /** A frame is over. */
    default void frameOver() {}

    /** The command that ran before, of any event. */
    Quarry ANY_COMMAND = (i, again) -> !again;

    /** The command before of one interpreter, in no deeper list. */
    static Quarry command(int owner, int depth) {
        return (i, again) -> !again && i.owner() == owner && i.run().stack.size() <= depth;
    }

    /** What would have stopped events. */
    record Stops(StopRules rules, Watches watches) implements Quarry {
        @Override
        public void settle() {
            watches.settle();
            rules.settle();
        }

        @Override
        public boolean at(Interpreter i, boolean again) {
            watches.before(i);
            return rules.pastReason(i, again) != null;
        }

        @Override
        public void edited() {
            watches.lookAtHand();
        }

        @Override
        public void updated() {
            watches.look();
        }

        @Override
        public void frameOver() {
            watches.look();
        }
    }

    /** Every write of what is watched; none of them ends the search. */
    record Writes(Watches watches) implements Quarry {
        @Override
        public void settle() {
            watches.settle();
        }

        @Override
        public boolean at(Interpreter i, boolean again) {
            watches.before(i);
            return false;
        }

        @Override
        public void edited() {
            watches.lookAtHand();
        }

        @Override
        public void updated() {
            watches.look();
        }

        @Override
        public void frameOver() {
            watches.look();
        }
    }
}
