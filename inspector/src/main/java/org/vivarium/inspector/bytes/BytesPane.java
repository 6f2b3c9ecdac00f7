package org.vivarium.inspector.bytes;

import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/** The bytes of a file around a struct, with a legend and what the chosen byte belongs to. */
public final class BytesPane extends BorderPane {
    private final HexCanvas canvas = new HexCanvas(this::picked, this::scroll);
    private final ScrollBar bar = new ScrollBar();
    private final Label caption = new Label();
    private final FlowPane legend = new FlowPane(12, 2);
    private final Consumer<Spot> chosen;
    private Document document;
    private boolean jumping;

    /**
     * @param chosen told of the field whose byte the user chose
     */
    public BytesPane(Consumer<Spot> chosen) {
        this.chosen = chosen;
        bar.setOrientation(Orientation.VERTICAL);
        bar.setUnitIncrement(1);
        bar.valueProperty()
                .addListener(
                        (o, before, now) -> canvas.scrollTo((int) Math.round(now.doubleValue())));
        caption.setId("byte-caption");
        caption.getStyleClass().addAll("caption", "muted");
        legend.getStyleClass().add("byte-legend");
        setCenter(canvas);
        setRight(bar);
        setBottom(new VBox(caption, legend));
        canvas.widthProperty().addListener((o, before, now) -> size());
        canvas.heightProperty().addListener((o, before, now) -> size());
        Palette.follow(this, now -> fillLegend());
        fillLegend();
    }

    private void fillLegend() {
        legend.getChildren().clear();
        for (ByteRole role : ByteRole.values()) {
            var label =
                    new Label(
                            Texts.of("bytes." + role.name().toLowerCase(Locale.ROOT)),
                            new Rectangle(8, 8, HexColours.of(role, Palette.get())));
            legend.getChildren().add(label);
        }
    }

    private void size() {
        int lines = canvas.lines();
        int visible = canvas.visibleLines();
        bar.setMax(Math.max(0, lines - visible));
        bar.setVisibleAmount(lines == 0 ? 1 : bar.getMax() * visible / Math.max(visible, lines));
        bar.setBlockIncrement(visible);
    }

    /** Shows the file of a struct and brings the struct, or its chosen field, into view. */
    public void show(Place place, Field field) {
        if (place == null) {
            document = null;
            canvas.show(null, 0, 0);
            canvas.repaint();
            caption.setText("");
            return;
        }
        boolean sameFile = document == place.document();
        document = place.document();
        Row row = place.row();
        canvas.show(document.file(), row.start(), row.end());
        size();
        long payload = field == null ? -1 : row.locate(field);
        mark(row, field, payload);
        if (!jumping || !sameFile) {
            int at = payload < 0 ? row.start() : (int) (payload >>> 32);
            canvas.caret(payload < 0 ? -1 : at);
            reveal(at);
        }
        canvas.repaint();
        caption.setText(describe(row, field, payload));
    }

    /** Lights the whole chunk of a field: id, length and payload. */
    private void mark(Row row, Field field, long payload) {
        if (payload < 0) {
            canvas.mark(0, 0);
            return;
        }
        int offset = (int) (payload >>> 32);
        int from = offset;
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            if (chunk.id() == field.chunk() && chunk.offset() == offset) {
                from = chunk.header();
            }
        }
        canvas.mark(from, offset + (int) payload);
    }

    private String describe(Row row, Field field, long payload) {
        if (field == null) {
            return Texts.of(
                    "bytes.struct",
                    ValueText.typeName(row.type().name()),
                    row.end() - row.start(),
                    String.format("%X", row.start()));
        }
        return payload < 0
                ? Texts.of("tables.default", field.name(), field.kind().word())
                : Texts.of(
                        "tables.place",
                        field.name(),
                        field.kind().word(),
                        String.format("%02X", field.chunk()),
                        (int) payload,
                        String.format("%X", (int) (payload >>> 32)));
    }

    /** Lights the bytes of a chunk that no field stands for. */
    public void showUnknown(int from, int to) {
        canvas.mark(from, to);
        canvas.caret(from);
        reveal(from);
        canvas.repaint();
    }

    private void reveal(int position) {
        int line = position / canvas.perLine();
        int first = canvas.firstLine();
        if (line < first || line >= first + canvas.visibleLines() - 1) {
            bar.setValue(Math.clamp(line - 2, 0, (int) bar.getMax()));
            canvas.scrollTo((int) bar.getValue());
        }
    }

    private void scroll(int lines) {
        bar.setValue(Math.clamp(bar.getValue() + lines, 0, bar.getMax()));
    }

    private void picked(int position) {
        jumping = true;
        chosen.accept(ByteOwner.of(document, position));
        jumping = false;
        canvas.repaint();
    }
}
