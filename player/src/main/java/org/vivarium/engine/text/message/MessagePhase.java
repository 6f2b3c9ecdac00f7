package org.vivarium.engine.text.message;

/** What the message window is doing once it stands open. */
enum MessagePhase {
    /** Nothing to show. */
    IDLE,
    TYPING,
    /** Waits for a key inside a page. */
    PAUSED,
    /** Waits for a key behind a page. */
    PAGE_DONE,
    CHOOSING,
    ENTERING_NUMBER,
    /** The page closes by itself once its last wait is over. */
    ENDING;

    private static final MessagePhase[] ALL = values();

    static MessagePhase of(int ordinal) {
        return ALL[ordinal];
    }
}
