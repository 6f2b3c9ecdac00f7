package org.vivarium.engine.gfx.picture;

import org.vivarium.engine.state.PictureState;

/** Sets all values of a picture at once (spec screen 2.4). */
final class PictureShow {
    private static final PictureOrder NOTHING = new PictureOrder().reset();

    private PictureShow() {}

    /** A slot that was never used. */
    static void clear(PictureState p) {
        apply(p, NOTHING);
    }

    static void apply(PictureState p, PictureOrder order) {
        p.name = order.name;
        p.panel.shown = false;
        p.finishZoomDown = order.zoomDown;
        p.origin = order.origin;
        p.blend = order.blend;
        p.mirrored = order.mirrored;
        p.upsideDown = order.upsideDown;
        p.finishX = order.x;
        p.finishY = order.y;
        p.startX = order.x;
        p.startY = order.y;
        p.fixedToMap = order.fixedToMap;
        p.transparentColour = order.transparentColour;
        p.finishZoom = order.zoom;
        p.finishTopTransparency = order.topTransparency;
        p.finishBottomTransparency = order.bottomTransparency;
        p.finishRed = order.red;
        p.finishGreen = order.green;
        p.finishBlue = order.blue;
        p.finishSaturation = order.saturation;
        p.effectMode = order.effectMode;
        p.finishEffectPower = order.effectMode == PictureOrder.NO_EFFECT ? 0 : order.effectPower;
        p.effectPower = p.finishEffectPower;
        p.timeLeft = 0;
        p.rotation = 0;
        p.waverPhase = 0;
        p.columns = Math.max(1, order.columns);
        p.rows = Math.max(1, order.rows);
        p.frame = order.cell;
        p.frameSpeed = order.cellSpeed;
        p.playOnce = order.playOnce;
        p.frameCounter = 0;
        boolean nowhere = order.mapLayer == 0 && order.battleLayer == 0;
        p.mapLayer = nowhere ? PictureOrder.DEFAULT_MAP_LAYER : order.mapLayer;
        p.battleLayer = order.battleLayer;
        p.flags = order.flags;
        arrive(p);
    }

    /** Sets every present value but the effect's power to where it was going. */
    static void arrive(PictureState p) {
        p.x = p.finishX;
        p.y = p.finishY;
        p.zoom = p.finishZoom;
        p.zoomDown = p.finishZoomDown;
        p.topTransparency = p.finishTopTransparency;
        p.bottomTransparency = p.finishBottomTransparency;
        p.red = p.finishRed;
        p.green = p.finishGreen;
        p.blue = p.finishBlue;
        p.saturation = p.finishSaturation;
    }
}
