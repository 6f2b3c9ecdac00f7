package org.vivarium.engine.run;

/** The scene whose first frame was to be frame 0 never came up: the start or the game lacks it. */
public final class BaseSceneException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BaseSceneException(String message) {
        super(message);
    }
}
