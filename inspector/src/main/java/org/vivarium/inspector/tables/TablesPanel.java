package org.vivarium.inspector.tables;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Panel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/** The tables of the open game, the fields of the chosen row, and their bytes. */
public final class TablesPanel implements Panel {
    private final PanelContext context;
    private final SimpleStringProperty headline = new SimpleStringProperty("");
    private final TableTree tree = new TableTree(this::choosePlace);
    private final RowTable rows = new RowTable(this::chooseRow);
    private final FieldList fields = new FieldList(this::chooseField);
    private final HexView hex = new HexView();
    private final Label title = new Label();
    private final SplitPane root;

    public TablesPanel(PanelContext context) {
        this.context = context;
        title.getStyleClass().add("caption");
        var details = new BorderPane(fields.node());
        details.setTop(title);
        var lower = new SplitPane(details, hex);
        lower.setDividerPositions(0.55);
        lower.getStyleClass().add("quiet-split");
        var right = new SplitPane(rows.node(), lower);
        right.setOrientation(Orientation.VERTICAL);
        right.setDividerPositions(0.55);
        right.getStyleClass().add("quiet-split");
        root = new SplitPane(tree.node(), right);
        root.setDividerPositions(0.22);
        root.getStyleClass().add("quiet-split");
        SplitPane.setResizableWithParent(tree.node(), false);
        context.game().addListener((o, before, now) -> open(now));
        open(context.game().get());
    }

    private void open(GameFiles game) {
        rows.clear();
        chooseRow(null);
        tree.show(game);
    }

    private Row database() {
        return context.game().get().database().root();
    }

    private void choosePlace(TableTree.Place place) {
        try {
            Table table = TableTree.tableOf(place, context.game().get());
            if (table != null) {
                rows.show(table, database());
                rows.node().getSelectionModel().selectFirst();
            } else if (place instanceof TableTree.Place.Single single) {
                rows.clear();
                chooseRow(single.owner().struct(single.field()));
            }
        } catch (GameOpenException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    private void chooseRow(Row row) {
        fields.show(row, row == null ? null : database());
        hex.show(row, -1);
        title.setText(
                row == null
                        ? ""
                        : FieldText.rowName(row) + "  " + row.type().name() + " / " + row.id());
    }

    private void chooseField(Row row, Field field) {
        hex.show(row, row == null || field == null ? -1 : row.locate(field));
    }

    @Override
    public Region node() {
        return root;
    }

    @Override
    public ObservableValue<String> headline() {
        return headline;
    }

    @Override
    public void shown() {
        pulse();
    }

    @Override
    public void hidden() {
        headline.set("");
    }

    @Override
    public void pulse() {
        headline.set(
                rows.size() == 0 ? "" : Texts.of("tables.headline", rows.decoded(), rows.size()));
    }
}
