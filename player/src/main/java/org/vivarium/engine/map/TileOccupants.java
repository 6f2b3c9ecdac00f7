package org.vivarium.engine.map;

import java.util.Arrays;

/**
 * Which events stand on which tile: a list per tile, ascending, linked through arrays. A slot is an
 * event's index in the map's list. Events outside of the map stand on no tile.
 */
public final class TileOccupants {
    /** End of a list. */
    static final int NONE = -1;

    private int width;
    private int height;
    private int[] head = {};
    private int[] next = {};
    private int[] tileOf = {};

    /** Empties the index for a map of this size and this many events. */
    void reset(int width, int height, int count) {
        this.width = width;
        this.height = height;
        if (head.length < width * height) {
            head = new int[width * height];
        }
        Arrays.fill(head, 0, width * height, NONE);
        next = new int[count];
        tileOf = new int[count];
        Arrays.fill(tileOf, NONE);
    }

    /** Moves an event to its new tile. */
    void put(int slot, int x, int y) {
        int tile = x >= 0 && y >= 0 && x < width && y < height ? x + y * width : NONE;
        if (tile == tileOf[slot]) {
            return;
        }
        unlink(slot);
        tileOf[slot] = tile;
        if (tile != NONE) {
            link(slot, tile);
        }
    }

    private void unlink(int slot) {
        int tile = tileOf[slot];
        if (tile == NONE) {
            return;
        }
        if (head[tile] == slot) {
            head[tile] = next[slot];
            return;
        }
        int before = head[tile];
        while (next[before] != slot) {
            before = next[before];
        }
        next[before] = next[slot];
    }

    private void link(int slot, int tile) {
        int first = head[tile];
        if (first == NONE || first > slot) {
            next[slot] = first;
            head[tile] = slot;
            return;
        }
        int before = first;
        while (next[before] != NONE && next[before] < slot) {
            before = next[before];
        }
        next[slot] = next[before];
        next[before] = slot;
    }

    /** The first event on a tile inside the map, or {@link #NONE}. */
    int first(int x, int y) {
        return head[x + y * width];
    }

    /** The event after {@code slot} on the same tile. */
    int next(int slot) {
        return next[slot];
    }

    boolean standsOn(int slot, int x, int y) {
        return tileOf[slot] == x + y * width;
    }

    /**
     * The first event on the tile whose slot is above {@code slot}, wherever that one is by now:
     * how a walk over a tile goes on after its events may have moved.
     */
    int after(int slot, int x, int y) {
        if (standsOn(slot, x, y)) {
            return next[slot];
        }
        int candidate = first(x, y);
        while (candidate != NONE && candidate <= slot) {
            candidate = next[candidate];
        }
        return candidate;
    }
}
