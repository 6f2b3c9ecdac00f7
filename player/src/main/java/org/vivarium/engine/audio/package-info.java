/**
 * Sound of a running game: the rules of music and effects, and the mixer that plays them on its own
 * thread.
 *
 * <p>{@link org.vivarium.engine.audio.GameAudio} is what the engine speaks to. It keeps {@link
 * org.vivarium.engine.audio.MusicState}, answers every question from counted frames, and posts what
 * is to be heard to an {@link org.vivarium.engine.audio.AudioOut}; nothing comes back from there.
 */
package org.vivarium.engine.audio;
