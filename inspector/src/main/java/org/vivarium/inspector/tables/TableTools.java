package org.vivarium.inspector.tables;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.inspector.find.Uses;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.inspector.tables.filter.Filter;
import org.vivarium.inspector.view.FloatLayer;
import org.vivarium.lcf.Field;
import org.vivarium.model.Address;

/** The two lines over a table: where one is and where one was; filter, columns, export. */
final class TableTools {
    private final PanelContext context;
    private final RowTable rows;
    private final ColumnMemory columns;
    private final FloatLayer floating;
    private final FilterBar filter;
    private final Breadcrumb breadcrumb;
    private final EncodingBox encoding = new EncodingBox();
    private final Button choose;
    private final Button export;
    private Field list;

    TableTools(
            PanelContext context,
            RowTable rows,
            ColumnMemory columns,
            FloatLayer floating,
            Consumer<Address> go) {
        this.context = context;
        this.rows = rows;
        this.columns = columns;
        this.floating = floating;
        breadcrumb = new Breadcrumb(go);
        filter =
                new FilterBar(
                        () ->
                                rows.shownColumns().stream()
                                        .map(ColumnMemory.Chosen::column)
                                        .toList(),
                        this::filter);
        choose = button("columns", MaterialDesignV.VIEW_COLUMN_OUTLINE, this::chooseColumns);
        export = button("export", MaterialDesignE.EXPORT_VARIANT, this::export);
        show(null, null);
    }

    private static Button button(String id, Ikon icon, Runnable action) {
        var button = new Button(null, new FontIcon(icon));
        button.setId("tables-" + id);
        button.getStyleClass().add("small-tool");
        button.setTooltip(new Tooltip(Texts.of("tables." + id)));
        button.setOnAction(event -> action.run());
        return button;
    }

    FilterBar filter() {
        return filter;
    }

    /** Back, forward, the place, its code page, and the given tools at the right. */
    Region placeRow(Node edits) {
        Button back = button("back", MaterialDesignA.ARROW_LEFT, context.navigator()::back);
        Button forward =
                button("forward", MaterialDesignA.ARROW_RIGHT, context.navigator()::forward);
        back.disableProperty().bind(context.navigator().canGoBack().not());
        forward.disableProperty().bind(context.navigator().canGoForward().not());
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button uses = button("uses", MaterialDesignT.TEXT_SEARCH, () -> Uses.ofVisited(context));
        var row = new HBox(6, back, forward, breadcrumb, space, uses, encoding, edits);
        row.getStyleClass().add("place-row");
        return row;
    }

    Region filterRow() {
        var row = new HBox(6, filter, choose, export);
        row.getStyleClass().add("filter-row");
        return row;
    }

    /** Another list is shown; null for none. */
    void show(Field shown, ValueText text) {
        choose.setDisable(shown == null);
        export.setDisable(shown == null);
        if (shown == null) {
            list = null;
            filter.show(null, text);
        } else if (shown != list || !rows.isFiltered()) {
            list = shown;
            filter.show(shown.nested(), text);
            count();
        }
    }

    void place(Spot spot, GameFiles files) {
        breadcrumb.show(spot, files);
        encoding.show(spot == null ? null : spot.place().document());
        count();
    }

    private void filter(Filter chosen) {
        rows.filter(chosen);
        count();
    }

    private void count() {
        RowOrder order = rows.rows();
        filter.count(
                order == null || order.size() == order.table().size()
                        ? ""
                        : Texts.of(
                                "tables.shownOf",
                                Units.count(order.size()),
                                Units.count(order.table().size())));
    }

    private void chooseColumns() {
        floating.show(
                new ColumnChooser(
                        list.nested(),
                        columns,
                        () -> {
                            rows.fillColumns();
                            rows.reload();
                        }),
                choose);
    }

    private void export() {
        floating.show(new ExportBox(rows, context.notifier(), floating::close), export);
    }
}
