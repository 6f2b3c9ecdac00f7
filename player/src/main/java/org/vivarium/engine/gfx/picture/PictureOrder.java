package org.vivarium.engine.gfx.picture;

import org.vivarium.engine.state.PictureState;

/**
 * What a Show or Move Picture command says, its parameters resolved (spec screen 2.3). A reusable
 * set of fields; {@link #reset} gives an untouched picture in the middle of nowhere.
 */
public final class PictureOrder {
    /** Effect modes of pictures. */
    public static final int NO_EFFECT = 0;

    public static final int ROTATION = 1;
    public static final int WAVER = 2;

    /** The Maniac Patch's: turned by the power, in 256ths of a turn, and standing so. */
    public static final int FIXED_ANGLE = 3;

    static final int DEFAULT_FLAGS = 97;
    static final int DEFAULT_MAP_LAYER = 7;

    public String name;
    public int x;
    public int y;
    public boolean fixedToMap;
    public int zoom;
    public int topTransparency;
    public int bottomTransparency;
    public boolean transparentColour;
    public int red;
    public int green;
    public int blue;
    public int saturation;
    public int effectMode;
    public int effectPower;

    /** Of a move, in frames. */
    public int frames;

    public int columns;
    public int rows;
    public int cell;
    public int cellSpeed;
    public boolean playOnce;
    public int mapLayer;
    public int battleLayer;
    public int flags;

    /** Number of a {@link PictureOrigin}. */
    public int origin;

    /** How it is put onto the screen: 0 over it, 1 multiplied, 2 added, 3 overlaid. */
    public int blend;

    public boolean mirrored;
    public boolean upsideDown;

    /** Percent; negative where one zoom holds for both axes. */
    public int zoomDown;

    public PictureOrder reset() {
        name = "";
        x = 0;
        y = 0;
        fixedToMap = false;
        zoom = 100;
        topTransparency = 0;
        bottomTransparency = 0;
        transparentColour = true;
        red = 100;
        green = 100;
        blue = 100;
        saturation = 100;
        effectMode = NO_EFFECT;
        effectPower = 0;
        frames = 0;
        columns = 1;
        rows = 1;
        cell = 0;
        cellSpeed = 0;
        playOnce = false;
        mapLayer = DEFAULT_MAP_LAYER;
        battleLayer = 0;
        flags = DEFAULT_FLAGS;
        origin = 0;
        blend = 0;
        mirrored = false;
        upsideDown = false;
        zoomDown = (int) PictureState.SAME_ZOOM;
        return this;
    }
}
