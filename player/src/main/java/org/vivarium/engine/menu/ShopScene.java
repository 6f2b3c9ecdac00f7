package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.Interpreters;
import org.vivarium.engine.event.ShopArguments;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.SceneState;
import org.vivarium.model.Item;

/** Buying and selling (spec menus-and-saves 13). Arguments: {@link ShopArguments}. */
final class ShopScene implements Scene {
    private static final int BUY_ONLY = 1;
    private static final int SELL_ONLY = 2;
    private static final int CHOICES = 3;
    private static final int NOTICE_FRAMES = 30;
    private static final int TRADED = 0;
    private static final int NOT_TRADED = 1;
    private static final int STEP = 1;
    private static final int BIG_STEP = 10;

    private final MenuKit kit;
    private final ShopPainter painter;

    ShopScene(MenuKit kit) {
        this.kit = kit;
        this.painter = new ShopPainter(kit);
    }

    /** Goods of the shop: how many. */
    static int goods(SceneState self) {
        return self.arguments.length - ShopArguments.FIRST_ITEM;
    }

    static int good(SceneState self, int i) {
        return i < goods(self) ? self.arguments[ShopArguments.FIRST_ITEM + i] : 0;
    }

    private static int kind(SceneState self) {
        return self.arguments[ShopArguments.MODE];
    }

    @Override
    public void start(SceneState self) {
        ShopState shop = kit.menu.shop;
        shop.choice = 0;
        shop.again = false;
        shop.traded = false;
        shop.clock = 0;
        shop.item = 0;
        kit.begin(shop.buy, 0, 32, 184, 128, goods(self), 1);
        kit.begin(shop.sell, 0, 32, 320, 128, sellCells(), 2);
        kit.prepare(shop.message).place(0, 160, 320, 80);
        kit.prepare(shop.amount).place(0, 32, 184, 128);
        switch (kind(self)) {
            case BUY_ONLY -> enter(ShopMode.BUY);
            case SELL_ONLY -> enter(ShopMode.SELL);
            default -> enter(ShopMode.CHOICE);
        }
    }

    private int sellCells() {
        return Math.max(1, kit.state.party.itemKinds);
    }

    private void enter(ShopMode mode) {
        ShopState shop = kit.menu.shop;
        shop.enter(mode);
        shop.buy.window.active = mode == ShopMode.BUY;
        shop.sell.window.active = mode == ShopMode.SELL;
        shop.amount.active = mode == ShopMode.BUY_NUMBER || mode == ShopMode.SELL_NUMBER;
        shop.message.active = mode == ShopMode.CHOICE;
        if (mode == ShopMode.CHOICE) {
            placeChoice();
        } else {
            shop.message.noCursor();
        }
        if (mode == ShopMode.SELL) {
            shop.sell.set(0, 32, 320, 128, sellCells(), 2);
        }
        chooseItem();
    }

    /** Right of a face at the left the bar is shorter by the face's width. */
    private void placeChoice() {
        int indent = painter.faceIndent();
        int y = 16 * (kit.menu.shop.choice + 1);
        int width = painter.hasFace() ? 228 : 300;
        kit.menu.shop.message.cursor(2 + indent, y, width, 16);
    }

    private void chooseItem() {
        ShopState shop = kit.menu.shop;
        switch (shop.mode()) {
            case BUY -> shop.item = goodUnderCursor();
            case SELL -> {
                int cell = shop.sell.index;
                boolean held = cell < kit.state.party.itemKinds;
                shop.item = held ? kit.state.party.itemIds[cell] : 0;
            }
            case CHOICE -> shop.item = 0;
            default -> {}
        }
    }

    private int goodUnderCursor() {
        SceneState self = kit.state.scenes.last();
        return goods(self) > 0 ? good(self, kit.menu.shop.buy.index) : 0;
    }

    private Item row(int id) {
        return kit.items.get(id);
    }

    @Override
    public void update(SceneState self) {
        ShopState shop = kit.menu.shop;
        shop.clock++;
        shop.message.update();
        shop.amount.update();
        switch (shop.mode()) {
            case CHOICE -> updateChoice(self, shop);
            case BUY -> updateBuy(self, shop);
            case SELL -> updateSell(self, shop);
            case BUY_NUMBER -> updateNumber(shop, true);
            case SELL_NUMBER -> updateNumber(shop, false);
            case BOUGHT -> updateNotice(shop, ShopMode.BUY);
            case SOLD -> updateNotice(shop, ShopMode.SELL);
        }
    }

