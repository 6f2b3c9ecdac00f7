package org.vivarium.engine.menu;

/** What a shop is doing (spec menus-and-saves 13.1). */
enum ShopMode {
    CHOICE,
    BUY,
    BUY_NUMBER,
    BOUGHT,
    SELL,
    SELL_NUMBER,
    SOLD;

    private static final ShopMode[] ALL = values();

    static ShopMode at(int ordinal) {
        return ALL[ordinal];
    }

    /** The party and what it has of the item stand at the right. */
    boolean showsParty() {
        return this != CHOICE && this != SELL;
    }
}
