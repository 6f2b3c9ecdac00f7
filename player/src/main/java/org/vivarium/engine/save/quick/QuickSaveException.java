package org.vivarium.engine.save.quick;

/** A quick save that can't be used, and why. */
public final class QuickSaveException extends Exception {
    /** What is wrong with it. */
    public enum Reason {
        NOT_A_QUICK_SAVE,
        DAMAGED,
        OTHER_VERSION,
        OTHER_GAME,
        EMPTY_SLOT
    }

    private final Reason reason;

    QuickSaveException(Reason reason) {
        super(reason.name());
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
