package org.vivarium.engine.menu;

import org.vivarium.engine.party.Limits;

/** The arithmetic of a shop (spec menus-and-saves 13.3). */
final class Trade {
    private Trade() {}

    static boolean canBuy(int price, int money, int held) {
        return price <= money && held < Limits.ITEMS;
    }

    /** Pieces that can be bought at most. */
    static int mostToBuy(int price, int money, int held) {
        int room = Limits.ITEMS - held;
        return price > 0 ? Math.min(room, money / price) : room;
    }

    static boolean canSell(int price) {
        return price > 0;
    }

    /** What the shop pays for a piece. */
    static int saleValue(int price) {
        return price / 2;
    }

    /** The money after a trade. */
    static int clampMoney(long money) {
        return (int) Math.clamp(money, 0, Limits.MONEY);
    }

    /** A number moved by the arrow keys. */
    static int changed(int number, int by, int most) {
        return Math.clamp((long) number + by, 1, Math.max(1, most));
    }
}
