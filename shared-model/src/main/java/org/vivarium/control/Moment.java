package org.vivarium.control;

/**
 * A running game between two frames, whole; nobody changes its arrays.
 *
 * @param game digest of the game's database
 * @param frame frames run by then
 * @param place the map's name
 * @param pixels the picture, 320 x 240 opaque ARGB
 * @param state everything the game was, in a form only the same build reads
 */
public record Moment(long game, long frame, String place, int[] pixels, byte[] state) {}
