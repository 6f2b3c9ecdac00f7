package org.vivarium.inspector.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/** Where one is, from the file inwards; each step leads back to itself. */
final class Breadcrumb extends HBox {
    private final Consumer<Address> go;

    Breadcrumb(Consumer<Address> go) {
        this.go = go;
        setId("breadcrumb");
        getStyleClass().add("breadcrumb");
        setMinWidth(0);
    }

    void show(Spot spot, GameFiles files) {
        getChildren().clear();
        if (spot == null) {
            return;
        }
        List<Place> places = new ArrayList<>();
        for (Place place = spot.place(); place != null; place = place.owner()) {
            places.addFirst(place);
        }
        for (Place place : places) {
            if (place.position() >= 0) {
                step(ValueText.heading(place.via().name()), place.owner().at(place.via()));
            }
            step(title(place, files), place.address());
        }
        if (spot.field() != null) {
            step(ValueText.heading(spot.field().name()), spot.address());
        }
        Node last = getChildren().getLast();
        last.getStyleClass().add("strong");
    }

    private void step(String title, Address place) {
        if (!getChildren().isEmpty()) {
            var arrow = new Label("›");
            arrow.getStyleClass().add("muted");
            getChildren().add(arrow);
        }
        var link = new Hyperlink(title);
        link.setOnAction(event -> go.accept(place));
        link.setMinWidth(USE_PREF_SIZE);
        getChildren().add(link);
    }

    private static String title(Place place, GameFiles files) {
        if (place.owner() == null) {
            int map = place.address().numberOf(Level.MAP, -1);
            return map < 0
                    ? place.document().name()
                    : Texts.of("tables.mapTitle", String.format("%04d", map), files.mapName(map));
        }
        if (place.position() < 0) {
            return ValueText.heading(place.via().name());
        }
        Row row = place.row();
        int id = row.type().hasId() ? row.id() : place.position() + 1;
        String name = Names.of(row);
        return name.isEmpty() ? Integer.toString(id) : id + " " + name;
    }
}
