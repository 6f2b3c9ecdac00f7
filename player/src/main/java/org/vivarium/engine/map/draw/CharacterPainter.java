package org.vivarium.engine.map.draw;

import org.vivarium.assets.AssetKind;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.FlashState;
import org.vivarium.engine.state.HeroState;

/** Draws the hero, vehicles and events of one layer (spec map-scene 3.2 to 3.4). */
final class CharacterPainter {
    private static final int TILE = 16;

    /** A frame of a charset, whatever the size of the sheet: 72x128 sheets of one are common. */
    private static final int WIDTH = 24;

    private static final int HEIGHT = 32;

    private final BitmapBank bitmaps;
    private final SpritePainter painter;
    private final CharacterPlaces places;
    private final CharacterList list;
    private final Sprite sprite = new Sprite();

    CharacterPainter(
            BitmapBank bitmaps, SpritePainter painter, CharacterPlaces places, CharacterList list) {
        this.bitmaps = bitmaps;
        this.painter = painter;
        this.places = places;
        this.list = list;
    }

    /**
     * Draws one layer of the list.
     *
     * @param chipset where tile graphics come from
     * @param tone of every character
     */
    void draw(int[] pixels, int layer, Bitmap chipset, int tone) {
        for (int i = 0; i < list.count(); i++) {
            if (list.layer(i) == layer) {
                draw(pixels, list.character(i), list.x(i), list.y(i), chipset, tone);
            }
        }
    }

    private void draw(int[] pixels, CharacterState c, int x, int y, Bitmap chipset, int tone) {
        int opacity = Math.clamp((8 - c.transparency) * 32 - 1, 0, 255);
        if (c.charset.isEmpty()) {
            if (c instanceof HeroState) {
                return;
            }
            int source = ChipsetGeometry.eventTile(c.charsetIndex);
            sprite.reset(chipset)
                    .cell(source & 0xFFFF, source >> 16, TILE, TILE)
                    .anchor(TILE / 2, TILE);
        } else {
            Bitmap charset = bitmaps.get(AssetKind.CHARSET, c.charset);
            int column = c.charsetIndex % 4 * 3 + (c.animFrame == 3 ? 1 : c.animFrame);
            int row = c.charsetIndex / 4 * 4 + c.facing;
            sprite.reset(charset)
                    .cell(column * WIDTH, row * HEIGHT, WIDTH, HEIGHT)
                    .anchor(WIDTH / 2, HEIGHT);
        }
        sprite.at(x, y - places.jumpLift(c)).opacity(opacity);
        sprite.tone = tone;
        bush(c, opacity);
        flash(c.flash);
        painter.draw(pixels, sprite);
    }

    /** The lowest rows of a character standing in high ground show half. */
    private void bush(CharacterState c, int opacity) {
        if (c.layer != 1 || c.jumping || c.flying) {
            return;
        }
        int depth = places.bushDepth(c);
        if (depth > 0 && depth < 4) {
            sprite.split = sprite.cellHeight / (4 - depth);
            sprite.bottomOpacity = (opacity + 1) / 2;
        }
    }

    private void flash(FlashState flash) {
        if (flash.level > 0) {
            sprite.flash = Flash.of(flash.red, flash.green, flash.blue, flash.level);
        }
    }
}
