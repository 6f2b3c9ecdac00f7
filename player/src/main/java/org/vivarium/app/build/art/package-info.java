/**
 * Draws the sample game's graphics: pixel art by program, in one palette of ramps, the same bytes
 * every time.
 */
package org.vivarium.app.build.art;
