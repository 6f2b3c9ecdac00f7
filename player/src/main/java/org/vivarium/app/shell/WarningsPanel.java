package org.vivarium.app.shell;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.shape.Rectangle;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.Warning;

/** Everything that was wrong with the game's data and was played over. */
final class WarningsPanel extends BasePanel<ListView<Warning>> {
    private final PanelContext context;
    private int shown = -1;

    WarningsPanel(PanelContext context) {
        super(new ListView<>());
        this.context = context;
        root.setId("warnings-list");
        root.getStyleClass().addAll("dense", "edge-to-edge");
        root.setPlaceholder(new Label(Texts.of("warnings.none")));
        root.setCellFactory(
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
    protected void onShown() {
        shown = -1;
    }

    @Override
    protected void onHidden() {
        root.getItems().clear();
    }

    @Override
    public void pulse() {
        EngineLink link = context.engine().get();
        int count = link == null ? 0 : link.warnings().count();
        if (count != shown) {
            shown = count;
            root.getItems().setAll(link == null ? List.of() : link.warnings().all());
            headline(count == 0 ? "" : Texts.of("warnings.headline", count));
        }
    }
}
