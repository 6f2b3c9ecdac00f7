package org.vivarium.engine.text.message;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.engine.gfx.window.FacePainter;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.gfx.window.WindowStyle;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MessageState;
import org.vivarium.engine.text.TextPainter;

/**
 * Draws the message box with its text, face, choices or digits, and the money window (spec screen
 * 3.6).
 */
public final class MessagePainter {
    private static final int B = WindowBox.BORDER;
    private static final int ROW = 16;
    private static final int FACE_LEFT = 16;
    private static final int FACE_RIGHT = 256;
    private static final int MONEY_RIGHT = 72;

    private final GameState state;
    private final MessageState m;
    private final WindowStyle style;
    private final BitmapBank bitmaps;
    private final String currency;

    /**
     * @param currency the database's word for money
     */
    public MessagePainter(GameState state, WindowStyle style, BitmapBank bitmaps, String currency) {
        this.state = state;
        this.m = state.message;
        this.style = style;
        this.bitmaps = bitmaps;
        this.currency = currency;
    }

    /** Whether there is a window to draw. */
    public boolean shows() {
        return m.box.visible || m.money.visible;
    }

    public void draw(int[] frame) {
        if (m.box.visible) {
            WindowPainter.back(frame, style.skin(), m.box);
            if (m.box.isOpen()) {
                contents(frame);
            }
            WindowPainter.arrows(frame, style.skin(), m.box);
        }
        if (m.money.visible) {
            money(frame);
        }
    }

    private void contents(int[] frame) {
        TextPainter text = style.text();
        int x = m.box.x + B;
        int y = m.box.y + B;
        if (!m.pageFace.isEmpty()) {
            int faceX = m.pageFaceRight ? FACE_RIGHT : FACE_LEFT;
            FacePainter.draw(
                    frame,
                    bitmaps.get(AssetKind.FACESET, m.pageFace),
                    m.pageFaceIndex,
                    faceX,
                    m.box.y + 2 * B,
                    m.pageFaceFlipped);
        }
        text.clip(x, y, m.box.width - 2 * B, m.box.height - 2 * B);
        for (int i = 0; i < m.typedCount; i++) {
            int place = m.places[i];
            int glyph = m.typed[i];
            text.glyph(
                    frame,
                    x + (place >> 16),
                    y + 2 + ROW * (place >> 8 & 255),
                    glyph < 0 ? text.symbol(-1 - glyph) : text.font().get(glyph),
                    place & 255);
        }
        text.unclip();
        if (m.phase == MessagePhase.ENTERING_NUMBER.ordinal()) {
            digits(
                    frame,
                    text,
                    x + NumberInput.left(m) + NumberInput.DIGIT_WIDTH,
                    y + 2 + ROW * m.line);
        }
    }

    private void digits(int[] frame, TextPainter text, int x, int y) {
        for (int i = 0; i < m.digits.length; i++) {
            text.glyph(
                    frame,
                    x + NumberInput.DIGIT_WIDTH * i,
                    y,
                    text.font().get('0' + m.digits[i]),
                    TextPainter.DEFAULT);
        }
    }

    private void money(int[] frame) {
        WindowSkin skin = style.skin();
        WindowPainter.back(frame, skin, m.money);
        if (m.money.isOpen()) {
            TextPainter text = style.text();
            int right = m.money.x + B + MONEY_RIGHT;
            int y = m.money.y + B + 2;
            text.drawRight(frame, right, y, currency, TextPainter.LABEL);
            text.drawNumber(
                    frame, right - text.width(currency), y, state.party.gold, TextPainter.DEFAULT);
        }
    }
}
