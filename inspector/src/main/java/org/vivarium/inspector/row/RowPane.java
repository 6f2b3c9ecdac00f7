package org.vivarium.inspector.row;

import java.util.function.Consumer;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.bytes.BytesPane;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.inspector.row.preview.PreviewPane;
import org.vivarium.lcf.Field;

/** One struct in full: its fields, and beside them what they look like and their bytes. */
public final class RowPane extends SplitPane {
    private final FieldTree fields;
    private final PreviewPane preview = new PreviewPane();
    private final BytesPane bytes;
    private final Tab previewTab = new Tab(Texts.of("row.preview"), preview);
    private final Tab bytesTab;
    private final TabPane side = new TabPane();
    private final Consumer<Spot> left;
    private GameFiles files;
    private Place shown;
    private Spot chosen;

    /**
     * @param actions what can be done with values
     * @param left told when a byte was chosen that belongs to another struct
     */
    public RowPane(FieldActions actions, Consumer<Spot> left) {
        this.left = left;
        fields = new FieldTree(this::fieldChosen, actions);
        bytes = new BytesPane(this::byteChosen);
        bytesTab = new Tab(Texts.of("row.bytes"), bytes);
        side.setId("row-side");
        side.getTabs().setAll(previewTab, bytesTab);
        side.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        side.getStyleClass().addAll("dense-tabs");
        side.getSelectionModel().selectedItemProperty().addListener((o, before, now) -> fillSide());
        preview.widthProperty().addListener((o, before, now) -> fillSide());
        getItems().setAll(fields.node(), side);
        setDividerPositions(0.56);
        getStyleClass().add("quiet-split");
    }

    public FieldTree fields() {
        return fields;
    }

    /** Shows a struct and chooses a field in it or in a struct nested in it; null empties all. */
    public void show(Place place, Spot field, ValueText text, GameFiles game) {
        shown = place;
        files = game;
        chosen = field == null || field.field() == null ? null : field;
        fields.show(place, text);
        if (chosen != null) {
            fields.select(chosen.place(), chosen.field());
        } else if (field != null && place != null && !field.place().equals(place)) {
            fields.select(field.place().owner(), field.place().via());
        }
        fillSide();
    }

    /** Shows the same struct again, as after an edit. */
    public void refresh(ValueText text) {
        if (shown != null && shown.exists()) {
            fields.show(shown, text);
            fillSide();
        }
    }

    private void fieldChosen(FieldItem item) {
        chosen =
                switch (item) {
                    case FieldItem.Value value -> new Spot(value.place(), value.field());
                    case FieldItem.Element element -> new Spot(element.place(), element.field());
                    case FieldItem.Group group -> chosen;
                    case FieldItem.Unknown unknown -> new Spot(unknown.place(), null);
                };
        fillSide();
        if (item instanceof FieldItem.Unknown unknown) {
            bytes.showUnknown(unknown.offset(), unknown.offset() + unknown.length());
        }
    }

    private void fillSide() {
        if (side.getSelectionModel().getSelectedItem() == previewTab) {
            preview.show(shown, files);
            return;
        }
        Place place = chosen == null ? shown : chosen.place();
        Field field = chosen == null ? null : chosen.field();
        bytes.show(place != null && place.exists() ? place : null, field);
    }

    private void byteChosen(Spot spot) {
        boolean inside = shown != null && spot.place().address().isWithin(shown.address());
        Place row = spot.place().tableRow();
        boolean same = inside && (row == null || row.equals(shown) || row.equals(shown.tableRow()));
        if (!same) {
            left.accept(spot);
            return;
        }
        chosen = spot;
        if (spot.field() != null) {
            fields.select(spot.place(), spot.field());
        }
        bytes.show(spot.place(), spot.field());
    }

    /** The field the user chose last; null when none. */
    public Spot chosen() {
        return chosen;
    }

    /** Brings the bytes to the front. */
    public void showBytes() {
        side.getSelectionModel().select(bytesTab);
    }
}
