package org.vivarium.inspector.row.preview;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Place;

/** Everything of a row that can be seen, one card below the other. */
public final class PreviewPane extends ScrollPane {
    private static final double MARGIN = 38;
    private static final double LEAST = 200;
    private static final double MOST = 640;

    private final VBox cards = new VBox(10);
    private Place shown;
    private int revision = -1;
    private double width = -1;

    public PreviewPane() {
        setId("preview");
        cards.getStyleClass().add("preview");
        setContent(cards);
        setFitToWidth(true);
        getStyleClass().add("edge-to-edge");
    }

    /** Shows what a struct looks like; nothing is made again while it stays as it was. */
    public void show(Place place, GameFiles files) {
        int now = files == null ? -1 : files.revision().get();
        double room = Math.clamp(getWidth() - MARGIN, LEAST, MOST);
        if (place != null && place.equals(shown) && now == revision && room == width) {
            return;
        }
        width = room;
        shown = place;
        revision = now;
        cards.getChildren().clear();
        if (place != null && files != null) {
            cards.getChildren().addAll(new Previews(files, room).of(place.row()));
        }
        if (cards.getChildren().isEmpty()) {
            var nothing = new Label(Texts.of("preview.nothing"));
            nothing.getStyleClass().add("muted");
            cards.getChildren().add(nothing);
        }
        setVvalue(0);
    }
}
