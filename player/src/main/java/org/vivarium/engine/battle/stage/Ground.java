package org.vivarium.engine.battle.stage;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattleGroundState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.Terrain;

/**
 * What lies behind a battle of 2003: a backdrop, or two layers of a terrain that may scroll; both
 * are repeated to cover the screen (spec battle 1.3).
 */
final class Ground {
    /** Units of a layer's scrolling in a pixel. */
    private static final int UNITS = 64;

    /** Scrolling repeats after this many units: a multiple of every size a layer can have. */
    private static final int PERIOD = UNITS * 320 * 240 * 7;

    private final Engine engine;
    private final BattleState battle;
    private final BattleGroundState at;
    private final Sprite sprite = new Sprite();
    private Bitmap far = Bitmap.EMPTY;
    private Bitmap near = Bitmap.EMPTY;
    private Terrain terrain;
    private int loaded;

    /** Units a frame: far across, far down, near across, near down. */
    private final int[] speeds = new int[4];

    Ground(Engine engine) {
        this.engine = engine;
        battle = engine.state.battle;
        at = battle.ground;
    }

    /** Another battle begins; the terrain's layers show as long as no backdrop is named. */
    void begin() {
        at.clear();
        loaded = 0;
        Terrain row = engine.game.database.terrains().get(battle.terrain);
        if (row != null && row.backgroundType() == Terrain.BGAssociation.FRAME) {
            at.terrain = battle.terrain;
        }
    }

    void update() {
        if (load()) {
            at.farX = (at.farX + speeds[0]) % PERIOD;
            at.farY = (at.farY + speeds[1]) % PERIOD;
            at.nearX = (at.nearX + speeds[2]) % PERIOD;
            at.nearY = (at.nearY + speeds[3]) % PERIOD;
        }
    }

    /** Whether layers are shown; brings their pictures along. */
    private boolean load() {
        if (at.terrain == 0 || !battle.backdrop.isEmpty()) {
            return false;
        }
        if (loaded == at.terrain) {
            return terrain != null;
        }
        loaded = at.terrain;
        terrain = engine.game.database.terrains().get(at.terrain);
        if (terrain == null) {
            return false;
        }
        far = opaque(terrain.backgroundAName());
        near =
                terrain.backgroundB()
                        ? engine.bitmaps.get(AssetKind.FRAME, terrain.backgroundBName())
                        : Bitmap.EMPTY;
        speeds[0] = speed(terrain.backgroundAScrollh(), terrain.backgroundAScrollhSpeed());
        speeds[1] = speed(terrain.backgroundAScrollv(), terrain.backgroundAScrollvSpeed());
        speeds[2] = speed(terrain.backgroundBScrollh(), terrain.backgroundBScrollhSpeed());
        speeds[3] = speed(terrain.backgroundBScrollv(), terrain.backgroundBScrollvSpeed());
        return true;
    }

    /** The far layer has no transparent colour. */
    private Bitmap opaque(String name) {
        Bitmap frame = engine.bitmaps.get(AssetKind.FRAME, name);
        return name.isEmpty() ? frame : frame.unmasked();
    }

    private static int speed(boolean scrolls, int speed) {
        return scrolls && speed != 0 ? 2 << Math.min(8, Math.abs(speed)) : 0;
    }

    void draw(int[] frame) {
        if (load()) {
            Arrays.fill(frame, Frame.BLACK);
            tile(frame, far, at.farX / UNITS, at.farY / UNITS);
            tile(frame, near, at.nearX / UNITS, at.nearY / UNITS);
        } else {
            Arrays.fill(frame, Frame.BLACK);
            tile(frame, engine.bitmaps.get(AssetKind.BACKDROP, battle.backdrop), 0, 0);
        }
    }

    /** A picture repeated over the screen, moved left and up, under tone and shake. */
    private void tile(int[] frame, Bitmap picture, int left, int up) {
        if (picture == Bitmap.EMPTY) {
            return;
        }
        int firstX = first(engine.state.screen.shakePosition - left, picture.width());
        int firstY = first(-up, picture.height());
        for (int y = firstY; y < Frame.HEIGHT; y += picture.height()) {
            for (int x = firstX; x < Frame.WIDTH; x += picture.width()) {
                sprite.reset(picture).at(x, y);
                sprite.tone = ScreenSystem.tone(engine.state.screen);
                engine.sprites.draw(frame, sprite);
            }
        }
    }

    private static int first(int offset, int size) {
        int x = offset % size;
        return x > 0 ? x - size : x;
    }
}
