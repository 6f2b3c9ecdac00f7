package org.vivarium.app.build.art;

/** The sample game's colours, each a ramp from dark to light. All its images share this palette. */
public enum Ramp {
    INK(0x1c1a2b, 0x2e2a44),
    GRASS(0x23563f, 0x357a46, 0x4f9a4a, 0x64ad4f, 0x7fc257, 0xa9d96c),
    LEAF(0x132f2e, 0x1c4a3a, 0x2a6a42, 0x418a45, 0x68ad4d, 0x9fd160),
    PINE(0x10292f, 0x173f3e, 0x215a4a, 0x337552, 0x51935c),
    BLOSSOM(0x7a2f52, 0xb4527a, 0xe0809f, 0xf7b3c2, 0xfde0e4),
    DIRT(0x5a4232, 0x7c5c41, 0xa17c54, 0xbd9867, 0xd8b985),
    SAND(0xb08a58, 0xd2b078, 0xe8cd95, 0xf4e2b2, 0xfdf3d0),
    WATER(0x123a63, 0x195283, 0x216fa3, 0x338fbd, 0x55afd2, 0x8fd3e3, 0xe2f7f5),
    WOOD(0x33202b, 0x523335, 0x75493c, 0x9a6a4a, 0xc0935f, 0xe0bd85),
    ROOF(0x4d1c2c, 0x772a36, 0xa53f40, 0xcb6049, 0xe58a5e, 0xf6bd86),
    SLATE(0x232b47, 0x354264, 0x4c5f86, 0x6c82a6, 0x98aec6, 0xc8d8e2),
    STONE(0x3a3a50, 0x565868, 0x7b7d87, 0xa2a3a4, 0xc8c7bf, 0xe6e3d5),
    PLASTER(0xa88a72, 0xcbb092, 0xe6d3b2, 0xf5e8cd, 0xfff8e6),
    SKIN(0x8f5544, 0xc98662, 0xf0bc90, 0xfde0bd),
    TAN(0x5b3530, 0x8a5a42, 0xb9835a, 0xdcae7c),
    BROWN_HAIR(0x3a2226, 0x5c3830, 0x85573d, 0xb07f50),
    BLOND_HAIR(0x8a5a2c, 0xc08a3c, 0xe8bd58, 0xfbe595),
    RED_HAIR(0x6b2325, 0x9c3a2c, 0xcc5f3a, 0xeb9257),
    GREY_HAIR(0x55566a, 0x84869a, 0xb6b8c4, 0xe4e6ea),
    BLACK_HAIR(0x1b1a2c, 0x2d2c48, 0x474a6c, 0x6c7395),
    RED(0x6a1d33, 0x9f2f3e, 0xcf4d49, 0xee8266),
    BLUE(0x1f2c66, 0x2f4c96, 0x4876c4, 0x7ca9e4),
    GREEN(0x1c4638, 0x2c6c48, 0x4b9659, 0x82c277),
    PURPLE(0x3c2360, 0x5f3a8c, 0x8a5cb4, 0xb98ed6),
    GOLD(0x7a4a1c, 0xb67a28, 0xe5b23e, 0xfbe07a, 0xfff7c4),
    WHITE(0x8f93ab, 0xc2c6d4, 0xe9ebef, 0xffffff),
    SKY(0x2f5ea8, 0x4178c0, 0x5a94d3, 0x79b0e0, 0x9bcaea, 0xbfdff0, 0xdcedf0, 0xf3f3e2),
    DUSK(0x241b45, 0x3b2760, 0x5e3676, 0x8c487f, 0xbd5f7c, 0xe58172, 0xf8ad76, 0xfdd897),
    SLIME(0x14453f, 0x1f7059, 0x37a273, 0x71cf8b, 0xbdf0b0),
    WINDOW(
            0x14213f, 0x182747, 0x1c2d50, 0x203359, 0x253a63, 0x2a416d, 0x304977, 0x375282,
            0x3f5d90, 0x4a6ba2, 0x86a5cf),
    FIRE(0x8a2320, 0xd2492a, 0xf58a35, 0xfccb58, 0xfff6c0);

    /** Palette index of transparent pixels. */
    public static final byte CLEAR = 0;

    private static final int CLEAR_COLOUR = 0xFF00FF;

    private final int[] colours;

    Ramp(int... colours) {
        this.colours = colours;
    }

    /** The palette index of a shade, 0 the darkest; shades beyond the ramp are its ends. */
    public byte at(int shade) {
        int first = 1;
        for (Ramp ramp : values()) {
            if (ramp == this) {
                break;
            }
            first += ramp.colours.length;
        }
        return (byte) (first + Math.clamp(shade, 0, colours.length - 1));
    }

    /** The shade for a brightness from 0 to 1. */
    public byte lit(double brightness) {
        return at((int) Math.floor(brightness * colours.length));
    }

    /** The lightest shade's number. */
    public int top() {
        return colours.length - 1;
    }

    /** All colours by index. */
    public static int[] palette() {
        int[] palette = new int[256];
        palette[CLEAR] = CLEAR_COLOUR;
        int next = 1;
        for (Ramp ramp : values()) {
            for (int colour : ramp.colours) {
                palette[next++] = colour;
            }
        }
        return palette;
    }
}
