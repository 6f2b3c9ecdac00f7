package org.vivarium.inspector.flame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableNumberValue;
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
import org.vivarium.inspector.Every;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.SteadyCell;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.SectionStats.Cost;

/** What each section cost; Enter or a double click goes to a section's worst frame. */
final class SectionTable {
    /** Lines changed in one pulse: each is nine cells to lay out. */
    private static final int LINES_A_PULSE = 5;

    /** Lines take the places of what they cost now this often: it rebuilds the table. */
    private static final int ORDER_MILLIS = 10_000;

    private static final Section[] SECTIONS = Section.values();

    private final TableView<SectionLine> view = new TableView<>();
    private final SectionLine[] lines = new SectionLine[Section.count()];
    private final Consumer<SectionLine> open;
    private final boolean[] known = new boolean[Section.count()];
    private final Every order = new Every(ORDER_MILLIS);
    private List<Cost> costs = List.of();
    private int next;
    private String wanted = "";

    /**
     * @param open what a section's line is opened with
     */
    SectionTable(Consumer<SectionLine> open) {
        this.open = open;
        view.setId("section-table");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("frames.noSections")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        view.getColumns().add(sectionColumn());
        addNumber("sections.calls", 60, line -> line.calls, n -> Units.count((long) n));
        addNumber("sections.total", 74, line -> line.total, Units::millis);
        addNumber("sections.self", 74, line -> line.own, Units::millis);
        addNumber("sections.mean", 74, line -> line.mean, Units::millis);
        addNumber("sections.p50", 68, line -> line.p50, Units::millis);
        addNumber("sections.p99", 68, line -> line.p99, Units::millis);
        addNumber("sections.max", 68, line -> line.max, Units::millis);
        addNumber("sections.bytes", 80, line -> line.bytes, Units::bytes);
        view.setRowFactory(
                table -> {
                    var row = new TableRow<SectionLine>();
                    row.setOnMouseClicked(
                            event -> {
                                if (event.getClickCount() == 2) {
                                    openSelected();
                                }
                            });
                    return row;
                });
        view.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        openSelected();
                        event.consume();
                    }
                });
    }

    private TableColumn<SectionLine, SectionLine> sectionColumn() {
        var column = new TableColumn<SectionLine, SectionLine>(Texts.of("sections.section"));
        column.setCellValueFactory(data -> data.getValue().self);
        column.setComparator((a, b) -> a.section.label().compareTo(b.section.label()));
        column.setPrefWidth(170);
        column.setCellFactory(c -> new SectionCell());
        return column;
    }

    private void addNumber(
            String key,
            double width,
            Function<SectionLine, ObservableNumberValue> value,
            DoubleFunction<String> text) {
        var column = new TableColumn<SectionLine, SectionLine>();
        var heading = new Label(Texts.of(key));
        heading.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        column.setGraphic(heading);
        column.setPrefWidth(width);
        column.setComparator(Comparator.comparingDouble(line -> value.apply(line).doubleValue()));
        column.setCellValueFactory(data -> data.getValue().self);
        column.setCellFactory(
                c ->
                        new SteadyCell<>(
                                Pos.CENTER_RIGHT,
                                value::apply,
                                line -> words(value.apply(line).doubleValue(), text)));
        view.getColumns().add(column);
    }

    private static String words(double amount, DoubleFunction<String> text) {
        return amount == 0 ? "–" : text.apply(amount);
    }

    private void openSelected() {
        SectionLine line = view.getSelectionModel().getSelectedItem();
        if (line != null) {
            open.accept(line);
        }
    }

    Region node() {
        return view;
    }

    /** The section whose line is selected; null without one. */
    ReadOnlyObjectProperty<SectionLine> selected() {
        return view.getSelectionModel().selectedItemProperty();
    }

    /** Shows only sections whose name has these letters, and selects the first of them. */
    void find(String letters) {
        wanted = letters.strip().toLowerCase(Locale.ROOT);
        fill(false);
        if (!wanted.isEmpty() && view.getSelectionModel().isEmpty()) {
            view.getSelectionModel().selectFirst();
        }
    }

    void focus() {
        view.requestFocus();
        if (view.getSelectionModel().isEmpty()) {
            view.getSelectionModel().selectFirst();
        }
    }

    /**
     * Takes over what sections cost; their numbers follow by {@link #showMore}.
     *
     * @param all also keeps the lines of sections that ran before: those that come and go would
     *     have the table rebuilt each time
     */
    void show(SectionStats stats, boolean all) {
        costs = stats.costs();
        if (!all) {
            Arrays.fill(known, false);
        }
        for (Section section : SECTIONS) {
            Cost cost = stats.cost(section);
            if (cost != null) {
                known[section.ordinal()] = true;
            } else if (known[section.ordinal()]) {
                line(section).idle();
            }
        }
        next = 0;
        fill(order.due());
    }

    /** Forgets the sections of another game. */
    void clear() {
        costs = List.of();
        Arrays.fill(known, false);
        fill(false);
    }

    /** Shows the numbers of the next few sections; false when all are shown. */
    boolean showMore() {
        int end = Math.min(costs.size(), next + LINES_A_PULSE);
        for (; next < end; next++) {
            Cost cost = costs.get(next);
            line(cost.section).set(cost);
        }
        return next < costs.size();
    }

    private SectionLine line(Section section) {
        int at = section.ordinal();
        if (lines[at] == null) {
            lines[at] = new SectionLine(section);
        }
        return lines[at];
    }

    /** Rows come and go only when other sections ran than before. */
    private void fill(boolean anew) {
        var shown = new ArrayList<SectionLine>();
        for (Cost cost : costs) {
            if (cost.section.label().contains(wanted)) {
                shown.add(line(cost.section));
            }
        }
        for (Section section : SECTIONS) {
            if (known[section.ordinal()]
                    && line(section).calls.get() == 0
                    && section.label().contains(wanted)
                    && !shown.contains(line(section))) {
                shown.add(line(section));
            }
        }
        List<SectionLine> items = view.getItems();
        if (anew || items.size() != shown.size() || !items.containsAll(shown)) {
            SectionLine selected = view.getSelectionModel().getSelectedItem();
            view.getItems().setAll(shown);
            view.sort();
            if (selected != null) {
                view.getSelectionModel().select(selected);
            }
        }
    }

    private static final class SectionCell extends TableCell<SectionLine, SectionLine> {
        private final Rectangle swatch = new Rectangle(9, 9);

        @Override
        protected void updateItem(SectionLine line, boolean empty) {
            super.updateItem(line, empty);
            setText(empty ? null : line.section.label());
            setGraphic(empty ? null : swatch);
            if (!empty) {
                swatch.setFill(Palette.get().of(line.section.domain()));
            }
        }
    }
}
