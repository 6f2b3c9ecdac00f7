package org.vivarium.engine.text.message;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.vivarium.engine.state.MessageState;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.font.Glyph;

/**
 * Types a page of a message: works off characters and codes until one of them asks for a wait, a
 * key or an answer. The schedule of every code is that of spec screen 3.8, with the corrections
 * measured on the original.
 */
final class Typewriter {
    static final char LINE_END = '\n';
    static final char PAGE_END = '\f';
    private static final char ESCAPE = '\\';
    private static final int CONTENTS_WIDTH = 304;
    private static final int FACE_INDENT = 72;
    private static final int CHOICE_INDENT = 12;
    private static final int SHORT_PAUSE = 16;
    private static final int LONG_PAUSE = 61;
    private static final int COLOURS = 20;
    private static final int MAX_SPEED = 20;
    private static final int DISABLED = 3;

    private final MessageState m;
    private final IntUnaryOperator widths;
    private final Runnable showMoney;

    /** The argument read last. */
    private int argument;

    Typewriter(MessageState message, IntUnaryOperator widths, Runnable showMoney) {
        this.m = message;
        this.widths = widths;
        this.showMoney = showMoney;
    }

    /** Begins the page at the present place of the text. */
    void beginPage() {
        m.line = 0;
        m.typedCount = 0;
        m.colour = 0;
        m.speed = 1;
        m.closesItself = false;
        beginLine();
        m.phase = MessagePhase.TYPING.ordinal();
    }

    private void beginLine() {
        m.counter = 0;
        m.afterPrintable = false;
        m.waited = true;
        m.instant = false;
        boolean faceLeft = !m.pageFace.isEmpty() && !m.pageFaceRight;
        m.pen = faceLeft ? FACE_INDENT : 0;
        int choice = m.line - m.firstChoiceLine;
        if (m.choices > 0 && lastPage() && choice >= 0 && choice < m.choices) {
            m.pen += CHOICE_INDENT;
            if (m.inn) {
                m.colour = (m.enabledChoices >> choice & 1) != 0 ? 0 : DISABLED;
            }
        }
    }

    /** No page follows the present one. */
    boolean lastPage() {
        return m.text.indexOf(PAGE_END, m.at) < 0;
    }

    private boolean lineOver() {
        return m.at >= m.text.length()
                || m.text.charAt(m.at) == LINE_END
                || m.text.charAt(m.at) == PAGE_END;
    }

    private boolean pageOver() {
        return m.at >= m.text.length() || m.text.charAt(m.at) == PAGE_END;
    }

    /**
     * Types until something waits.
     *
     * @param skipping everything appears at once (shift in test play)
     */
    void type(boolean skipping) {
        while (m.wait == 0 && m.phase == MessagePhase.TYPING.ordinal()) {
            token();
            if (skipping) {
                m.wait = 0;
            }
        }
    }

    private void token() {
        if (lineOver()) {
            endLine();
            return;
        }
        int c = m.text.codePointAt(m.at);
        int next = m.at + Character.charCount(c);
        if (c == ESCAPE && next < m.text.length() && !isEnd(m.text.charAt(next))) {
            escape(m.text.codePointAt(next), next);
        } else if (c == '$' && next < m.text.length() && ExFont.symbol(m.text.charAt(next)) >= 0) {
            print(-1 - ExFont.symbol(m.text.charAt(next)), Glyph.FULL_WIDTH, next + 1);
        } else {
            print(c, widths.applyAsInt(c), next);
        }
    }

    private static boolean isEnd(char c) {
        return c == LINE_END || c == PAGE_END;
    }

    private void escape(int code, int codeAt) {
        int behind = codeAt + Character.charCount(code);
        int v = m.speed;
        switch (code) {
            case ESCAPE -> print(ESCAPE, Glyph.HALF_WIDTH, behind);
            case '_' -> print(' ', Glyph.HALF_WIDTH / 2, behind);
            case 'C', 'c' -> {
                m.at = readArgument(behind);
                m.colour = argument < COLOURS ? argument : 0;
                silent(0);
            }
            case 'S', 's' -> {
                m.at = readArgument(behind);
                silent(0);
                m.speed = Math.clamp(argument, 1, MAX_SPEED);
            }
            case '>' -> {
                m.at = behind;
                silent(0);
                m.instant = true;
            }
            case '<' -> {
                m.at = behind;
                m.instant = false;
                int paired = m.counter + 1 & ~1;
                silent(v);
                m.counter = paired;
            }
            case '!' -> {
                m.at = behind;
                silent(0);
                m.phase = MessagePhase.PAUSED.ordinal();
                m.box.setPause(true);
            }
            case '.' -> skip(behind, SHORT_PAUSE + Math.max(0, v - SHORT_PAUSE));
            case '|' -> skip(behind, LONG_PAUSE);
            case '^' -> {
                m.closesItself = true;
                skip(behind, v);
            }
            case '$' -> {
                showMoney.run();
                skip(behind, v);
            }
            default -> skip(behind, v);
        }
    }

