package org.vivarium.inspector.flame;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.LongConsumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.SectionStats.Cost;

/** What each section cost; Enter or a double click goes to a section's worst frame. */
final class SectionTable {
    /** One row as text, made when the numbers change rather than when a cell is painted. */
    private record Line(
            Section section,
            long calls,
            double total,
            double self,
            double mean,
            double p50,
            double p99,
            double max,
            long bytes,
            long worstIndex) {
        static Line of(Cost cost) {
            return new Line(
                    cost.section,
                    cost.calls,
                    cost.totalNanos,
                    cost.selfNanos,
                    cost.perFrame.getMean(),
                    cost.perFrame.getValueAtPercentile(50),
                    cost.perFrame.getValueAtPercentile(99),
                    cost.perFrame.getMaxValue(),
                    cost.bytes,
                    cost.worstIndex);
        }
    }

    private final TableView<Line> view = new TableView<>();
    private final LongConsumer goToFrame;
    private List<Line> lines = List.of();
    private String wanted = "";

    SectionTable(LongConsumer goToFrame) {
        this.goToFrame = goToFrame;
        view.setId("section-table");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("frames.noSections")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        view.getColumns().add(sectionColumn());
        addNumber("sections.calls", 60, Line::calls, line -> Units.count(line.calls()));
        addNumber("sections.total", 74, Line::total, line -> Units.millis(line.total()));
        addNumber("sections.self", 74, Line::self, line -> Units.millis(line.self()));
        addNumber("sections.mean", 74, Line::mean, line -> Units.millis(line.mean()));
        addNumber("sections.p50", 68, Line::p50, line -> Units.millis(line.p50()));
        addNumber("sections.p99", 68, Line::p99, line -> Units.millis(line.p99()));
        addNumber("sections.max", 68, Line::max, line -> Units.millis(line.max()));
        addNumber("sections.bytes", 80, Line::bytes, line -> Units.bytes(line.bytes()));
        view.setRowFactory(
                table -> {
                    var row = new TableRow<Line>();
                    row.setOnMouseClicked(
                            event -> {
                                if (event.getClickCount() == 2) {
                                    goToWorst();
                                }
                            });
                    return row;
                });
        view.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        goToWorst();
                        event.consume();
                    }
                });
    }

    private TableColumn<Line, Line> sectionColumn() {
        var column = new TableColumn<Line, Line>(Texts.of("sections.section"));
        column.setCellValueFactory(data -> new SimpleObjectProperty<>(data.getValue()));
        column.setComparator((a, b) -> a.section().label().compareTo(b.section().label()));
        column.setPrefWidth(170);
        column.setCellFactory(
                c ->
                        new TableCell<>() {
                            private final Rectangle swatch = new Rectangle(9, 9);

                            @Override
                            protected void updateItem(Line line, boolean empty) {
                                super.updateItem(line, empty);
                                setText(empty ? null : line.section().label());
                                setGraphic(empty ? null : swatch);
                                if (!empty) {
                                    swatch.setFill(Palette.get().of(line.section().domain()));
                                }
                            }
                        });
        return column;
    }

    private <N extends Number & Comparable<N>> void addNumber(
            String key, double width, Function<Line, N> value, Function<Line, String> text) {
        var column = new TableColumn<Line, N>();
        var heading = new Label(Texts.of(key));
        heading.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        column.setGraphic(heading);
        column.setPrefWidth(width);
        column.setCellValueFactory(
                data -> new SimpleObjectProperty<>(value.apply(data.getValue())));
        column.setCellFactory(
                c ->
                        new TableCell<>() {
                            {
                                setAlignment(Pos.CENTER_RIGHT);
                            }

                            @Override
                            protected void updateItem(N number, boolean empty) {
                                super.updateItem(number, empty);
                                Line line = empty ? null : getTableRow().getItem();
                                setText(line == null ? null : text.apply(line));
                            }
                        });
        view.getColumns().add(column);
    }

    private void goToWorst() {
        Line line = view.getSelectionModel().getSelectedItem();
        if (line != null && line.worstIndex() >= 0) {
            goToFrame.accept(line.worstIndex());
        }
    }

    Region node() {
        return view;
    }

    /** Shows only sections whose name has these letters. */
    void find(String letters) {
        wanted = letters.strip().toLowerCase(Locale.ROOT);
        fill();
    }

    void show(SectionStats stats) {
        lines = stats.costs().stream().map(Line::of).toList();
        fill();
    }

    private void fill() {
        Line selected = view.getSelectionModel().getSelectedItem();
        view.getItems()
                .setAll(
                        lines.stream()
                                .filter(line -> line.section().label().contains(wanted))
                                .toList());
        view.sort();
        if (selected != null) {
            for (Line line : view.getItems()) {
                if (line.section() == selected.section()) {
                    view.getSelectionModel().select(line);
                }
            }
        }
    }
}
