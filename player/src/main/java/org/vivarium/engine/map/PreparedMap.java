package org.vivarium.engine.map;

import java.util.List;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.gfx.Bitmap;

/**
 * A map made ready beside the engine: entering it costs no reading, decoding or compiling.
 *
 * @param chips tables of its chipset; null when the database has none
 * @param pictures what will be drawn first: chipset, panorama, charsets
 * @param programs lists that may run at once: parallel and automatic pages
 */
record PreparedMap(MapData data, ChipTables chips, List<Picture> pictures, List<Program> programs) {

    /** A picture ready to be drawn. */
    record Picture(AssetKind kind, String name, Bitmap bitmap) {}
}
