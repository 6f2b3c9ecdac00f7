package org.vivarium.engine.menu;

import org.vivarium.engine.event.ShopArguments;
import org.vivarium.engine.gfx.window.FacePainter;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.state.MessageState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.Item;

/** Draws a shop (spec menus-and-saves 13.1, 13.3). */
final class ShopPainter {
    private static final int FACE_TEXT = 72;
    private static final int OPTION_INDENT = 12;
    private static final int RIGHT_X = 184;
    private static final int RIGHT_WIDTH = 136;

    private final MenuKit kit;
    private final MenuPainter p;
    private final ShopParty members;

    ShopPainter(MenuKit kit) {
        this.kit = kit;
        this.p = kit.painter;
        this.members = new ShopParty(kit);
    }

    boolean hasFace() {
        return !kit.state.message.face.isEmpty();
    }

    /** How far a message face at the left moves the text. */
    int faceIndent() {
        return hasFace() && !kit.state.message.faceRight ? FACE_TEXT : 0;
    }

    void draw(SceneState self, int[] pixels) {
        p.begin(pixels);
        ShopState shop = kit.menu.shop;
        Item item = kit.items.get(shop.item);
        ShopMode mode = shop.mode();
        boolean inList = mode == ShopMode.BUY || mode == ShopMode.SELL;
        p.help(item != null && inList ? item.description() : "");
        switch (mode) {
            case CHOICE -> p.window(0, 32, 320, 128);
            case BUY -> drawGoods(self, shop.buy);
            case SELL -> drawBag(shop.sell);
            case BUY_NUMBER -> drawNumber(shop, item, item.price());
            case SELL_NUMBER -> drawNumber(shop, item, Trade.saleValue(item.price()));
            case BOUGHT, SOLD -> p.window(0, 32, RIGHT_X, 128);
        }
        if (mode.showsParty()) {
            p.window(RIGHT_X, 32, RIGHT_WIDTH, 48);
            members.draw(item, shop.clock);
            drawHeld(shop.item);
            p.gold(RIGHT_X, 128, RIGHT_WIDTH);
        }
        drawMessage(self, shop);
    }

    private void drawGoods(SceneState self, ListBox list) {
        p.back(list.window);
        p.clip(list.window);
        for (int i = 0; i < ShopScene.goods(self); i++) {
            Item item = kit.items.get(ShopScene.good(self, i));
            if (item != null && list.inView(i)) {
                boolean enabled = ShopScene.canBuy(kit, item);
                p.item(list, i, 0, item.name(), enabled);
                p.number(
                        176,
                        MenuPainter.top(list) + list.textY(i),
                        item.price(),
                        enabled ? TextPainter.DEFAULT : TextPainter.DISABLED);
            }
        }
        p.unclip();
        p.arrows(list.window);
    }

    private void drawBag(ListBox list) {
        p.back(list.window);
        p.clip(list.window);
        for (int i = 0; i < kit.state.party.itemKinds; i++) {
            Item item = kit.items.get(kit.state.party.itemIds[i]);
            if (item != null && list.inView(i)) {
                boolean enabled = Trade.canSell(item.price());
                p.item(list, i, 0, item.name(), enabled);
                p.count(list, i, ItemScene.COUNT_X, ":", kit.state.party.itemCounts[i], enabled);
            }
        }
        p.unclip();
        p.arrows(list.window);
    }

    private void drawNumber(ShopState shop, Item item, int price) {
        p.back(shop.amount);
        p.text(8, 74, item.name(), TextPainter.DEFAULT);
        p.text(kit.is2003 ? 146 : 140, 74, "x", TextPainter.DEFAULT);
        p.number(170, 74, shop.number, TextPainter.DEFAULT);
        p.money(176, 106, price * shop.number);
    }

    private void drawHeld(int item) {
        p.window(RIGHT_X, 80, RIGHT_WIDTH, 48);
        p.text(192, 90, kit.terms.possessedItems(), TextPainter.LABEL);
        p.text(192, 106, kit.terms.equippedItems(), TextPainter.LABEL);
        if (item > 0) {
            p.number(312, 90, kit.party.bag.count(item), TextPainter.DEFAULT);
            p.number(312, 106, kit.party.worn(item), TextPainter.DEFAULT);
        }
    }

    private void drawMessage(SceneState self, ShopState shop) {
        p.back(shop.message);
        ShopWords words = ShopWords.of(kit.terms, self.arguments[ShopArguments.MESSAGES]);
        int x = 8 + faceIndent();
        p.text(x, 170, words.line(shop.mode(), shop.again), TextPainter.DEFAULT);
        if (shop.mode() == ShopMode.CHOICE) {
            p.text(x + OPTION_INDENT, 186, words.buy(), TextPainter.DEFAULT);
            p.text(x + OPTION_INDENT, 202, words.sell(), TextPainter.DEFAULT);
            p.text(x + OPTION_INDENT, 218, words.leave(), TextPainter.DEFAULT);
        }
        if (hasFace()) {
            drawFace(shop.message);
        }
    }

    private void drawFace(WindowBox box) {
        MessageState message = kit.state.message;
        int x = message.faceRight ? 320 - 16 - FacePainter.SIZE : 16;
        p.face(message.face, message.faceIndex, x, box.y + 16, message.faceFlipped);
    }
}
