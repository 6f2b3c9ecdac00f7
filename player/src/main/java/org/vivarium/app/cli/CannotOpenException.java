package org.vivarium.app.cli;

/** The game or file a command was given cannot be opened; the message names it and says why. */
public final class CannotOpenException extends Exception {
    private static final long serialVersionUID = 1L;

    public CannotOpenException(String message) {
        super(message);
    }

    public CannotOpenException(String message, Throwable cause) {
        super(message, cause);
    }
}
