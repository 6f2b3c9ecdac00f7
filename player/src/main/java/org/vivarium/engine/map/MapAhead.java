package org.vivarium.engine.map;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;

/**
 * Reads the next map and decodes its pictures beside the engine, while the old place fades out. The
 * engine waits for what it needs when that isn't there yet, so no frame comes out differently.
 */
final class MapAhead {
    /** Charsets beyond these are decoded when they are first drawn. */
    private static final int MOST_CHARSETS = 64;

    private final Assets assets;
    private final IntFunction<MapData> reader;
    private final IntFunction<String> chipsetImage;
    private ExecutorService worker;
    private Future<MapData> expected;
    private int expectedId;
    private Future<Void> pictures;

    /**
     * @param reader reads a map, on any thread
     * @param chipsetImage name of a chipset's picture, empty for none, on any thread
     */
    MapAhead(Assets assets, IntFunction<MapData> reader, IntFunction<String> chipsetImage) {
        this.assets = assets;
        this.reader = reader;
        this.chipsetImage = chipsetImage;
    }

    /** Begins to read a map, unless it is the one being read. */
    void expect(int id) {
        if (expected != null && expectedId == id) {
            return;
        }
        if (worker == null) {
            worker = Executors.newSingleThreadExecutor(MapAhead::thread);
        }
        expectedId = id;
        expected = worker.submit(() -> reader.apply(id));
        Future<MapData> map = expected;
        pictures = worker.submit(() -> decodePictures(map.get()));
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "map ahead");
        thread.setDaemon(true);
        return thread;
    }

    private Void decodePictures(MapData map) {
        String chipset = chipsetImage.apply(map.chipset());
        if (!chipset.isEmpty()) {
            assets.image(AssetKind.CHIPSET, chipset);
        }
        if (map.panorama() != null) {
            assets.image(AssetKind.PANORAMA, map.panorama().name());
        }
        for (String charset : charsets(map.pages())) {
            assets.image(AssetKind.CHARSET, charset);
        }
        return null;
    }

    private static Set<String> charsets(PageTable pages) {
        Set<String> names = new LinkedHashSet<>();
        for (int page = 0; page < pages.pages() && names.size() < MOST_CHARSETS; page++) {
            if (!pages.charset[page].isEmpty()) {
                names.add(pages.charset[page]);
            }
        }
        return names;
    }

    /** Waits until everything of the expected map is there: loading before the first frame. */
    void await() {
        try {
            if (pictures != null) {
                pictures.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(
                    "map " + expectedId + " can't be made ready", e.getCause());
        }
    }

    /** The map if it was expected, waiting for it if need be; else null. */
    MapData take(int id) {
        if (expected == null || expectedId != id) {
            return null;
        }
        Future<MapData> map = expected;
        expected = null;
        try {
            return map.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException e) {
            throw new IllegalStateException("map " + id + " can't be resolved", e.getCause());
        }
    }
}
