package org.vivarium.inspector.edit;

/** What was typed cannot stand in that field; the message says why and what could. */
public final class InvalidValueException extends Exception {
    private static final long serialVersionUID = 1L;

    InvalidValueException(String message) {
        super(message);
    }
}
