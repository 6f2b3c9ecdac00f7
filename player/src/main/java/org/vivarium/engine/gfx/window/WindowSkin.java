package org.vivarium.engine.gfx.window;

import java.util.Arrays;
import org.vivarium.assets.image.Image;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sampling;

/**
 * A system graphic cut up for drawing: wallpaper, frame, cursors, arrows, text colours, timer
 * digits, airship shadow (spec screen 3.1). Whatever size the file has, the sheet has {@value
 * #WIDTH} by {@value #HEIGHT} pixels; what is missing is transparent.
 */
public final class WindowSkin {
    public static final int WIDTH = 160;
    public static final int HEIGHT = 80;

    /** Side of the wallpaper square. */
    static final int WALLPAPER = 32;

    private static final WindowSkin NONE = new WindowSkin(blackSheet(), new int[0], false, false);

    private final Bitmap sheet;
    private final int[] pixels;
    private final int[][] wallpapers = new int[WindowGround.values().length][];
    private final boolean[] solid = new boolean[wallpapers.length];
    private final int[] columns = new int[Frame.WIDTH];
    private int columnsWidth;
    private final boolean tiled;
    private final boolean present;

    private WindowSkin(int[] pixels, int[] palette, boolean tiled, boolean present) {
        this.pixels = pixels;
        this.sheet = Bitmap.ofPixels(WIDTH, HEIGHT, pixels);
        this.tiled = tiled;
        this.present = present;
        int zero = palette.length == 0 ? Frame.BLACK : palette[0] | 0xFF000000;
        for (WindowGround ground : WindowGround.values()) {
            int under =
                    ground == WindowGround.PALETTE
                            ? zero
                            : ground == WindowGround.BLACK ? Frame.BLACK : 0;
            wallpapers[ground.ordinal()] = wallpaper(under);
            solid[ground.ordinal()] = isOpaque(wallpapers[ground.ordinal()]);
        }
    }

    /**
     * The skin of a system graphic.
     *
     * @param tiled the wallpaper is repeated, not stretched
     */
    public static WindowSkin of(Image image, boolean tiled) {
        int[] from = image.pixels();
        int[] to = new int[WIDTH * HEIGHT];
        int n = Math.min(WIDTH, image.width());
        for (int y = 0; y < Math.min(HEIGHT, image.height()); y++) {
            System.arraycopy(from, y * image.width(), to, y * WIDTH, n);
        }
        return new WindowSkin(to, image.palette(), tiled, true);
    }

    /** What windows look like without a system graphic: black; timers and shadow don't show. */
    public static WindowSkin none() {
        return NONE;
    }

    private static int[] blackSheet() {
        int[] black = new int[WIDTH * HEIGHT];
        Arrays.fill(black, Frame.BLACK);
        return black;
    }

    private int[] wallpaper(int under) {
        int[] out = new int[WALLPAPER * WALLPAPER];
        for (int i = 0; i < out.length; i++) {
            int p = pixels[i / WALLPAPER * WIDTH + i % WALLPAPER];
            out[i] = p == 0 ? under : p;
        }
        return out;
    }

    /** The whole sheet, palette index 0 transparent. */
    public Bitmap sheet() {
        return sheet;
    }

    /** The sheet's pixels row by row; text takes its colours here. */
    public int[] pixels() {
        return pixels;
    }

    int[] wallpaper(WindowGround ground) {
        return wallpapers[ground.ordinal()];
    }

    private static boolean isOpaque(int[] pixels) {
        for (int p : pixels) {
            if (p >>> 24 != 255) {
                return false;
            }
        }
        return true;
    }

    /** Nothing shines through this wallpaper. */
    boolean isSolid(WindowGround ground) {
        return solid[ground.ordinal()];
    }

    /**
     * The wallpaper's column that each column of a window of this width shows; valid until the next
     * call.
     */
    int[] columns(int width) {
        if (width != columnsWidth) {
            columnsWidth = width;
            for (int c = 0; c < columns.length; c++) {
                columns[c] = tiled ? c % WALLPAPER : Sampling.centre(c, WALLPAPER, width);
            }
        }
        return columns;
    }

    public boolean tiled() {
        return tiled;
    }

    /** False when the game has no system graphic. */
    public boolean present() {
        return present;
    }

    /** The colour menu scenes are filled with (spec screen 6.1). */
    public int menuColour() {
        return pixels[32 * WIDTH] | 0xFF000000;
    }
}
