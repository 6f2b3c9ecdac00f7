package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.engine.gfx.Bitmap;

/**
 * The enemies' pictures in the hues the database asks for, by enemy (spec screen-and-windows 1.7).
 */
public final class MonsterBank {
    private static final int CIRCLE = 0x600;

    private final Assets assets;
    private final Bitmap[] bitmaps;

    public MonsterBank(Assets assets, int enemies) {
        this.assets = assets;
        bitmaps = new Bitmap[enemies + 1];
    }

    /** Lets go of all pictures: another battle has other enemies. */
    public void clear() {
        Arrays.fill(bitmaps, null);
    }

    /** The enemy's picture; looking up a known one allocates nothing. */
    public Bitmap get(EnemyBattler enemy) {
        int id = enemy.state().enemy;
        if (bitmaps[id] == null) {
            bitmaps[id] = load(enemy.graphic(), enemy.row().battlerHue());
        }
        return bitmaps[id];
    }

    private Bitmap load(String name, int hue) {
        if (name.isEmpty()) {
            return Bitmap.EMPTY;
        }
        Bitmap plain = Bitmap.of(assets.image(AssetKind.MONSTER, name));
        return hue == 0 ? plain : turn(plain, hue);
    }

    private static Bitmap turn(Bitmap plain, int degrees) {
        int units = units(degrees);
        int[] pixels = new int[plain.width() * plain.height()];
        for (int i = 0; i < pixels.length; i++) {
            int p = plain.pixel(i % plain.width(), i / plain.width());
            pixels[i] = p >>> 24 == 0 ? p : turn(p, units);
        }
        return Bitmap.ofPixels(plain.width(), plain.height(), pixels);
    }

    /** Degrees in units of the circle. */
    static int units(int degrees) {
        return Math.floorMod((int) (degrees / 60.0 * 256), CIRCLE);
    }

    /** One colour moved along the circle of hues, in whole numbers as the original. */
    public static int turn(int argb, int units) {
        int r = argb >> 16 & 255;
        int g = argb >> 8 & 255;
        int b = argb & 255;
        int max = Math.max(r, Math.max(g, b));
        int min = Math.min(r, Math.min(g, b));
        int chroma = max - min;
        int hue = chroma == 0 ? 0 : hue(r, g, b, max, chroma);
        int twice = max + min;
        int saturation =
                twice == 0 ? 0 : Math.min(255, 256 * chroma / (twice > 255 ? 511 - twice : twice));
        int turned = (hue + units) % CIRCLE;
        int lightness = 2 * (twice / 2);
        int c = saturation * (lightness > 255 ? 511 - lightness : lightness) / 256;
        int low = (lightness - c) / 2;
        int part = turned & 255;
        int rising = low + part * c / 256;
        int falling = low + (255 - part) * c / 256;
        int high = low + c;
        return argb & 0xFF000000
                | switch (turned >> 8) {
                    case 0 -> rgb(high, rising, low);
                    case 1 -> rgb(falling, high, low);
                    case 2 -> rgb(low, high, rising);
                    case 3 -> rgb(low, falling, high);
                    case 4 -> rgb(rising, low, high);
                    default -> rgb(high, low, falling);
                };
    }

    private static int hue(int r, int g, int b, int max, int chroma) {
        if (max == r) {
            return 256 * (g - b) / chroma + (g < b ? CIRCLE : 0);
        }
        return max == g ? 256 * (b - r) / chroma + 0x200 : 256 * (r - g) / chroma + 0x400;
    }

    private static int rgb(int r, int g, int b) {
        return r << 16 | g << 8 | b;
    }
}
