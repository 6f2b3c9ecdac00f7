package org.vivarium.engine.map;

import org.vivarium.engine.state.EventState;

/**
 * The event lists that run on a map. An update that leaves an asynchronous operation in {@code
 * MapFrameState} holds the frame; the same list is resumed when it is done.
 */
public interface MapScripts {
    /** How many common events run beside the map, by ascending id. */
    int parallelCommonEvents();

    /**
     * Updates one of them, if its switch is on.
     *
     * @param resumed it goes on in the same frame after an operation that held it
     */
    void updateCommonEvent(int index, boolean resumed);

    /** One update of the list of a parallel page. */
    void updateParallelPage(EventState event);

    /** The rest of such an update after an operation that held it. */
    void resumeParallelPage(EventState event);

    /** The foreground: what runs, then what waits to be started (spec map-scene 5.11). */
    void updateForeground(boolean resumed);

    /** Forgets what a parallel page was doing. */
    void resetParallel(EventState event);

    /** The map's pages have been read; what can change them is known now. */
    void pagesTaken(PageTable pages);

    /** An automatic common event waits for the foreground. */
    boolean commonEventWaits();
}
