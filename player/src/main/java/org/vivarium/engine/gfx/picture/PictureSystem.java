package org.vivarium.engine.gfx.picture;

import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.TextPanelState;

/**
 * Pictures as state: shown, moved and erased by events, and one frame of their movement, rotation,
 * waver and sheet animation (spec screen 2.4 to 2.9, interpreter 15).
 */
public final class PictureSystem {
    private static final int ERASED_ON_MAP_CHANGE = 1;
    private static final int ERASED_ON_BATTLE_END = 2;
    private static final int FULL_TURN = 256;
    private static final int WAVER_STEP = 8;
    private static final int SUBPIXELS = 16;

    /** Ids beyond this are refused: each takes a slot. */
    public static final int MAX_ID = 10_000;

    private final StateList<PictureState> pictures;
    private final boolean is2000;
    private final boolean keepsFixedTarget;
    private final boolean animatesSheets;

    public PictureSystem(StateList<PictureState> pictures, GameProfile profile) {
        this.pictures = pictures;
        is2000 = profile.is2000();
        keepsFixedTarget = !profile.isUpdated();
        animatesSheets = profile.is2003() && profile.isEnglish();
    }

    /** The slot of an id, made when needed; null when the id is out of range. */
    public PictureState slot(int id) {
        if (id < 1 || id > MAX_ID) {
            return null;
        }
        while (pictures.size() < id) {
            PictureShow.clear(pictures.add());
        }
        return pictures.get(id - 1);
    }

    /** Shows a picture; whatever the slot held before is forgotten. */
    public void show(int id, PictureOrder order) {
        PictureState p = slot(id);
        if (p != null) {
            PictureShow.apply(p, order);
            boolean outside = order.cell < 0 || order.cell >= p.columns * p.rows;
            if (animatesSheets && order.cellSpeed == 0 && outside) {
                p.erase();
            }
        }
    }

    /** Shows text in place of a file (Maniac Patch). */
    public void showText(int id, PictureOrder order, TextPanelState panel) {
        show(id, order);
        PictureState p = slot(id);
        if (p != null) {
            p.panel.set(panel);
            p.panel.shown = true;
        }
    }

    /** Moves a picture, shown or not, to new values in {@code order.frames}. */
    public void move(int id, PictureOrder order) {
        PictureState p = slot(id);
        if (p == null) {
            return;
        }
        if (!(keepsFixedTarget && p.fixedToMap)) {
            p.finishX = order.x;
            p.finishY = order.y;
        }
        p.finishZoom = order.zoom;
        p.finishZoomDown = order.zoomDown;
        if (order.zoomDown >= 0 && p.zoomDown < 0) {
            p.zoomDown = p.zoom;
        }
        p.finishTopTransparency = order.topTransparency;
        p.finishBottomTransparency = order.bottomTransparency;
        p.finishRed = order.red;
        p.finishGreen = order.green;
        p.finishBlue = order.blue;
        p.finishSaturation = order.saturation;
        p.timeLeft = order.frames;
        moveEffect(p, order.effectMode, order.effectPower);
    }

    private void moveEffect(PictureState p, int mode, int power) {
        boolean neverSet = p.effectMode == PictureOrder.NO_EFFECT && p.finishEffectPower == 0;
        if ((is2000 && neverSet)
                || (p.effectMode == PictureOrder.NO_EFFECT && mode == PictureOrder.NO_EFFECT)) {
            return;
        }
        if (p.effectMode == mode) {
            p.finishEffectPower = power;
        } else if (p.effectMode == PictureOrder.ROTATION && mode == PictureOrder.NO_EFFECT) {
            p.effectMode = PictureOrder.NO_EFFECT;
        } else if (p.effectMode == PictureOrder.WAVER && mode == PictureOrder.NO_EFFECT) {
            p.finishEffectPower = 0;
        } else {
            p.effectMode = mode;
            p.effectPower = power;
            p.finishEffectPower = power;
        }
    }

