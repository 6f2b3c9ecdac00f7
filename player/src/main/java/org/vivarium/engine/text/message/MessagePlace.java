package org.vivarium.engine.text.message;

import java.util.function.IntSupplier;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.gfx.window.WindowGround;
import org.vivarium.engine.state.MessageState;

/** Where the message box and the money window stand (spec screen 3.6). */
final class MessagePlace {
    static final int WIDTH = 320;
    static final int HEIGHT = 80;
    private static final int SINGLE_HEIGHT = 32;
    private static final int TOP = 0;
    private static final int MIDDLE = 1;
    private static final int BOTTOM = 2;
    private static final int UPPER_ROWS = 112;
    private static final int LOWER_ROWS = 160;
    private static final int MONEY_X = 232;
    private static final int MONEY_WIDTH = 88;
    private static final int MONEY_HEIGHT = 32;
    private static final int MONEY_BOTTOM = 208;

    private final MessageState m;
    private final boolean is2003;
    private final WindowGlass glass;
    private final IntSupplier heroY;

    MessagePlace(MessageState message, boolean is2003, WindowGlass glass, IntSupplier heroY) {
        this.m = message;
        this.is2003 = is2003;
        this.glass = glass;
        this.heroY = heroY;
    }

    /**
     * Places the box at the start of a page of a battle: always the same place, never see-through.
     */
    void battlePage() {
        int height = m.singleLines ? SINGLE_HEIGHT : HEIGHT;
        m.box.place(0, (is2003 ? TOP : BOTTOM) * HEIGHT, WIDTH, height);
        m.box.opacity = 255;
        m.box.backOpacity = 255;
        m.box.ground = (is2003 ? WindowGround.BLACK : WindowGround.PALETTE).ordinal();
    }

    /** Places the box at the start of a page. */
    void page() {
        int position = m.fixedPosition ? m.position : avoiding(m.position, heroY.getAsInt());
        m.box.place(0, position * HEIGHT, WIDTH, HEIGHT);
        m.box.opacity = m.transparentBox ? 0 : 255;
        m.box.backOpacity = WindowGlass.opacity(glass.onMap());
        boolean black = is2003 && !glass.onMap();
        m.box.ground = (black ? WindowGround.BLACK : WindowGround.PALETTE).ordinal();
    }

    /** 2003 moves a box in the middle up or down whatever stands there, as measured. */
    private int avoiding(int position, int y) {
        return switch (position) {
            case TOP -> y > UPPER_ROWS ? TOP : BOTTOM;
            case MIDDLE -> y <= UPPER_ROWS ? BOTTOM : y >= LOWER_ROWS || is2003 ? TOP : MIDDLE;
            default -> y >= LOWER_ROWS ? TOP : BOTTOM;
        };
    }

    /**
     * Places the money window where the box isn't. Beside a transparent message, windows of 2003
     * that one cannot see through lose the transparent pixels of their wallpaper, those one can see
     * through all of it.
     */
    void money() {
        m.money.place(MONEY_X, m.box.y == 0 ? MONEY_BOTTOM : 0, MONEY_WIDTH, MONEY_HEIGHT);
        boolean beside = is2003 && m.transparentBox;
        m.money.ground = beside ? WindowGround.CLEAR.ordinal() : m.box.ground;
        m.money.backOpacity = glass.onMap() && beside ? 0 : WindowGlass.opacity(glass.onMap());
    }
}
