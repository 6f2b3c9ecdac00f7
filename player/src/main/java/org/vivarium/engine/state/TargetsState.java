package org.vivarium.engine.state;

import java.util.Arrays;

/** Places the teleport and escape skills can go to (spec map-scene 5.14). */
public final class TargetsState implements Stateful {
    /** Teleport targets sorted by map id; the arrays run in step. */
    public int count;

    public int[] maps = {};
    public int[] x = {};
    public int[] y = {};

    /** Switch turned on by going there, 0 for none. */
    public int[] switches = {};

    /** 0 while unset. */
    public int escapeMap;

    public int escapeX;
    public int escapeY;
    public int escapeSwitch;

    /** Adds a target, or replaces the one of the same map. */
    public void put(int map, int targetX, int targetY, int switchId) {
        int at = Arrays.binarySearch(maps, 0, count, map);
        if (at < 0) {
            at = -at - 1;
            maps = inserted(maps, at);
            x = inserted(x, at);
            y = inserted(y, at);
            switches = inserted(switches, at);
            count++;
        }
        maps[at] = map;
        x[at] = targetX;
        y[at] = targetY;
        switches[at] = switchId;
    }

    public void remove(int map) {
        int at = Arrays.binarySearch(maps, 0, count, map);
        if (at >= 0) {
            maps = removed(maps, at);
            x = removed(x, at);
            y = removed(y, at);
            switches = removed(switches, at);
            count--;
        }
    }

    private static int[] inserted(int[] old, int at) {
        int[] longer = Arrays.copyOf(old, old.length + 1);
        System.arraycopy(old, at, longer, at + 1, old.length - at);
        return longer;
    }

    private static int[] removed(int[] old, int at) {
        int[] shorter = Arrays.copyOf(old, old.length - 1);
        System.arraycopy(old, at + 1, shorter, at, shorter.length - at);
        return shorter;
    }

    @Override
    public void visit(StateVisitor v) {
        count = v.i("count", count);
        maps = v.ints("maps", maps);
        x = v.ints("x", x);
        y = v.ints("y", y);
        switches = v.ints("switches", switches);
        escapeMap = v.i("escapeMap", escapeMap);
        escapeX = v.i("escapeX", escapeX);
        escapeY = v.i("escapeY", escapeY);
        escapeSwitch = v.i("escapeSwitch", escapeSwitch);
    }
}
