package org.vivarium.app.cli;

/** What the process ends with; scripts rely on these numbers. */
public enum ExitCode {
    DONE(0),
    DIFFERENCES(1),
    USAGE(2),
    CANNOT_OPEN(3),
    INTERNAL_FAULT(4);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }
}
