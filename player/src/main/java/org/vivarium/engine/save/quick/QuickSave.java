package org.vivarium.engine.save.quick;

import org.vivarium.control.Moment;
import org.vivarium.telemetry.Picture;

/**
 * One moment of a game, whole, as it is kept in a slot.
 *
 * @param game the game's digest: a snapshot only fits the game it was taken from
 * @param frame logical frame of the run
 * @param savedAt milliseconds of the wall clock, for the list of slots
 * @param place the map's name, for the list of slots
 * @param thumbnail the picture of the moment as PNG, half the screen's width and height
 * @param state the state as StateWriter writes it
 */
public record QuickSave(
        long game, long frame, long savedAt, String place, byte[] thumbnail, byte[] state) {
    /**
     * @param savedAt milliseconds of the wall clock
     */
    public static QuickSave of(Moment moment, long savedAt) {
        return new QuickSave(
                moment.game(),
                moment.frame(),
                savedAt,
                moment.place(),
                Thumbnail.of(moment.pixels(), Picture.WIDTH, Picture.HEIGHT),
                moment.state());
    }
}
