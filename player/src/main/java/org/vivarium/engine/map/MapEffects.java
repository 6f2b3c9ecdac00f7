package org.vivarium.engine.map;

/** The parts of a map frame between the vehicles and the foreground (spec map-scene 7.2). */
public interface MapEffects {
    /** Message window, choices, number input. */
    void updateMessages();

    /** Both timers; a changed second makes pages be chosen anew. */
    void updateTimers();

    /** Tint, flash, shake, weather, battle animation. */
    void updateScreen();

    void updatePictures();

    /** The view moved over the map by 1/16 pixels: weather and pictures tied to the map follow. */
    void scrolled(int dx, int dy);

    /** The hero has come to another map (spec map-scene 7.3 step 6). */
    void mapChanged();
}
