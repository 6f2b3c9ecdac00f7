package org.vivarium.app.build.art;

/**
 * How a villager looks.
 *
 * @param skirt whether the clothes reach down as a skirt or robe
 */
record Look(
        Ramp skin, Ramp hair, HairStyle style, Ramp top, Ramp bottom, boolean skirt, Extra extra) {
    /** Cuts of hair. */
    enum HairStyle {
        SHORT,
        LONG,
        BALD
    }

    /** What else they wear. */
    enum Extra {
        NONE,
        HAT,
        BEARD,
        HOOD,
        APRON
    }

    static Look hero() {
        return new Look(
                Ramp.SKIN,
                Ramp.BROWN_HAIR,
                HairStyle.SHORT,
                Ramp.BLUE,
                Ramp.TAN,
                false,
                Extra.NONE);
    }

    static Look keeper() {
        return new Look(
                Ramp.SKIN,
                Ramp.RED_HAIR,
                HairStyle.LONG,
                Ramp.GREEN,
                Ramp.GREEN,
                true,
                Extra.APRON);
    }

    static Look elder() {
        return new Look(
                Ramp.SKIN,
                Ramp.GREY_HAIR,
                HairStyle.BALD,
                Ramp.PURPLE,
                Ramp.PURPLE,
                true,
                Extra.BEARD);
    }

    static Look farmer() {
        return new Look(
                Ramp.TAN, Ramp.BLACK_HAIR, HairStyle.SHORT, Ramp.RED, Ramp.BLUE, false, Extra.HAT);
    }

    static Look girl() {
        return new Look(
                Ramp.SKIN,
                Ramp.BLOND_HAIR,
                HairStyle.LONG,
                Ramp.BLOSSOM,
                Ramp.BLOSSOM,
                true,
                Extra.NONE);
    }

    static Look fisher() {
        return new Look(
                Ramp.TAN,
                Ramp.GREY_HAIR,
                HairStyle.SHORT,
                Ramp.GOLD,
                Ramp.SLATE,
                false,
                Extra.HOOD);
    }
}
