package org.vivarium.inspector.flame;

import java.util.ArrayList;
import java.util.function.Function;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.SectionStats.Cost;

/** Sections of a recording beside the same sections now. */
final class CompareTable {
    /** One section; times in nanoseconds, 0 where it didn't run. */
    private record Line(
            String section, double savedP50, double nowP50, double savedP99, double nowP99) {
        static Line of(Cost saved, Cost now) {
            return new Line(
                    saved.section.label(),
                    saved.perFrame.getValueAtPercentile(50),
                    now == null ? 0 : now.perFrame.getValueAtPercentile(50),
                    saved.perFrame.getValueAtPercentile(99),
                    now == null ? 0 : now.perFrame.getValueAtPercentile(99));
        }

        String change() {
            return savedP50 == 0 || nowP50 == 0
                    ? "–"
                    : String.format("%+.0f %%", 100 * (nowP50 / savedP50 - 1));
        }
    }

    private final TableView<Line> view = new TableView<>();

    CompareTable() {
        view.setId("compare-table");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("compare.empty")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        add("sections.section", 170, Pos.CENTER_LEFT, Line::section);
        add("compare.savedP50", 90, Pos.CENTER_RIGHT, line -> Units.millis(line.savedP50()));
        add("compare.nowP50", 90, Pos.CENTER_RIGHT, line -> Units.millis(line.nowP50()));
        add("compare.change", 80, Pos.CENTER_RIGHT, Line::change);
        add("compare.savedP99", 90, Pos.CENTER_RIGHT, line -> Units.millis(line.savedP99()));
        add("compare.nowP99", 90, Pos.CENTER_RIGHT, line -> Units.millis(line.nowP99()));
    }

    private void add(String key, double width, Pos alignment, Function<Line, String> text) {
        var column = new TableColumn<Line, String>(Texts.of(key));
        column.setPrefWidth(width);
        column.setCellValueFactory(data -> new SimpleStringProperty(text.apply(data.getValue())));
        column.setCellFactory(
                c -> {
                    var cell = new TextCell();
                    cell.setAlignment(alignment);
                    return cell;
                });
        view.getColumns().add(column);
    }

    Region node() {
        return view;
    }

    void show(SectionStats saved, SectionStats now) {
        var lines = new ArrayList<Line>();
        for (Cost cost : saved.costs()) {
            Cost same = null;
            for (Cost other : now.costs()) {
                same = other.section == cost.section ? other : same;
            }
            lines.add(Line.of(cost, same));
        }
        view.getItems().setAll(lines);
    }

    private static final class TextCell extends TableCell<Line, String> {
        @Override
        protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            setText(empty ? null : text);
        }
    }
}