    private void skip(int behind, int frames) {
        m.at = behind;
        silent(frames);
    }

    /**
     * Reads a number in brackets at {@code from} into {@link #argument}; returns the place behind
     * it.
     */
    private int readArgument(int from) {
        argument = 0;
        if (from >= m.text.length() || m.text.charAt(from) != '[') {
            return from;
        }
        int i = from + 1;
        boolean digits = true;
        for (; i < m.text.length() && m.text.charAt(i) != ']' && !isEnd(m.text.charAt(i)); i++) {
            char c = m.text.charAt(i);
            digits &= c >= '0' && c <= '9';
            if (digits) {
                argument = Math.min(99_999_999, argument * 10 + c - '0');
            }
        }
        return i < m.text.length() && m.text.charAt(i) == ']' ? i + 1 : i;
    }

    /**
     * A character of the given width in pixels; a wide one behind a lone half-width one comes a
     * frame later.
     */
    private void print(int glyph, int width, int behind) {
        int q = width <= 0 ? 0 : (width - 1) / Glyph.HALF_WIDTH + 1;
        if (m.afterPrintable && !m.waited && q >= 2 && !m.instant) {
            m.counter++;
            m.waited = true;
            m.wait = 1;
            return;
        }
        put(glyph);
        m.pen += width;
        m.at = behind;
        int n = m.instant ? 0 : frames(q);
        m.waited = m.instant || n > 0;
        m.afterPrintable = true;
        m.wait = n;
        count(q);
    }

    private int frames(int q) {
        if (pageOver()) {
            return 2;
        }
        if (m.speed > 1) {
            return m.speed * q / 2 + 1;
        }
        boolean odd = q % 2 != 0 && (m.counter % 2 != 0 || lineOver());
        return q / 2 + (odd ? 1 : 0);
    }

    private void count(int q) {
        if (q == 1 && m.speed == 1) {
            m.counter++;
        } else {
            m.counter = (m.counter & ~1) + 2;
        }
    }

    /**
     * A code that draws nothing and takes {@code frames}, and one more where a half-width character
     * stands alone.
     */
    private void silent(int frames) {
        int n = m.instant ? 0 : frames + (m.speed == 1 ? m.counter & 1 : 0);
        m.wait = n;
        m.waited = m.instant || n > 0;
        m.afterPrintable = false;
        if (m.counter > 0) {
            count(1);
        }
    }

    private void put(int glyph) {
        if (glyph == ' ' || m.pen >= CONTENTS_WIDTH) {
            return;
        }
        if (m.typedCount == m.typed.length) {
            m.typed = Arrays.copyOf(m.typed, m.typedCount * 2);
            m.places = Arrays.copyOf(m.places, m.typedCount * 2);
        }
        m.typed[m.typedCount] = glyph;
        m.places[m.typedCount++] = m.pen << 16 | m.line << 8 | m.colour;
    }

    private void endLine() {
        boolean page = pageOver();
        int n = m.instant ? (page ? 2 : 0) : m.afterPrintable ? 0 : 1 + (page ? 1 : 0);
        m.wait = n;
        m.line++;
        if (page) {
            endPage();
        } else {
            m.at++;
            beginLine();
        }
    }

    private void endPage() {
        if (m.choices > 0 && lastPage()) {
            m.phase = MessagePhase.CHOOSING.ordinal();
        } else if (m.digits.length > 0 && lastPage()) {
            m.phase = MessagePhase.ENTERING_NUMBER.ordinal();
        } else if (m.closesItself) {
            m.phase = MessagePhase.ENDING.ordinal();
        } else {
            m.phase = MessagePhase.PAGE_DONE.ordinal();
            m.box.setPause(true);
        }
    }
}
