package org.vivarium.engine.map.draw;

/**
 * What is drawn between and above the layers of the map. Pictures may stand above any of them (spec
 * map-scene 3.1, screen-and-windows 2.8).
 */
public interface MapOverlays {
    /** Map layers a picture can stand directly above, as numbered in picture commands. */
    int ABOVE_PANORAMA = 1;

    int ABOVE_LOWER_TILES = 2;
    int ABOVE_EVENTS_BELOW = 3;
    int ABOVE_HERO = 4;
    int ABOVE_UPPER_TILES = 5;
    int ABOVE_FLYING = 6;

    boolean hasPictures(int layer);

    void drawPictures(int[] pixels, int layer);

    /**
     * @param tone the shadow is drawn with
     */
    void drawAirshipShadow(int[] pixels, int tone);

    /**
     * Weather, tone, flash, pictures, battle animation, windows, timers, frame: all above.
     *
     * @param toned whether the map has its tone already
     */
    void drawAboveMap(int[] pixels, boolean toned);
}
