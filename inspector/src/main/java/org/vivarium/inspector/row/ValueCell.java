package org.vivarium.inspector.row;

import java.util.HexFormat;
import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.vivarium.assets.AssetKind;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Changes;
import org.vivarium.inspector.edit.Damage;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.view.Mark;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;

/** A value in words; references and lists lead on when clicked, sounds play, colours show. */
final class ValueCell extends TreeTableCell<FieldItem, FieldItem> {
    private static final int MOST_BYTES = 16;

    private final Supplier<ValueText> text;
    private final FieldActions actions;
    private final Mark.Shown marks = new Mark.Shown(this);
    private Mark mark;
    private Address link;

    ValueCell(Supplier<ValueText> text, FieldActions actions) {
        this.text = text;
        this.actions = actions;
        setOnMouseClicked(this::clicked);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || isEmpty()) {
            return;
        }
        if (event.getClickCount() == 2) {
            actions.edit(getItem(), this);
        } else if (event.getClickCount() == 1 && link != null && event.isStillSincePress()) {
            boolean onText = event.getX() < textWidth();
            if (onText) {
                actions.go(link);
            }
        }
    }

    private double textWidth() {
        Node words = lookup(".text");
        return words == null ? getWidth() : words.getBoundsInParent().getMaxX() + 4;
    }

    @Override
    protected void updateItem(FieldItem item, boolean empty) {
        super.updateItem(item, empty);
        mark = null;
        setGraphic(null);
        setTooltip(null);
        link = null;
        if (empty || item == null) {
            setText(null);
        } else {
            switch (item) {
                case FieldItem.Group group -> setText(null);
                case FieldItem.Value value -> show(value.place(), value.field());
                case FieldItem.Element element -> show(element);
                case FieldItem.Unknown unknown -> setText(hex(unknown));
            }
        }
        marks.show(mark);
        setCursor(link == null ? Cursor.DEFAULT : Cursor.HAND);
    }

    private void show(Place place, Field field) {
        Row row = place.row();
        setText(text.get().of(row, field));
        if (Damage.in(row, field)) {
            mark = Mark.DAMAGED;
            setText("⚠ " + getText());
            setTooltip(new Tooltip(Texts.of("row.damaged")));
        } else if (Changes.in(place, field)) {
            mark = Mark.EDITED;
        } else if (!row.has(field)) {
            mark = Mark.ABSENT;
        }
        if (!field.isUsedIn(row)) {
            mark = Mark.UNUSED;
            setTooltip(new Tooltip(Texts.of("row.unused")));
        }
        if (field.kind().isTable() || field.kind() == FieldKind.EVENT_CODE) {
            leadTo(
                    field.kind() == FieldKind.EVENT_CODE
                            ? place.address().at(Address.Level.COMMAND, 0)
                            : place.at(field));
        } else if (field.kind().isNumber() && field.target() != null && !field.target().isFile()) {
            leadTo(text.get().names().address(field.target(), row.getInt(field)));
        }
        setGraphic(graphic(row, field));
    }

    private void show(FieldItem.Element element) {
        Row row = element.place().row();
        Field field = element.field();
        int value = row.getArray(field).getOr(element.index(), 0);
        if (field.target() != null) {
            setText(text.get().reference(field.target(), value));
            leadTo(text.get().names().address(field.target(), value));
        } else if (field.kind() == FieldKind.BOOLS) {
            setText(Texts.of(value == 0 ? "row.no" : "row.yes"));
        } else {
            setText(Integer.toString(value));
        }
    }

    private void leadTo(Address place) {
        link = place;
        if (place != null && mark == null) {
            mark = Mark.REFERENCE;
        }
    }

    private Node graphic(Row row, Field field) {
        Color colour = Swatch.of(row, field);
        if (colour != null) {
            var swatch = new Rectangle(22, 12, colour);
            swatch.getStyleClass().add("swatch");
            return swatch;
        }
        if (field.kind() == FieldKind.TEXT
                && (field.target() == Target.SOUND_FILE || field.target() == Target.MUSIC_FILE)
                && !row.getString(field).isEmpty()
                && !row.getString(field).equals("(OFF)")) {
            var play = new Button(null, new FontIcon(MaterialDesignP.PLAY));
            play.getStyleClass().addAll("small-tool", "play-sound");
            play.setTooltip(new Tooltip(Texts.of("row.play")));
            play.setFocusTraversable(false);
            AssetKind kind =
                    field.target() == Target.SOUND_FILE ? AssetKind.SOUND : AssetKind.MUSIC;
            play.setOnAction(event -> actions.play(kind, row.getString(field), row));
            return play;
        }
        return null;
    }

    private static String hex(FieldItem.Unknown unknown) {
        byte[] data = unknown.place().document().file().data();
        int shown = Math.min(MOST_BYTES, unknown.length());
        int end = Math.min(data.length, unknown.offset() + shown);
        String bytes =
                HexFormat.ofDelimiter(" ")
                        .withUpperCase()
                        .formatHex(data, Math.min(unknown.offset(), end), end);
        return unknown.length() > shown ? bytes + " … (" + unknown.length() + ")" : bytes;
    }
}
