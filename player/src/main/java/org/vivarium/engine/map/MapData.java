package org.vivarium.engine.map;

import org.vivarium.model.MapUnit;

/**
 * One map file resolved for play: its tiles and pages as plain arrays, its panorama settings. Never
 * changes, so that it may be made ahead of a transfer on another thread.
 *
 * @param id map id
 * @param chipset row of the database's chipset table
 * @param lower lower tile ids, row by row
 * @param upper upper tile ids, row by row
 * @param pages every event and its pages
 * @param panorama the map's own panorama; null without one
 * @param saveCount how often the editor has saved it
 * @param file the opened file, where its events' lists are; null for a stand-in
 */
public record MapData(
        int id,
        int width,
        int height,
        boolean loopX,
        boolean loopY,
        int chipset,
        short[] lower,
        short[] upper,
        PageTable pages,
        Panorama panorama,
        int saveCount,
        MapUnit file) {

    /** A picture behind the tiles and how it scrolls (spec map-scene 6.5). */
    public record Panorama(
            String name,
            boolean loopX,
            boolean loopY,
            boolean autoX,
            boolean autoY,
            int speedX,
            int speedY) {
        static final Panorama NONE = new Panorama("", false, false, false, false, 0, 0);
    }

    /** The stand-in for a map that can't be read: one screen of blank tiles without events. */
    public static MapData blank(int id) {
        int width = 20;
        int height = 15;
        short[] lower = new short[width * height];
        short[] upper = new short[width * height];
        java.util.Arrays.fill(lower, (short) MapGrid.FIRST_E);
        java.util.Arrays.fill(upper, (short) MapGrid.FIRST_F);
        return new MapData(
                id, width, height, false, false, 1, lower, upper, PageTable.EMPTY, null, 0, null);
    }
}
