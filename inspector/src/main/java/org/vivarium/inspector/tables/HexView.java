package org.vivarium.inspector.tables;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.Font;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Row;

/** The bytes of a row as they stand in its file; the chosen field's payload is marked. */
final class HexView extends ResizableCanvas {
    private static final Font MONO = Font.font("monospace", 12);
    private static final double LINE = 18;
    private static final double CELL = 22;
    private static final double BYTES_AT = 74;

    private Row row;
    private long marked = -1;
    private int firstLine;

    HexView() {
        setId("hex-view");
        setPrefWidth(300);
        setOnScroll(this::scrolled);
    }

    /**
     * @param marked place of the chosen field's payload as {@link Row#locate} gives it
     */
    void show(Row row, long marked) {
        if (row != this.row) {
            firstLine = 0;
        }
        this.row = row;
        this.marked = marked;
        if (row != null && marked >= 0) {
            int line = ((int) (marked >>> 32) - row.start()) / perLine();
            int visible = Math.max(1, (int) (getHeight() / LINE) - 2);
            if (line < firstLine || line >= firstLine + visible) {
                firstLine = Math.max(0, line - 1);
            }
        }
        repaint();
    }

    private int perLine() {
        return Math.clamp((int) ((getWidth() - BYTES_AT - 6) / CELL), 4, 16);
    }

    private void scrolled(ScrollEvent event) {
        if (row != null) {
            int lines = (row.end() - row.start()) / perLine();
            firstLine = Math.clamp(firstLine - (int) Math.signum(event.getDeltaY()) * 3L, 0, lines);
            repaint();
        }
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.background);
        g.fillRect(0, 0, width, height);
        g.setFont(MONO);
        g.setTextBaseline(VPos.TOP);
        if (row == null) {
            g.setFill(palette.muted);
            g.fillText(Texts.of("tables.noBytes"), 10, 10);
            return;
        }
        int perLine = perLine();
        byte[] data = row.file().data();
        int from = row.start() + firstLine * perLine;
        double y = 8;
        for (int at = from; at < row.end() && y < height; at += perLine, y += LINE) {
            g.setFill(palette.muted);
            g.fillText(String.format("%08X", at), 8, y);
            for (int i = 0; i < perLine && at + i < row.end(); i++) {
                paintByte(g, palette, data[at + i] & 0xFF, at + i, BYTES_AT + i * CELL, y);
            }
        }
    }

    private void paintByte(
            GraphicsContext g, Palette palette, int value, int position, double x, double y) {
        int offset = (int) (marked >>> 32);
        boolean inside = marked >= 0 && position >= offset && position < offset + (int) marked;
        if (inside) {
            g.setFill(palette.warn.deriveColor(0, 1, 1, 0.25));
            g.fillRect(x - 2, y - 1, CELL, LINE - 1);
        }
        boolean header = !inside && isChunkHeader(position);
        g.setFill(inside ? palette.warn : header ? palette.accent : palette.text);
        g.fillText(String.format("%02X", value), x, y);
    }

    /** Whether a byte belongs to the id or the length of one of the row's chunks. */
    private boolean isChunkHeader(int position) {
        ChunkCursor chunk = row.chunks();
        int headerStart = row.start();
        while (chunk.next()) {
            if (position < headerStart) {
                return false;
            }
            if (position < chunk.offset()) {
                return true;
            }
            headerStart = chunk.offset() + chunk.length();
        }
        return false;
    }
}
