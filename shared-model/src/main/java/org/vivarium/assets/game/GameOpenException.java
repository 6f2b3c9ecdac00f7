package org.vivarium.assets.game;

/** A path that cannot be opened as a game: which file or folder, and why. */
public final class GameOpenException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final String reason;

    public GameOpenException(String file, String reason) {
        super(file + ": " + reason);
        this.file = file;
        this.reason = reason;
    }

    public String file() {
        return file;
    }

    /** Why, as a clause without the file. */
    public String reason() {
        return reason;
    }
}
