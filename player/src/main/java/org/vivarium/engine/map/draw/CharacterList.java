package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.VehicleState;

/**
 * The characters that show in this frame, in drawing order: by layer, then screen row, then screen
 * column, then number, vehicles having none (spec map-scene 3.2). On looping maps a character may
 * show more than once. Refilled every frame without allocating once it has grown.
 */
final class CharacterList {
    private static final int SCREEN_WIDTH = 320;
    private static final int SCREEN_HEIGHT = 240;

    /** Largest sprite: a charset frame of odd files may exceed 24x32. */
    private static final int MARGIN = 128;

    private static final int BIAS = 1 << 14;
    private static final int LAST = (1 << 15) - 1;

    /** A key, a place and a reference. */
    static final int ENTRY_BYTES = 20;

    /** Layer 0 below the hero, 1 same, 2 above, 3 flying. */
    static final int LAYERS = 4;

    private final GameState state;
    private final CharacterPlaces places;
    private CharacterState[] characters = new CharacterState[64];
    private int[] xs = new int[64];
    private int[] ys = new int[64];
    private long[] keys = new long[64];
    private int count;

    /** A bit for each layer that holds a character. */
    private int layers;

    private int peak;

    CharacterList(GameState state, CharacterPlaces places) {
        this.state = state;
        this.places = places;
    }

    /**
     * Collects what shows.
     *
     * @param loopWidth pixels after which the picture repeats, 0 when it doesn't
     */
    void collect(int loopWidth, int loopHeight) {
        count = 0;
        layers = 0;
        for (VehicleState vehicle : state.vehicles) {
            if (vehicle.map == state.map.id && visible(vehicle)) {
                place(vehicle, vehicle.flying ? 3 : 1, false, loopWidth, loopHeight);
            }
        }
        for (int i = 0; i < state.map.events.size(); i++) {
            EventState event = state.map.events.get(i);
            if (event.page > 0 && visible(event)) {
                int layer = event.flying ? 3 : Math.clamp(event.layer, 0, 2);
                place(event, layer, false, loopWidth, loopHeight);
            }
        }
        HeroState hero = state.hero;
        if (!hero.aboard && visible(hero)) {
            place(hero, hero.flying ? 3 : 1, true, loopWidth, loopHeight);
        }
        peak = Math.max(peak, count);
        sort();
    }

    /** Shell sort: the library's sort allocates for a few hundred keys. */
    private void sort() {
        for (int gap = count / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < count; i++) {
                long key = keys[i];
                int j = i;
                for (; j >= gap && keys[j - gap] > key; j -= gap) {
                    keys[j] = keys[j - gap];
                }
                keys[j] = key;
            }
        }
    }

    private static boolean visible(CharacterState c) {
        return c.active && !c.hidden && c.transparency < 8;
    }

    private void place(CharacterState c, int layer, boolean last, int loopWidth, int loopHeight) {
        int x = places.screenX(c);
        int y = places.groundY(c);
        int reachX = loopWidth > 0 ? 1 : 0;
        int reachY = loopHeight > 0 ? 1 : 0;
        for (int j = -reachY; j <= reachY; j++) {
            for (int i = -reachX; i <= reachX; i++) {
                add(c, layer, last, x + i * loopWidth, y + j * loopHeight);
            }
        }
    }

    private void add(CharacterState c, int layer, boolean last, int x, int y) {
        if (x < -MARGIN || y < -MARGIN || x > SCREEN_WIDTH + MARGIN || y > SCREEN_HEIGHT + MARGIN) {
            return;
        }
        if (count == keys.length) {
            grow();
        }
        layers |= 1 << layer;
        characters[count] = c;
        xs[count] = x;
        ys[count] = y;
        keys[count] =
                (long) layer << 60
                        | (long) (y + BIAS & 0x7FFF) << 44
                        | (long) (last ? LAST : x + BIAS & 0x7FFF) << 28
                        | count;
        count++;
    }

    private void grow() {
        int size = keys.length * 2;
        characters = Arrays.copyOf(characters, size);
        xs = Arrays.copyOf(xs, size);
        ys = Arrays.copyOf(ys, size);
        keys = Arrays.copyOf(keys, size);
    }

    boolean hasAny(int layer) {
        return (layers & 1 << layer) != 0;
    }

    int count() {
        return count;
    }

    /** Most entries in one frame so far. */
    int peak() {
        return peak;
    }

    /** Entries there is room for. */
    int capacity() {
        return keys.length;
    }

    int layer(int position) {
        return (int) (keys[position] >>> 60);
    }

    CharacterState character(int position) {
        return characters[entry(position)];
    }

    int x(int position) {
        return xs[entry(position)];
    }

    int y(int position) {
        return ys[entry(position)];
    }

    private int entry(int position) {
        return (int) (keys[position] & 0xFFFFFFF);
    }
}
