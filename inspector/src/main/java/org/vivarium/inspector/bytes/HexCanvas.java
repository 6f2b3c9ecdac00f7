package org.vivarium.inspector.bytes;

import java.util.function.IntConsumer;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.lcf.LcfFile;

/** Paints the bytes of a file from a line on; the chosen field's bytes are lit. */
final class HexCanvas extends ResizableCanvas {
    static final double LINE = 18;
    private static final Font MONO = Font.font("monospace", 12);
    private static final double CELL = 20;
    private static final double BYTES_AT = 62;
    private static final double GAP = 10;
    private static final double LETTER = 7.3;
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private final IntConsumer picked;
    private final IntConsumer scrolled;
    private LcfFile file;
    private int structFrom;
    private int structTo;
    private int markFrom;
    private int markTo;
    private int caret = -1;
    private int firstLine;

    /**
     * @param picked told of the position of the byte the user chose
     * @param scrolled told by how many lines the user wants to go on
     */
    HexCanvas(IntConsumer picked, IntConsumer scrolled) {
        this.picked = picked;
        this.scrolled = scrolled;
        setId("hex-view");
        setFocusTraversable(true);
        setOnScroll(event -> scrolled.accept(-(int) Math.signum(event.getDeltaY()) * 3));
        setOnMousePressed(this::pressed);
        setOnKeyPressed(this::key);
        focusedProperty().addListener((o, before, now) -> repaint());
    }

    void show(LcfFile file, int structFrom, int structTo) {
        this.file = file;
        this.structFrom = structFrom;
        this.structTo = structTo;
    }

    void mark(int from, int to) {
        markFrom = from;
        markTo = to;
    }

    void caret(int position) {
        caret = position;
    }

    int perLine() {
        double room = getWidth() - BYTES_AT - GAP - 8;
        return Math.clamp((int) (room / (CELL + LETTER)) / 2 * 2, 4, 16);
    }

    int lines() {
        return file == null ? 0 : (file.size() + perLine() - 1) / perLine();
    }

    int visibleLines() {
        return Math.max(1, (int) (getHeight() / LINE) - 1);
    }

    void scrollTo(int line) {
        firstLine = Math.clamp(line, 0, Math.max(0, lines() - 1));
        repaint();
    }

    int firstLine() {
        return firstLine;
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        int perLine = perLine();
        double textAt = BYTES_AT + perLine * CELL + GAP;
        double column =
                event.getX() >= textAt
                        ? (event.getX() - textAt) / LETTER
                        : (event.getX() - BYTES_AT) / CELL;
        int line = firstLine + (int) ((event.getY() - 6) / LINE);
        if (column >= 0 && column < perLine) {
            pick(line * perLine + (int) column);
        }
    }

    private void key(KeyEvent event) {
        int perLine = perLine();
        int page = visibleLines() * perLine;
        int step =
                switch (event.getCode()) {
                    case LEFT -> -1;
                    case RIGHT -> 1;
                    case UP -> -perLine;
                    case DOWN -> perLine;
                    case PAGE_UP -> -page;
                    case PAGE_DOWN -> page;
                    default -> 0;
                };
        boolean plain = !event.isAltDown() && !event.isShortcutDown();
        if (plain && step != 0 || event.getCode() == KeyCode.HOME) {
            pick(event.getCode() == KeyCode.HOME ? structFrom : Math.max(0, caret) + step);
            event.consume();
        }
    }

    private void pick(int position) {
        if (file == null || position < 0 || position >= file.size()) {
            return;
        }
        caret = position;
        int line = position / perLine();
        if (line < firstLine) {
            scrolled.accept(line - firstLine);
        } else if (line >= firstLine + visibleLines()) {
            scrolled.accept(line - firstLine - visibleLines() + 1);
        }
        picked.accept(position);
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        if (file == null) {
            return;
        }
        g.setFont(MONO);
        g.setTextBaseline(VPos.TOP);
        int perLine = perLine();
        int from = firstLine * perLine;
        int to = Math.min(file.size(), from + ((int) (height / LINE) + 1) * perLine);
        ByteMap map = ByteMap.of(file, from, to);
        double textAt = BYTES_AT + perLine * CELL + GAP;
        for (int at = from; at < to; at++) {
            int column = (at - from) % perLine;
            double y = 6 + (at - from) / perLine * LINE;
            if (column == 0) {
                g.setFill(palette.muted);
                g.fillText(String.format("%06X", at), 8, y);
            }
            paintByte(g, palette, map.role(at), at, BYTES_AT + column * CELL, y);
            paintLetter(g, palette, map.role(at), at, textAt + column * LETTER, y);
        }
    }

    private void paintByte(
            GraphicsContext g, Palette palette, ByteRole role, int at, double x, double y) {
        boolean marked = at >= markFrom && at < markTo;
        if (marked) {
            g.setFill(palette.warn.deriveColor(0, 1, 1, 0.24));
            g.fillRect(x - 3, y - 2, CELL, LINE);
        }
        if (at == caret) {
            g.setStroke(isFocused() ? palette.accent : palette.muted);
            g.strokeRect(x - 3.5, y - 2.5, CELL - 1, LINE - 1);
        }
        int value = file.data()[at];
        g.setFill(colour(palette, role, at));
        g.fillText("" + HEX[value >> 4 & 15] + HEX[value & 15], x, y);
    }

    private void paintLetter(
            GraphicsContext g, Palette palette, ByteRole role, int at, double x, double y) {
        int value = file.data()[at] & 0xFF;
        boolean letter = value >= 0x20 && value < 0x7F;
        g.setFill(letter ? colour(palette, role, at) : palette.grid);
        g.fillText(letter ? String.valueOf((char) value) : "·", x, y);
    }

    private Color colour(Palette palette, ByteRole role, int at) {
        Color colour = HexColours.of(role, palette);
        boolean inside = at >= structFrom && at < structTo;
        return inside ? colour : colour.deriveColor(0, 0.6, 1, 0.45);
    }
}
