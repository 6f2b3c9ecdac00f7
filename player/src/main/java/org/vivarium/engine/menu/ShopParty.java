package org.vivarium.engine.menu;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.party.ActorEquipment;
import org.vivarium.engine.state.ActorState;
import org.vivarium.model.Item;

/**
 * The members of the party beside the goods: walking when they may use the item, grey when not,
 * with an icon for what wearing it would change (spec menus-and-saves 13.4).
 */
final class ShopParty {
    private static final int WIDTH = 24;
    private static final int HEIGHT = 32;
    private static final int DOWN = 2;
    private static final int STEP_FRAMES = 12;
    private static final int[] TO_AND_FRO = {0, 1, 2, 1};
    private static final int STANDING = 1;
    private static final int ICON = 8;
    private static final int ICON_X = 128;
    private static final int WORN = 3;
    private static final int GREY = Tone.ofPercent(100, 100, 100, 0);

    private final MenuKit kit;
    private final Sprite sprite = new Sprite();

    ShopParty(MenuKit kit) {
        this.kit = kit;
    }

    /**
     * @param item the item in question, null for none
     * @param clock frames since the shop was entered
     */
    void draw(Item item, int clock) {
        for (int i = 0; i < kit.members(); i++) {
            ActorState actor = kit.member(i);
            boolean allowed = item == null || mayUse(actor, item);
            int column = allowed ? TO_AND_FRO[clock / STEP_FRAMES % 4] : STANDING;
            drawActor(actor, 188 + 32 * i, column, allowed);
            if (item != null && allowed && isWorn(item)) {
                drawIcon(actor, item, 208 + 32 * i, clock / STEP_FRAMES % 4);
            }
        }
    }

    private static boolean isWorn(Item item) {
        return item.type() >= Item.Type.WEAPON && item.type() <= Item.Type.ACCESSORY;
    }

    private boolean mayUse(ActorState actor, Item item) {
        return isWorn(item)
                ? kit.party.equipment.canWear(actor, item.id())
                : kit.party.equipment.canUse(actor, item.id());
    }

    private void drawActor(ActorState actor, int x, int column, boolean allowed) {
        Bitmap charset = kit.engine.bitmaps.get(AssetKind.CHARSET, actor.charset);
        int sx = actor.charsetIndex % 4 * 3 * WIDTH + column * WIDTH;
        int sy = actor.charsetIndex / 4 * 4 * HEIGHT + DOWN * HEIGHT;
        sprite.reset(charset).cell(sx, sy, WIDTH, HEIGHT).at(x, 36);
        sprite.tone = allowed ? Tone.NEUTRAL : GREY;
        kit.engine.sprites.draw(kit.painter.frame, sprite);
    }

    private void drawIcon(ActorState actor, Item item, int x, int phase) {
        int row;
        if (ActorEquipment.worn(actor, item.id()) > 0) {
            row = WORN;
        } else {
            int[] after = kit.party.equipmentView.preview(actor, item.type() - 1, item.id());
            int gain =
                    kit.party.equipmentView.sum(actor, after)
                            - kit.party.equipmentView.sum(actor, actor.equipment);
            row = 1 - Integer.signum(gain);
        }
        int column = row == WORN ? TO_AND_FRO[phase] : phase;
        Blit.draw(
                kit.painter.frame,
                kit.painter.skin().sheet(),
                ICON_X + ICON * column,
                ICON * row,
                ICON,
                ICON,
                x,
                60,
                255);
    }
}
