package org.vivarium.engine.gfx;

/**
 * Colours of pictures under a tone and a flash, kept for reuse: palettes for indexed pictures, all
 * pixels for others. Four ways to a set, the least recently used is replaced and its array taken
 * over where the size fits, so a steady scene allocates nothing. Bounded by bytes; switched off,
 * every request is computed anew with the same result.
 */
public final class TintCache {
    private static final int WAYS = 4;
    private static final int SETS = 128;

    private final long maxBytes;
    private final Bitmap[] bitmaps = new Bitmap[SETS * WAYS];
    private final int[] tones = new int[SETS * WAYS];
    private final int[] flashes = new int[SETS * WAYS];
    private final int[] uses = new int[SETS * WAYS];
    private final int[][] colours = new int[SETS * WAYS][];

    private int[] scratch = new int[256];
    private boolean enabled = true;
    private int clock;
    private long bytes;
    private long hits;
    private long misses;

    public TintCache(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /**
     * The colours of {@code bitmap} (palette or pixels, as {@link Bitmap#colours()}) under a {@link
     * Tone} and a {@link Flash}. Valid until the next call.
     */
    public int[] colours(Bitmap bitmap, int tone, int flash) {
        if (tone == Tone.NEUTRAL && flash >>> 24 == 0) {
            return bitmap.colours();
        }
        int[] base = bitmap.colours();
        if (!enabled || 4L * base.length > maxBytes) {
            if (scratch.length < base.length) {
                scratch = new int[base.length];
            }
            misses++;
            return tint(base, scratch, tone, flash);
        }
        int first = (hash(bitmap, tone, flash) & SETS - 1) * WAYS;
        int oldest = first;
        clock++;
        for (int i = first; i < first + WAYS; i++) {
            if (bitmaps[i] == bitmap && tones[i] == tone && flashes[i] == flash) {
                uses[i] = clock;
                hits++;
                return colours[i];
            }
            if (uses[i] < uses[oldest]) {
                oldest = i;
            }
        }
        misses++;
        return replace(oldest, bitmap, tone, flash);
    }

    private int[] replace(int at, Bitmap bitmap, int tone, int flash) {
        int[] base = bitmap.colours();
        int[] room = colours[at];
        if (room == null || room.length != base.length) {
            drop(at);
            while (bytes + 4L * base.length > maxBytes) {
                drop(oldest());
            }
            room = new int[base.length];
            bytes += 4L * room.length;
        }
        bitmaps[at] = bitmap;
        tones[at] = tone;
        flashes[at] = flash;
        uses[at] = clock;
        colours[at] = room;
        return tint(base, room, tone, flash);
    }

    private static int[] tint(int[] from, int[] to, int tone, int flash) {
        Tone.apply(from, 0, to, 0, from.length, tone);
        if (flash >>> 24 != 0) {
            for (int i = 0; i < from.length; i++) {
                to[i] = Flash.apply(to[i], flash);
            }
        }
        return to;
    }

    private int oldest() {
        int found = -1;
        for (int i = 0; i < colours.length; i++) {
            if (colours[i] != null && (found < 0 || uses[i] < uses[found])) {
                found = i;
            }
        }
        return found;
    }

    private void drop(int at) {
        if (colours[at] != null) {
            bytes -= 4L * colours[at].length;
            colours[at] = null;
        }
        bitmaps[at] = null;
    }

    private static int hash(Bitmap bitmap, int tone, int flash) {
        int h = (bitmap.hashCode() * 31 + tone) * 31 + flash;
        h *= 0x9E3779B9;
        return h ^ h >>> 15;
    }

    /** Forgets everything, for instance when a map's pictures are let go. */
    public void clear() {
        for (int i = 0; i < colours.length; i++) {
            drop(i);
            uses[i] = 0;
        }
        clock = 0;
    }

    /** Off: nothing is kept or reused, pixels stay the same. */
    public void setEnabled(boolean on) {
        enabled = on;
        clear();
    }

    public boolean isEnabled() {
        return enabled;
    }

    public long bytes() {
        return bytes;
    }

    public long maxBytes() {
        return maxBytes;
    }

    public long hits() {
        return hits;
    }

    public long misses() {
        return misses;
    }
}
