package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.PictureState;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.SavePicture;

/** One picture slot in a save. */
final class PictureChunk {
    private static final int MIRRORED = 1;
    private static final int UPSIDE_DOWN = 2;

    private PictureChunk() {}

    /**
     * @param patched with the fields of the Maniac Patch too, whose pictures have a zoom for each
     *     axis
     */
    static void write(RowBuilder row, PictureState p, boolean patched) {
        row.set(SavePicture.NAME, p.name);
        row.set(SavePicture.START_X, p.startX).set(SavePicture.START_Y, p.startY);
        row.set(SavePicture.CURRENT_X, p.x).set(SavePicture.CURRENT_Y, p.y);
        row.set(SavePicture.FIXED_TO_MAP, p.fixedToMap);
        row.set(SavePicture.CURRENT_MAGNIFY, p.zoom);
        row.set(SavePicture.CURRENT_TOP_TRANS, p.topTransparency);
        row.set(SavePicture.CURRENT_BOT_TRANS, p.bottomTransparency);
        row.set(SavePicture.USE_TRANSPARENT_COLOR, p.transparentColour);
        row.set(SavePicture.CURRENT_RED, p.red).set(SavePicture.CURRENT_GREEN, p.green);
        row.set(SavePicture.CURRENT_BLUE, p.blue).set(SavePicture.CURRENT_SAT, p.saturation);
        row.set(SavePicture.EFFECT_MODE, p.effectMode);
        row.set(SavePicture.CURRENT_EFFECT_POWER, p.effectPower);
        row.set(SavePicture.SPRITESHEET_COLS, p.columns);
        row.set(SavePicture.SPRITESHEET_ROWS, p.rows);
        row.set(SavePicture.SPRITESHEET_FRAME, p.frame);
        row.set(SavePicture.SPRITESHEET_SPEED, p.frameSpeed);
        row.set(SavePicture.FRAMES, p.frameCounter);
        row.set(SavePicture.SPRITESHEET_PLAY_ONCE, p.playOnce);
        row.set(SavePicture.MAP_LAYER, p.mapLayer);
        row.set(SavePicture.BATTLE_LAYER, p.battleLayer);
        row.set(SavePicture.FLAGS, p.flags);
        row.set(SavePicture.FINISH_X, p.finishX).set(SavePicture.FINISH_Y, p.finishY);
        row.set(SavePicture.FINISH_MAGNIFY, whole(p.finishZoom));
        row.set(SavePicture.FINISH_TOP_TRANS, whole(p.finishTopTransparency));
        row.set(SavePicture.FINISH_BOT_TRANS, whole(p.finishBottomTransparency));
        row.set(SavePicture.FINISH_RED, whole(p.finishRed));
        row.set(SavePicture.FINISH_GREEN, whole(p.finishGreen));
        row.set(SavePicture.FINISH_BLUE, whole(p.finishBlue));
        row.set(SavePicture.FINISH_SAT, whole(p.finishSaturation));
        row.set(SavePicture.FINISH_EFFECT_POWER, whole(p.finishEffectPower));
        row.set(SavePicture.TIME_LEFT, p.timeLeft);
        row.set(SavePicture.CURRENT_ROTATION, p.rotation);
        row.set(SavePicture.CURRENT_WAVER, p.waverPhase);
        if (patched) {
            writePatched(row, p);
        }
    }

    private static void writePatched(RowBuilder row, PictureState p) {
        boolean one = p.zoomDown < 0;
        boolean oneAtLast = p.finishZoomDown < 0;
        row.set(SavePicture.MANIAC_CURRENT_MAGNIFY_HEIGHT, one ? p.zoom : p.zoomDown);
        row.set(
                SavePicture.MANIAC_FINISH_MAGNIFY_HEIGHT,
                whole(oneAtLast ? p.finishZoom : p.finishZoomDown));
        row.set(
                SavePicture.EASYRPG_FLIP,
                (p.mirrored ? MIRRORED : 0) | (p.upsideDown ? UPSIDE_DOWN : 0));
        row.set(SavePicture.EASYRPG_BLEND_MODE, p.blend);
        PanelChunk.markPicture(row, p);
    }

