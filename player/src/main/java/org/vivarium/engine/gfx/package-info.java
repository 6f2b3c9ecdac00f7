/**
 * Pictures and pixels: bitmaps, the loops that copy them, tones, flashes and sprites. Everything
 * here draws into the one frame and keeps nothing of the game.
 */
package org.vivarium.engine.gfx;
