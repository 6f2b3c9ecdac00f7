package org.vivarium.assets.image;

/** A file that holds no usable image: which one, and why. */
public final class ImageException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final String reason;

    public ImageException(String file, String reason) {
        super(file + ": " + reason);
        this.file = file;
        this.reason = reason;
    }

    /** The file as the user knows it. */
    public String file() {
        return file;
    }

    /** Why it cannot be shown, as a clause without its file. */
    public String reason() {
        return reason;
    }
}
