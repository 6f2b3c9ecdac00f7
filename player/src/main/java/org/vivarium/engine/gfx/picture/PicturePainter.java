package org.vivarium.engine.gfx.picture;

import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Sampling;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.engine.state.StateList;

/** Draws the pictures of one layer in ascending order of their ids (spec screen 2.7, 2.8). */
public final class PicturePainter {
    private static final int FLAG_TINT = 16;
    private static final int FLAG_FLASH = 32;
    private static final int FLAG_SHAKE = 64;
    private static final double MAX_ZOOM = 100;
    private static final double FULL_TURN = 256;

    private final StateList<PictureState> pictures;
    private final ScreenState screen;
    private final PictureImages images;
    private final SpritePainter painter;
    private final boolean splits;
    private final boolean sheets;
    private final boolean turnsAtCorners;
    private final Sprite sprite = new Sprite();

    /** Made when the first blended picture shows. */
    private PictureBlend blend;

    public PicturePainter(
            StateList<PictureState> pictures,
            ScreenState screen,
            PictureImages images,
            SpritePainter painter,
            GameProfile profile) {
        this.pictures = pictures;
        this.screen = screen;
        this.images = images;
        this.painter = painter;
        splits = profile.is2003() && !profile.isEnglish();
        sheets = profile.is2003() && profile.isEnglish();
        turnsAtCorners = profile.isEnglish();
    }

    /** Whether any picture shows on this map layer, or battle layer. */
    public boolean any(int layer, boolean inBattle) {
        for (int i = 0; i < pictures.size(); i++) {
            if (shows(pictures.get(i), layer, inBattle)) {
                return true;
            }
        }
        return false;
    }

    /** Draws the pictures of a map layer, or battle layer. */
    public void draw(int[] frame, int layer, boolean inBattle) {
        for (int i = 0; i < pictures.size(); i++) {
            PictureState p = pictures.get(i);
            if (shows(p, layer, inBattle)) {
                draw(frame, i, p);
            }
        }
    }

    private static boolean shows(PictureState p, int layer, boolean inBattle) {
        return p.isShown() && (inBattle ? p.battleLayer : p.mapLayer) == layer;
    }

    private void draw(int[] frame, int slot, PictureState p) {
        double zoom = Math.min(MAX_ZOOM, p.zoom / 100);
        if (!(zoom > 0)) {
            return;
        }
        Bitmap bitmap =
                p.panel.shown
                        ? images.panel(slot, p.panel)
                        : images.picture(p.name, p.transparentColour);
        Sprite s = sprite.reset(bitmap);
        if (sheets && p.columns * p.rows > 1) {
            cell(s, bitmap, p);
        }
        int shake = (p.flags & FLAG_SHAKE) != 0 ? screen.shakePosition : 0;
        double zoomDown = p.zoomDown < 0 ? zoom : Math.min(MAX_ZOOM, p.zoomDown / 100);
        PictureOrigin origin = PictureOrigin.of(p.origin);
        s.at(
                Sampling.roundEven(p.x) - shake + origin.toCentreX((int) (s.cellWidth * zoom)),
                Sampling.roundEven(p.y) + origin.toCentreY((int) (s.cellHeight * zoomDown)));
        s.anchor(s.cellWidth / 2, s.cellHeight / 2);
        s.mirrored = p.mirrored;
        s.upsideDown = p.upsideDown;
        s.zoomX = zoom;
        s.zoomY = zoomDown;
        effect(s, p);
        s.zoom = sampling(s, p);
        s.opacity(opacity(p.topTransparency));
        if (splits && p.topTransparency != p.bottomTransparency) {
            s.bottomOpacity = opacity(p.bottomTransparency);
            s.split = s.cellHeight / 2;
        }
        int tone = Tone.ofPercent(p.red, p.green, p.blue, p.saturation);
        s.tone = (p.flags & FLAG_TINT) != 0 ? Tone.combine(tone, ScreenSystem.tone(screen)) : tone;
        s.flash = (p.flags & FLAG_FLASH) != 0 ? ScreenSystem.flash(screen) : Flash.NONE;
        if (p.blend == PictureBlend.NORMAL) {
            painter.draw(frame, s);
        } else {
            blend(frame, p.blend);
        }
    }

    private void blend(int[] frame, int mode) {
        if (blend == null) {
            blend = new PictureBlend();
        }
        blend.draw(frame, sprite, painter, mode);
    }

    private static void cell(Sprite s, Bitmap bitmap, PictureState p) {
        int w = bitmap.width() / p.columns;
        int h = bitmap.height() / p.rows;
        s.cell(p.frame % p.columns * w, p.frame / p.columns % p.rows * h, w, h);
    }

    /**
     * A picture that turns is sampled one way all through its turn, upright too: at corners in the
     * English releases, whose turning pictures were photographed, elsewhere at centres as recorded
     * (ADR 20).
     */
    private Sprite.Zoom sampling(Sprite s, PictureState p) {
        boolean turns = p.effectMode == PictureOrder.ROTATION || s.angle != 0;
        boolean atCorners = turnsAtCorners && p.effectMode != PictureOrder.FIXED_ANGLE;
        return turns && !atCorners ? Sprite.Zoom.CENTRE : Sprite.Zoom.CORNER;
    }

    private static void effect(Sprite s, PictureState p) {
        if (p.effectMode == PictureOrder.WAVER) {
            s.waverDepth = (int) (2 * p.effectPower);
            s.waverPhase = p.waverPhase * 2 * Math.PI / FULL_TURN;
        } else {
            double turned = p.effectMode == PictureOrder.FIXED_ANGLE ? p.effectPower : p.rotation;
            s.angle = turned * 2 * Math.PI / FULL_TURN;
        }
    }

    private static int opacity(double transparency) {
        return Math.clamp((long) (255 * (100 - transparency) / 100), 0, 255);
    }
}
