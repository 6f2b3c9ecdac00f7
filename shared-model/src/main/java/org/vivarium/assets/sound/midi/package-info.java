/**
 * MIDI files: reading them, their time, and rendering them to samples with the JDK's synthesizer.
 */
package org.vivarium.assets.sound.midi;
