package org.vivarium.assets;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;

/**
 * Decoded images, bounded by the bytes they may hold on the heap; the least recently used go first.
 * Switched off it holds nothing, and every image is decoded anew.
 */
public final class ImageCache {
    /** Holds every image of a usual game's map, with its battle graphics. */
    public static final long DEFAULT_BYTES = 96L << 20;

    private final Map<Key, Image> images = new LinkedHashMap<>(64, 0.75f, true);
    private final long capacity;
    private long weight;
    private long hits;
    private long misses;

    /** One way of showing one file: its place among the places looked at, and its transparency. */
    record Key(AssetKind kind, String name, Transparency transparency) {}

    /** What the cache holds and did. */
    public record Statistics(int images, long bytes, long capacity, long hits, long misses) {}

    private ImageCache(long capacity) {
        this.capacity = capacity;
    }

    /** A cache of at most so many bytes, apart from a single image larger than that. */
    public static ImageCache of(long bytes) {
        return new ImageCache(bytes);
    }

    /** The switch in its off position. */
    public static ImageCache off() {
        return new ImageCache(0);
    }

    synchronized Optional<Image> get(Key key) {
        Image image = images.get(key);
        if (image == null) {
            misses++;
        } else {
            hits++;
        }
        return Optional.ofNullable(image);
    }

    synchronized void put(Key key, Image image) {
        if (capacity == 0) {
            return;
        }
        Image before = images.put(key, image);
        weight += image.weight() - (before == null ? 0 : before.weight());
        Iterator<Map.Entry<Key, Image>> eldest = images.entrySet().iterator();
        while (weight > capacity && images.size() > 1) {
            weight -= eldest.next().getValue().weight();
            eldest.remove();
        }
    }

    public synchronized Statistics statistics() {
        return new Statistics(images.size(), weight, capacity, hits, misses);
    }
}
