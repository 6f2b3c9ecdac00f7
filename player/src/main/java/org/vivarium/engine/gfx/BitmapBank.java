package org.vivarium.engine.gfx;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.NoteKind;
import org.vivarium.telemetry.Section;

/**
 * The game's pictures ready to be drawn, by kind and name. Looking up a picture that was used
 * before allocates nothing. When more than {@code maxBytes} are held, everything is let go at once:
 * what is still in use comes back with the next look-up.
 */
public final class BitmapBank {
    private final Assets assets;
    private final long maxBytes;
    private final FrameRecorder recorder;
    private final Map<AssetKind, Map<String, Bitmap>> bitmaps = new EnumMap<>(AssetKind.class);
    private final Map<String, Bitmap> opaquePictures = new HashMap<>();
    private long bytes;

    /**
     * @param recorder told of every picture that is loaded, and how long that took
     */
    public BitmapBank(Assets assets, long maxBytes, FrameRecorder recorder) {
        this.assets = assets;
        this.recorder = recorder;
        this.maxBytes = maxBytes;
        for (AssetKind kind : AssetKind.values()) {
            bitmaps.put(kind, new HashMap<>());
        }
    }

    /** The picture, or the stand-in of its kind; {@link Bitmap#EMPTY} for an empty name. */
    public Bitmap get(AssetKind kind, String name) {
        if (name.isEmpty()) {
            return Bitmap.EMPTY;
        }
        Bitmap known = bitmaps.get(kind).get(name);
        return known != null ? known : put(bitmaps.get(kind), name, load(kind, name));
    }

    /** A picture shown with every pixel of its own, those of the transparent colour too. */
    public Bitmap opaquePicture(String name) {
        if (name.isEmpty()) {
            return Bitmap.EMPTY;
        }
        Bitmap known = opaquePictures.get(name);
        if (known != null) {
            return known;
        }
        Image image = assets.image(AssetKind.PICTURE, name, Transparency.NONE);
        return put(opaquePictures, name, Bitmap.of(image));
    }

    /** Takes in a picture that was decoded beside the engine, unless it is known. */
    public void adopt(AssetKind kind, String name, Bitmap bitmap) {
        if (!bitmaps.get(kind).containsKey(name)) {
            put(bitmaps.get(kind), name, bitmap);
        }
    }

    private Bitmap load(AssetKind kind, String name) {
        recorder.begin(Section.ASSET_LOAD);
        long start = System.nanoTime();
        Bitmap bitmap = Bitmap.of(assets.image(kind, name));
        int micros = (int) ((System.nanoTime() - start) / 1000);
        recorder.end();
        recorder.add(Counter.ASSETS_LOADED, 1);
        recorder.note(NoteKind.ASSET, bitmap.width() * bitmap.height(), micros, 0, name);
        return bitmap;
    }

    private Bitmap put(Map<String, Bitmap> among, String name, Bitmap bitmap) {
        long weight = (long) bitmap.width() * bitmap.height() * (bitmap.indices() == null ? 4 : 1);
        if (bytes + weight > maxBytes) {
            clear();
        }
        bytes += weight;
        among.put(name, bitmap);
        return bitmap;
    }

    public long bytes() {
        return bytes;
    }

    public void clear() {
        for (Map<String, Bitmap> ofKind : bitmaps.values()) {
            ofKind.clear();
        }
        opaquePictures.clear();
        bytes = 0;
    }
}
