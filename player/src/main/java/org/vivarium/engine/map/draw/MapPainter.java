package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.image.Image;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PanoramaState;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.snapshot.MemorySnapshot;

/** Draws the map scene back to front (spec map-scene 3). Reads the state and changes nothing. */
public final class MapPainter {
    private static final int BLACK = 0xFF000000;
    private static final int TILE = 16;
    private static final int SCREEN_COLUMNS = 20;
    private static final int SCREEN_ROWS = 15;
    private static final int PANORAMA_UNITS = 32;

    private final Engine engine;
    private final GameState state;
    private final FrameRecorder recorder;
    private final TileCache tiles;
    private final CharacterList characters;
    private final CharacterPainter characterPainter;
    private final PanoramaPainter panorama = new PanoramaPainter();
    private final MapOverlays overlays;
    private final LayerTone tone = new LayerTone();
    private String chipsetName;
    private Image chipsetImage;

    public MapPainter(Engine engine, CharacterPlaces places, MapOverlays overlays) {
        this.engine = engine;
        this.state = engine.state;
        this.recorder = engine.recorder;
        this.overlays = overlays;
        tiles = new TileCache(recorder);
        characters = new CharacterList(state, places);
        characterPainter = new CharacterPainter(engine.bitmaps, engine.sprites, places, characters);
    }

    /** Reports the list of primitives the frame was drawn from, refilled from empty every frame. */
    public void reportDrawList(MemorySnapshot.Rows arenas) {
        arenas.add(
                "draw list",
                (long) characters.count() * CharacterList.ENTRY_BYTES,
                (long) characters.peak() * CharacterList.ENTRY_BYTES,
                (long) characters.capacity() * CharacterList.ENTRY_BYTES,
                0);
    }

    public TileCache tiles() {
        return tiles;
    }

    /**
     * Draws the whole picture.
     *
     * @param field the map's tiles
     * @param chipset name of the chipset image in force
     * @param water step of the water animation, 0 to 2
     * @param block step of the block C animation, 0 to 3
     */
    public void draw(int[] pixels, TileField field, String chipset, int water, int block) {
        Image chipsetImage = chipsetImage(chipset);
        int cameraX = Math.floorDiv(state.map.camera.x, TILE) + state.screen.shakePosition;
        int cameraY = Math.floorDiv(state.map.camera.y, TILE);
        tone.begin(state, overlays, ScreenSystem.tone(state.screen));
        recorder.begin(Section.MAP_PANORAMA);
        boolean behind = drawPanorama(pixels, field.loopsX());
        overlays.drawPictures(pixels, MapOverlays.ABOVE_PANORAMA);
        recorder.next(Section.MAP_LAYERS);
        tiles.update(field, chipsetImage, cameraX, cameraY, water, block, engine.frames());
        boolean over = behind || tone.apart() || overlays.hasPictures(MapOverlays.ABOVE_PANORAMA);
        tiles.drawBelow(tone.target(pixels), cameraX, cameraY, over);
        tone.lay(pixels);
        overlays.drawPictures(pixels, MapOverlays.ABOVE_LOWER_TILES);
        recorder.next(Section.MAP_CHARS);
        characters.collect(
                field.loopsX() ? Math.max(field.width(), SCREEN_COLUMNS) * TILE : 0,
                field.loopsY() ? Math.max(field.height(), SCREEN_ROWS) * TILE : 0);
        recorder.add(Counter.ARENA_BYTES, characters.count() * CharacterList.ENTRY_BYTES);
        Bitmap chips = engine.bitmaps.get(AssetKind.CHIPSET, chipset);
        characterPainter.draw(pixels, 0, chips, tone.ofSprites());
        overlays.drawPictures(pixels, MapOverlays.ABOVE_EVENTS_BELOW);
        characterPainter.draw(pixels, 1, chips, tone.ofSprites());
        overlays.drawPictures(pixels, MapOverlays.ABOVE_HERO);
        recorder.next(Section.MAP_LAYERS);
        tiles.drawAbove(tone.target(pixels), cameraX, cameraY);
        tone.lay(pixels);
        recorder.end();
        overlays.drawPictures(pixels, MapOverlays.ABOVE_UPPER_TILES);
        drawAboveTiles(pixels, 2, chips);
        overlays.drawAirshipShadow(pixels, tone.ofSprites());
        drawAboveTiles(pixels, 3, chips);
        overlays.drawPictures(pixels, MapOverlays.ABOVE_FLYING);
        overlays.drawAboveMap(pixels, tone.apart());
    }

    /** The chipset as an image; looked up again only when the name changes. */
    private Image chipsetImage(String name) {
        if (!name.equals(chipsetName)) {
            chipsetName = name;
            chipsetImage = engine.game.assets.image(AssetKind.CHIPSET, name);
        }
        return chipsetImage;
    }

    private void drawAboveTiles(int[] pixels, int layer, Bitmap chips) {
        if (!characters.hasAny(layer)) {
            return;
        }
        recorder.begin(Section.MAP_CHARS);
        characterPainter.draw(pixels, layer, chips, tone.ofSprites());
        recorder.end();
    }

    /** Draws the panorama; false when there is none and nothing was drawn. */
    private boolean drawPanorama(int[] pixels, boolean loopsX) {
        PanoramaState p = state.map.panorama;
        if (p.name.isEmpty()) {
            if (tone.apart() || overlays.hasPictures(MapOverlays.ABOVE_PANORAMA)) {
                Arrays.fill(pixels, BLACK);
            }
            return false;
        }
        Bitmap image = engine.bitmaps.get(AssetKind.PANORAMA, p.name);
        int x = Math.floorDiv(p.panX, PANORAMA_UNITS) + state.screen.shakePosition;
        int y = Math.floorDiv(p.panY, PANORAMA_UNITS);
        panorama.draw(pixels, image, x, y);
        tone.onPanorama(pixels);
        blackenUncovered(pixels, p, loopsX);
        return true;
    }

    /**
     * A panorama at its origin has nothing to show where a shake looks past the map's left edge.
     */
    private void blackenUncovered(int[] pixels, PanoramaState p, boolean loopsX) {
        int shake = state.screen.shakePosition;
        if (shake < 0 && !loopsX && !p.loopX && p.panX == 0 && state.map.camera.x == 0) {
            panorama.blacken(pixels, -shake);
        }
    }
}
