package org.vivarium.engine.menu;

import org.vivarium.model.Terms;

/** What a shop says; the database has three sets. */
record ShopWords(
        String greeting,
        String regreeting,
        String buy,
        String sell,
        String leave,
        String buySelect,
        String buyNumber,
        String purchased,
        String sellSelect,
        String sellNumber,
        String sold) {

    /**
     * @param set 0 to 2
     */
    static ShopWords of(Terms t, int set) {
        return switch (set) {
            case 1 ->
                    new ShopWords(
                            t.shopGreeting2(),
                            t.shopRegreeting2(),
                            t.shopBuy2(),
                            t.shopSell2(),
                            t.shopLeave2(),
                            t.shopBuySelect2(),
                            t.shopBuyNumber2(),
                            t.shopPurchased2(),
                            t.shopSellSelect2(),
                            t.shopSellNumber2(),
                            t.shopSold2());
            case 2 ->
                    new ShopWords(
                            t.shopGreeting3(),
                            t.shopRegreeting3(),
                            t.shopBuy3(),
                            t.shopSell3(),
                            t.shopLeave3(),
                            t.shopBuySelect3(),
                            t.shopBuyNumber3(),
                            t.shopPurchased3(),
                            t.shopSellSelect3(),
                            t.shopSellNumber3(),
                            t.shopSold3());
            default ->
                    new ShopWords(
                            t.shopGreeting1(),
                            t.shopRegreeting1(),
                            t.shopBuy1(),
                            t.shopSell1(),
                            t.shopLeave1(),
                            t.shopBuySelect1(),
                            t.shopBuyNumber1(),
                            t.shopPurchased1(),
                            t.shopSellSelect1(),
                            t.shopSellNumber1(),
                            t.shopSold1());
        };
    }

    /** The line of a mode. */
    String line(ShopMode mode, boolean again) {
        return switch (mode) {
            case CHOICE -> again ? regreeting : greeting;
            case BUY -> buySelect;
            case BUY_NUMBER -> buyNumber;
            case BOUGHT -> purchased;
            case SELL -> sellSelect;
            case SELL_NUMBER -> sellNumber;
            case SOLD -> sold;
        };
    }
}
