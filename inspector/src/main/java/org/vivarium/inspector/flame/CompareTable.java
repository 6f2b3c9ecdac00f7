package org.vivarium.inspector.flame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import javafx.beans.value.ObservableNumberValue;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.SteadyCell;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats;

/** Sections of a recording beside the same sections now, and how far they are apart. */
final class CompareTable {
    private static final double NUMBER_WIDTH = 84;
    private static final Section[] SECTIONS = Section.values();

    private final TableView<CompareLine> view = new TableView<>();
    private final CompareLine[] lines = new CompareLine[SECTIONS.length];

    CompareTable() {
        view.setId("compare-table");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("compare.empty")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        view.getColumns().add(sectionColumn());
        group(
                "compare.p50",
                number("compare.saved", line -> line.savedP50, Units::millis),
                number("compare.now", line -> line.nowP50, Units::millis),
                number("compare.difference", line -> line.difference, CompareTable::signedMillis),
                number("compare.change", line -> line.change, CompareTable::signedPercent));
        group(
                "compare.p99",
                number("compare.saved", line -> line.savedP99, Units::millis),
                number("compare.now", line -> line.nowP99, Units::millis));
        group(
                "compare.bytes",
                number("compare.saved", line -> line.savedBytes, Units::bytes),
                number("compare.now", line -> line.nowBytes, Units::bytes));
    }

    /** Columns under one heading, which says what their numbers are. */
    @SafeVarargs
    private void group(String key, TableColumn<CompareLine, CompareLine>... columns) {
        var above = new TableColumn<CompareLine, CompareLine>();
        above.setGraphic(heading(key));
        above.getColumns().addAll(columns);
        view.getColumns().add(above);
    }

    private static Label heading(String key) {
        var heading = new Label(Texts.of(key));
        heading.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        return heading;
    }

    private static TableColumn<CompareLine, CompareLine> sectionColumn() {
        var column = new TableColumn<CompareLine, CompareLine>(Texts.of("sections.section"));
        column.setPrefWidth(170);
        column.setCellValueFactory(data -> data.getValue().self);
        column.setComparator(Comparator.comparing(line -> line.section.label()));
        column.setCellFactory(
                c ->
                        new SteadyCell<>(
                                Pos.CENTER_LEFT, line -> line.self, line -> line.section.label()));
        return column;
    }

    private static TableColumn<CompareLine, CompareLine> number(
            String key,
            Function<CompareLine, ObservableNumberValue> value,
            DoubleFunction<String> text) {
        var column = new TableColumn<CompareLine, CompareLine>();
        column.setGraphic(heading(key));
        column.setPrefWidth(NUMBER_WIDTH);
        column.setComparator(Comparator.comparingDouble(line -> value.apply(line).doubleValue()));
        column.setCellValueFactory(data -> data.getValue().self);
        column.setCellFactory(
                c ->
                        new SteadyCell<>(
                                Pos.CENTER_RIGHT,
                                value::apply,
                                line -> words(value.apply(line).doubleValue(), text)));
        return column;
    }

    private static String words(double amount, DoubleFunction<String> text) {
        return Double.isNaN(amount) ? "–" : text.apply(amount);
    }

    private static String signedMillis(double nanos) {
        return sign(nanos) + Units.millis(Math.abs(nanos));
    }

    private static String signedPercent(double share) {
        return sign(share) + Units.percent(Math.abs(share));
    }

    private static String sign(double amount) {
        return amount > 0 ? "+" : amount < 0 ? "-" : "";
    }

    Region node() {
        return view;
    }

    /** The line of a section; null when it ran on neither side. */
    CompareLine line(Section section) {
        CompareLine line = lines[section.ordinal()];
        return line != null && view.getItems().contains(line) ? line : null;
    }

    /** Shows both sides. Lines come and go only with the sections that ran on either. */
    void show(SectionStats saved, SectionStats now) {
        var shown = new ArrayList<CompareLine>();
        for (Section section : SECTIONS) {
            if (saved.cost(section) != null || now.cost(section) != null) {
                int at = section.ordinal();
                lines[at] = lines[at] == null ? new CompareLine(section) : lines[at];
                lines[at].set(saved, now);
                shown.add(lines[at]);
            }
        }
        ObservableList<CompareLine> items = view.getItems();
        if (items.size() != shown.size() || !items.containsAll(shown)) {
            CompareLine selected = view.getSelectionModel().getSelectedItem();
            items.setAll(shown);
            view.sort();
            view.getSelectionModel().select(selected);
        }
    }
}
