package org.vivarium.app.build;

import java.io.IOException;

/** A mistake in a game's sources: where it stands, and what it is. */
public final class BuildException extends IOException {
    private static final long serialVersionUID = 1L;

    /**
     * @param place file and path to the value, as {@code maps/1.yaml: events[2].pages[0]}
     */
    public BuildException(String place, String problem) {
        super(place + ": " + problem);
    }
}
