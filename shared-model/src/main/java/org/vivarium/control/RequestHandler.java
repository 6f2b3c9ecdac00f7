package org.vivarium.control;

/** The engine's side of the door: serves a request between two frames, on the engine thread. */
@FunctionalInterface
public interface RequestHandler {
    /** Refuses everything: nothing is open. */
    RequestHandler NONE = request -> new Answer.Refused("no game is running");

    /** Never throws; what cannot be done is {@link Answer.Refused}. */
    Answer handle(GameRequest request);

    /** Serves the debugger's requests; without one they are refused. */
    default Answer debug(DebugRequest request) {
        return new Answer.Refused("this game has no debugger");
    }

    /** Tells how the engine thread can be held in the middle of a frame. */
    default void holdBy(MidFrameHold hold) {}

    /** Lets an event that stands still in the middle of a frame go on. */
    default void release() {}

    /** A frame is over; what was asked to happen after every frame happens now. */
    default void afterFrame() {}

    /** The loop stands still from now on, or runs again. */
    default void paused(boolean paused) {}

    /**
     * Goes on with long work for a few milliseconds; true when there was some to do, its last part
     * too: watchers want to see that. Called between two frames and while the engine stands still.
     */
    default boolean work() {
        return false;
    }

    /** Where the game is to be taken to now, told once; null for nowhere. */
    default CommandTime destination() {
        return null;
    }
}
