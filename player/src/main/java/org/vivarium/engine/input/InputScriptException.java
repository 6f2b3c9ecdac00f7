package org.vivarium.engine.input;

/** A mistake in an input script; the message names the file and the line. */
public final class InputScriptException extends Exception {
    private static final long serialVersionUID = 1L;

    public InputScriptException(String file, int line, String problem) {
        super(file + ":" + line + ": " + problem);
    }
}