    private void updateChoice(SceneState self, ShopState shop) {
        if (kit.repeated(Button.DOWN) || kit.repeated(Button.UP)) {
            int step = kit.repeated(Button.DOWN) ? 1 : CHOICES - 1;
            shop.choice = (shop.choice + step) % CHOICES;
            kit.play(SystemSound.CURSOR);
            placeChoice();
        } else if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            leave(self);
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            switch (shop.choice) {
                case 0 -> enter(ShopMode.BUY);
                case 1 -> enter(ShopMode.SELL);
                default -> leave(self);
            }
        }
    }

    private void leave(SceneState self) {
        Interpreters.answer(
                kit.state,
                self.arguments[ShopArguments.OWNER],
                self.arguments[ShopArguments.INDENT],
                kit.menu.shop.traded ? TRADED : NOT_TRADED);
        kit.scenes.pop();
    }

    /** From a list back to the choice, or out of a shop that has none. */
    private void back(SceneState self) {
        kit.play(SystemSound.CANCEL);
        if (kind(self) == BUY_ONLY || kind(self) == SELL_ONLY) {
            leave(self);
        } else {
            kit.menu.shop.again = true;
            enter(ShopMode.CHOICE);
        }
    }

    private void updateBuy(SceneState self, ShopState shop) {
        kit.update(shop.buy);
        chooseItem();
        if (kit.pressed(Button.CANCEL)) {
            back(self);
        } else if (kit.pressed(Button.DECISION)) {
            Item item = row(shop.item);
            int held = kit.party.bag.count(shop.item);
            int money = kit.state.party.gold;
            if (item == null || !Trade.canBuy(item.price(), money, held)) {
                kit.refuse();
                return;
            }
            ask(ShopMode.BUY_NUMBER, Trade.mostToBuy(item.price(), money, held));
        }
    }

    private void updateSell(SceneState self, ShopState shop) {
        kit.update(shop.sell);
        chooseItem();
        if (kit.pressed(Button.CANCEL)) {
            back(self);
        } else if (kit.pressed(Button.DECISION)) {
            Item item = row(shop.item);
            if (item == null || !Trade.canSell(item.price())) {
                kit.refuse();
                return;
            }
            ask(ShopMode.SELL_NUMBER, kit.party.bag.count(shop.item));
        }
    }

    private void ask(ShopMode mode, int most) {
        kit.decide();
        kit.menu.shop.number = 1;
        kit.menu.shop.most = most;
        kit.menu.shop.amount.cursor(most >= 100 ? 140 : 146, 32, most >= 100 ? 26 : 20, 16);
        enter(mode);
    }

    private void updateNumber(ShopState shop, boolean buying) {
        int by = 0;
        if (kit.repeated(Button.RIGHT)) {
            by = STEP;
        } else if (kit.repeated(Button.LEFT)) {
            by = -STEP;
        } else if (kit.repeated(Button.UP)) {
            by = BIG_STEP;
        } else if (kit.repeated(Button.DOWN)) {
            by = -BIG_STEP;
        }
        int changed = Trade.changed(shop.number, by, shop.most);
        if (changed != shop.number) {
            shop.number = changed;
            kit.play(SystemSound.CURSOR);
        }
        if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            enter(buying ? ShopMode.BUY : ShopMode.SELL);
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            trade(shop, buying);
        }
    }

    private void trade(ShopState shop, boolean buying) {
        int price = row(shop.item).price();
        long money = kit.state.party.gold;
        if (buying) {
            kit.party.bag.add(shop.item, shop.number);
            money -= (long) price * shop.number;
        } else {
            kit.party.bag.remove(shop.item, shop.number);
            money += (long) Trade.saleValue(price) * shop.number;
        }
        kit.state.party.gold = Trade.clampMoney(money);
        shop.traded = true;
        shop.noticeLeft = NOTICE_FRAMES;
        enter(buying ? ShopMode.BOUGHT : ShopMode.SOLD);
    }

    private void updateNotice(ShopState shop, ShopMode next) {
        if (--shop.noticeLeft <= 0) {
            enter(next);
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        painter.draw(self, pixels);
    }

    /** Whether a piece can be bought now. */
    static boolean canBuy(MenuKit kit, Item item) {
        return Trade.canBuy(item.price(), kit.state.party.gold, kit.party.bag.count(item.id()));
    }
}
