/** The screen's own effects: tone, flash, shake, and the timers above it. */
package org.vivarium.engine.gfx.screen;