    /** Takes a picture away; its values stay and keep moving. */
    public void erase(int id) {
        if (id >= 1 && id <= pictures.size()) {
            pictures.get(id - 1).erase();
        }
    }

    /** Arrival on another map. */
    public void mapChanged() {
        eraseFlagged(ERASED_ON_MAP_CHANGE);
    }

    public void battleEnded() {
        eraseFlagged(ERASED_ON_BATTLE_END);
    }

    private void eraseFlagged(int flag) {
        for (int i = 0; i < pictures.size(); i++) {
            if ((pictures.get(i).flags & flag) != 0) {
                pictures.get(i).erase();
            }
        }
    }

    /** The map scrolled by (dx, dy), in 1/16 pixel: pictures tied to it follow. */
    public void scrolled(int dx, int dy) {
        double x = dx / (double) SUBPIXELS;
        double y = dy / (double) SUBPIXELS;
        for (int i = 0; i < pictures.size(); i++) {
            PictureState p = pictures.get(i);
            if (p.fixedToMap && p.mapLayer > 0) {
                p.startX -= x;
                p.x -= x;
                p.finishX -= x;
                p.startY -= y;
                p.y -= y;
                p.finishY -= y;
            }
        }
    }

    /** One frame of all pictures whose layer exists on the map, or in battle. */
    public void update(boolean inBattle) {
        for (int i = 0; i < pictures.size(); i++) {
            PictureState p = pictures.get(i);
            if ((inBattle ? p.battleLayer : p.mapLayer) > 0) {
                update(p);
            }
        }
    }

    private void update(PictureState p) {
        if (p.timeLeft > 0) {
            p.timeLeft--;
        }
        if (p.timeLeft == 0) {
            PictureShow.arrive(p);
        } else {
            step(p, p.timeLeft + 1.0);
        }
        if (p.effectMode == PictureOrder.NO_EFFECT) {
            coast(p);
        } else {
            p.effectPower += (p.finishEffectPower - p.effectPower) / (p.timeLeft + 1.0);
        }
        if (p.effectMode == PictureOrder.ROTATION) {
            p.rotation += p.effectPower;
        } else if (p.effectMode == PictureOrder.WAVER) {
            p.waverPhase += WAVER_STEP;
        }
        if (animatesSheets) {
            nextCell(p);
        }
    }

    private static void step(PictureState p, double d) {
        p.x += (p.finishX - p.x) / d;
        p.y += (p.finishY - p.y) / d;
        p.zoom += (p.finishZoom - p.zoom) / d;
        if (p.finishZoomDown >= 0) {
            p.zoomDown += (p.finishZoomDown - p.zoomDown) / d;
        }
        p.topTransparency += (p.finishTopTransparency - p.topTransparency) / d;
        p.bottomTransparency += (p.finishBottomTransparency - p.bottomTransparency) / d;
        p.red += (p.finishRed - p.red) / d;
        p.green += (p.finishGreen - p.green) / d;
        p.blue += (p.finishBlue - p.blue) / d;
        p.saturation += (p.finishSaturation - p.saturation) / d;
    }

    /** A rotation that was switched off turns on until the picture stands upright. */
    private static void coast(PictureState p) {
        if (p.effectPower <= 0) {
            return;
        }
        int turn = (int) p.effectPower == 0 ? FULL_TURN : FULL_TURN / (int) p.effectPower;
        if (turn < p.timeLeft || p.rotation > 0) {
            p.rotation = p.rotation % FULL_TURN + p.effectPower;
            if (turn >= p.timeLeft && p.rotation >= FULL_TURN) {
                p.rotation = 0;
            }
        }
    }

    private static void nextCell(PictureState p) {
        p.frameCounter++;
        if (p.frameSpeed <= 0 || p.frameCounter <= p.frameSpeed) {
            return;
        }
        p.frameCounter = 1;
        p.frame++;
        if (p.frame >= p.columns * p.rows) {
            p.frame = 0;
            if (p.playOnce) {
                p.erase();
            }
        }
    }
}
