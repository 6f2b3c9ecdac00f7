package org.vivarium.app.shell;

import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.Warning;

/** Everything that was wrong with the game's data and was played over. */
final class WarningsPanel implements Panel {
    private final PanelContext context;
    private final SimpleStringProperty headline = new SimpleStringProperty("");
    private final ListView<Warning> list = new ListView<>();
    private int shown = -1;

    WarningsPanel(PanelContext context) {
        this.context = context;
        list.setId("warnings-list");
        list.getStyleClass().addAll("dense", "edge-to-edge");
        list.setPlaceholder(new Label(Texts.of("warnings.none")));
        list.setCellFactory(
                view ->
                        new ListCell<>() {
                            @Override
                            protected void updateItem(Warning warning, boolean empty) {
                                super.updateItem(warning, empty);
                                setText(empty ? null : warning.toString());
                                setGraphic(
                                        empty
                                                ? null
                                                : new Rectangle(
                                                        9, 9, Palette.get().of(warning.source())));
                            }
                        });
        context.engine().addListener((o, before, now) -> shown = -1);
    }

    @Override
    public Region node() {
        return list;
    }

    @Override
    public ObservableValue<String> headline() {
        return headline;
    }

    @Override
    public void shown() {
        shown = -1;
    }

    @Override
    public void hidden() {
        list.getItems().clear();
    }

    @Override
    public void pulse() {
        EngineLink link = context.engine().get();
        int count = link == null ? 0 : link.warnings().count();
        if (count != shown) {
            shown = count;
            list.getItems().setAll(link == null ? List.of() : link.warnings().all());
            headline.set(count == 0 ? "" : Texts.of("warnings.headline", count));
        }
    }
}
