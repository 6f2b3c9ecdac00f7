/**
 * Makes the sample game's sounds and tunes by program: short waves, and MIDI files from written
 * notes.
 */
package org.vivarium.app.build.sound;
