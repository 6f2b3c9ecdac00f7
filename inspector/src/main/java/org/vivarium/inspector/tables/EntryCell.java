package org.vivarium.inspector.tables;

import java.io.IOException;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.edit.Changes;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.model.Address;

/** A line of the tree: icon, name, number of rows; marked when edited or damaged. */
final class EntryCell extends TreeCell<Entry> {
    private final Supplier<GameFiles> files;
    private final FontIcon icon = new FontIcon();
    private final Label title = new Label();
    private final Label mark = new Label();
    private final Label count = new Label();
    private final HBox line = new HBox(6, icon, title, count, mark);

    EntryCell(Supplier<GameFiles> files) {
        this.files = files;
        icon.getStyleClass().add("entry-icon");
        count.getStyleClass().add("muted");
        mark.getStyleClass().add("edit-mark");
        line.getStyleClass().add("entry-line");
        count.setMinWidth(Region.USE_PREF_SIZE);
    }

    @Override
    protected void updateItem(Entry entry, boolean empty) {
        super.updateItem(entry, empty);
        getStyleClass().removeAll("group-heading", "damaged");
        setTooltip(null);
        if (empty || entry == null) {
            setText(null);
            setGraphic(null);
            return;
        }
        if (entry.isHeading()) {
            setGraphic(null);
            setText(entry.title());
            getStyleClass().add("group-heading");
            return;
        }
        setText(null);
        icon.setIconCode(entry.icon());
        title.setText(entry.title());
        count.setText(entry.count() < 0 ? "" : Units.count(rows(entry)));
        mark.setText(isChanged(entry.address()) ? "●" : "");
        if (entry.damaged()) {
            getStyleClass().add("damaged");
            mark.setText("⚠");
            setTooltip(new Tooltip(Texts.of("tables.damaged")));
        }
        setGraphic(line);
    }

    /** Rows of a list now: edits may have added some. */
    private int rows(Entry entry) {
        GameFiles game = files.get();
        if (game == null || !game.isDirty()) {
            return entry.count();
        }
        try {
            return Spot.find(entry.address(), game).table().size();
        } catch (IOException e) {
            return entry.count();
        }
    }

    private boolean isChanged(Address address) {
        GameFiles game = files.get();
        if (game == null || !game.isDirty()) {
            return false;
        }
        Document document = dirtyAround(address, game);
        if (document == null) {
            return false;
        }
        try {
            Spot spot = Spot.find(address, game);
            return spot.field() == null
                    ? Changes.in(spot.place())
                    : Changes.in(spot.place(), spot.field());
        } catch (IOException e) {
            return false;
        }
    }

    private static Document dirtyAround(Address address, GameFiles game) {
        for (Document document : game.documents()) {
            if (document.isDirty() && address.isWithin(document.address())) {
                return document;
            }
        }
        return null;
    }
}
