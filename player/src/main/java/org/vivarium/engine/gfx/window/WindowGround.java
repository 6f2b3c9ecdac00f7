package org.vivarium.engine.gfx.window;

/** What shows where the wallpaper of the system graphic has palette index 0 (spec screen 3.1). */
public enum WindowGround {
    /** Palette colour 0, opaque: 2000, and half-transparent windows of 2003. */
    PALETTE,
    /** Black: other windows of 2003. */
    BLACK,
    /** Nothing: the money window of 2003 beside a transparent message. */
    CLEAR
}
