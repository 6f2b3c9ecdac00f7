package org.vivarium.assets.sound;

import java.io.IOException;

/** A sound file that cannot be played: which, and what is wrong with it. */
public final class SoundException extends IOException {

    /** What is wrong with a file. */
    public enum Fault {
        MISSING("is missing"),
        EMPTY("is empty"),
        UNSUPPORTED("holds a format that is not supported"),
        BROKEN("is broken");

        private final String words;

        Fault(String words) {
            this.words = words;
        }
    }

    private static final long serialVersionUID = 1L;

    private final Fault fault;

    public SoundException(String file, Fault fault, String detail) {
        this(file, fault, detail, null);
    }

    public SoundException(String file, Fault fault, String detail, Throwable cause) {
        super("sound file " + file + " " + fault.words + ": " + detail, cause);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}
