package org.vivarium.engine.save.quick;

/** A quick save that can't be used, and why. */
public final class QuickSaveException extends Exception {
    /** What is wrong with it. */
    public enum Reason {
        NOT_A_QUICK_SAVE("this is no quick save"),
        DAMAGED("this quick save is damaged"),
        OTHER_VERSION("this quick save was made by another version of Vivarium"),
        OTHER_GAME("this quick save belongs to another game, or to another version of it"),
        EMPTY_SLOT("this slot is empty");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }

        /** Words for the user. */
        public String sentence() {
            return sentence;
        }
    }

    private final Reason reason;

    public QuickSaveException(Reason reason) {
        super(reason.sentence());
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