    private static int whole(double value) {
        return (int) Math.round(value);
    }

    static void read(Row row, PictureState p, boolean patched) {
        p.name = row.getString(SavePicture.NAME);
        p.panel.shown = false;
        p.startX = row.getDouble(SavePicture.START_X);
        p.startY = row.getDouble(SavePicture.START_Y);
        p.x = row.getDouble(SavePicture.CURRENT_X);
        p.y = row.getDouble(SavePicture.CURRENT_Y);
        p.fixedToMap = row.getBool(SavePicture.FIXED_TO_MAP);
        p.zoom = row.getDouble(SavePicture.CURRENT_MAGNIFY);
        p.topTransparency = row.getDouble(SavePicture.CURRENT_TOP_TRANS);
        p.bottomTransparency = row.getDouble(SavePicture.CURRENT_BOT_TRANS);
        p.transparentColour = row.getBool(SavePicture.USE_TRANSPARENT_COLOR);
        p.red = row.getDouble(SavePicture.CURRENT_RED);
        p.green = row.getDouble(SavePicture.CURRENT_GREEN);
        p.blue = row.getDouble(SavePicture.CURRENT_BLUE);
        p.saturation = row.getDouble(SavePicture.CURRENT_SAT);
        p.effectMode = row.getInt(SavePicture.EFFECT_MODE);
        p.effectPower = row.getDouble(SavePicture.CURRENT_EFFECT_POWER);
        p.columns = Math.max(1, row.getInt(SavePicture.SPRITESHEET_COLS));
        p.rows = Math.max(1, row.getInt(SavePicture.SPRITESHEET_ROWS));
        p.frame = row.getInt(SavePicture.SPRITESHEET_FRAME);
        p.frameSpeed = row.getInt(SavePicture.SPRITESHEET_SPEED);
        p.frameCounter = row.getInt(SavePicture.FRAMES);
        p.playOnce = row.getBool(SavePicture.SPRITESHEET_PLAY_ONCE);
        p.mapLayer = row.getInt(SavePicture.MAP_LAYER);
        p.battleLayer = row.getInt(SavePicture.BATTLE_LAYER);
        p.flags = row.getInt(SavePicture.FLAGS);
        p.finishX = row.getDouble(SavePicture.FINISH_X);
        p.finishY = row.getDouble(SavePicture.FINISH_Y);
        p.finishZoom = row.getInt(SavePicture.FINISH_MAGNIFY);
        p.finishTopTransparency = row.getInt(SavePicture.FINISH_TOP_TRANS);
        p.finishBottomTransparency = row.getInt(SavePicture.FINISH_BOT_TRANS);
        p.finishRed = row.getInt(SavePicture.FINISH_RED);
        p.finishGreen = row.getInt(SavePicture.FINISH_GREEN);
        p.finishBlue = row.getInt(SavePicture.FINISH_BLUE);
        p.finishSaturation = row.getInt(SavePicture.FINISH_SAT);
        p.finishEffectPower = row.getInt(SavePicture.FINISH_EFFECT_POWER);
        p.timeLeft = row.getInt(SavePicture.TIME_LEFT);
        p.rotation = row.getDouble(SavePicture.CURRENT_ROTATION);
        p.waverPhase = row.getInt(SavePicture.CURRENT_WAVER);
        if (patched) {
            readPatched(row, p);
        }
    }

    private static void readPatched(Row row, PictureState p) {
        double high = row.getDouble(SavePicture.MANIAC_CURRENT_MAGNIFY_HEIGHT);
        int highAtLast = row.getInt(SavePicture.MANIAC_FINISH_MAGNIFY_HEIGHT);
        boolean one = high == p.zoom && highAtLast == p.finishZoom;
        p.zoomDown = one ? PictureState.SAME_ZOOM : high;
        p.finishZoomDown = one ? PictureState.SAME_ZOOM : highAtLast;
        int flip = row.getInt(SavePicture.EASYRPG_FLIP);
        p.mirrored = (flip & MIRRORED) != 0;
        p.upsideDown = (flip & UPSIDE_DOWN) != 0;
        p.blend = row.getInt(SavePicture.EASYRPG_BLEND_MODE);
    }
}
