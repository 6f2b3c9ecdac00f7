package org.vivarium.engine.audio;

import java.util.Iterator;
import java.util.LinkedHashMap;

/**
 * Decoded sound effects, bounded by bytes; the one unused for the longest time goes first. A name
 * that cannot be played is kept too, as an empty clip, so that the disk is not searched again.
 */
final class ClipCache {

    private final long limit;
    private final LinkedHashMap<String, Clip> clips = new LinkedHashMap<>(64, 0.75f, true);
    private long bytes;

    ClipCache(long limit) {
        this.limit = limit;
    }

    /** The clip, null when it isn't there. */
    synchronized Clip get(String name) {
        return clips.get(name);
    }

    synchronized void put(String name, Clip clip) {
        Clip old = clips.put(name, clip);
        bytes += clip.bytes() - (old == null ? 0 : old.bytes());
        Iterator<Clip> oldest = clips.values().iterator();
        while (bytes > limit && oldest.hasNext()) {
            Clip next = oldest.next();
            if (next != clip) {
                bytes -= next.bytes();
                oldest.remove();
            }
        }
    }

    /** Forgets all clips; whoever plays one keeps it until it ends. */
    synchronized void clear() {
        clips.clear();
        bytes = 0;
    }

    synchronized long bytes() {
        return bytes;
    }

    synchronized int size() {
        return clips.size();
    }

    long limit() {
        return limit;
    }
}
