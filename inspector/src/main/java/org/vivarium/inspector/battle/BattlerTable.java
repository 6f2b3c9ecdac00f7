package org.vivarium.inspector.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;

/** Everybody on both sides: points, states, values, and what they are about to do. */
final class BattlerTable {

    /** One battler as it is shown. */
    record Line(
            int number,
            String order,
            String name,
            Gauge hp,
            Gauge sp,
            Gauge time,
            String states,
            String values,
            String action,
            boolean exists) {}

    /** Points left of the most there can be. */
    record Gauge(int value, int most) {
        double share() {
            return most <= 0 ? 0 : Math.clamp((double) value / most, 0, 1);
        }

        @Override
        public String toString() {
            return value + " / " + most;
        }
    }

    private final BattleNames names;
    private final TableView<Line> view = new TableView<>();

    /** How full the gauges of 2003 are, in percent; in 2000 there are none. */
    private final TableColumn<Line, Gauge> time = gauge("battle.time", "gauge-time", Line::time);

    BattlerTable(BattleNames names) {
        this.names = names;
        view.setId("battlers");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        view.getColumns().add(column("battle.order", 44, Line::order));
        view.getColumns().add(column("battle.name", 104, Line::name));
        view.getColumns().add(gauge("battle.hp", "gauge-hp", Line::hp));
        view.getColumns().add(gauge("battle.sp", "gauge-sp", Line::sp));
        view.getColumns().add(time);
        view.getColumns().add(column("battle.states", 110, Line::states));
        view.getColumns().add(column("battle.values", 126, Line::values));
        view.getColumns().add(column("battle.action", 150, Line::action));
        view.setRowFactory(table -> new BattlerRow());
    }

    TableView<Line> node() {
        return view;
    }

    /** The battler the user chose; null when none is. */
    ReadOnlyObjectProperty<Line> chosen() {
        return view.getSelectionModel().selectedItemProperty();
    }

    private static <T> TableColumn<Line, T> column(
            String key, double width, Function<Line, T> value) {
        var column = new TableColumn<Line, T>();
        var title = new Label(Texts.of(key));
        title.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        column.setGraphic(title);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        return column;
    }

    private static TableColumn<Line, Gauge> gauge(
            String key, String style, Function<Line, Gauge> value) {
        TableColumn<Line, Gauge> column = column(key, 96, value);
        column.setCellFactory(c -> new GaugeCell(style));
        return column;
    }

    void show(BattleSnapshot battle) {
        time.setVisible(battle.count > 0 && battle.battlers[0].gauge >= 0);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < battle.count; i++) {
            lines.add(line(battle, battle.battlers[i]));
        }
        if (view.getItems().equals(lines)) {
            return;
        }
        Line chosen = view.getSelectionModel().getSelectedItem();
        if (view.getItems().size() != lines.size()) {
            view.getItems().setAll(lines);
        } else {
            for (int i = 0; i < lines.size(); i++) {
                if (!view.getItems().get(i).equals(lines.get(i))) {
                    view.getItems().set(i, lines.get(i));
                }
            }
        }
        for (int i = 0; chosen != null && i < lines.size(); i++) {
            if (lines.get(i).number() == chosen.number()) {
                view.getSelectionModel().select(i);
            }
        }
    }

    private Line line(BattleSnapshot battle, BattlerSnapshot b) {
        String target = BattleNames.target(battle, b.target);
        String action =
                b.action == Action.NONE
                        ? ""
                        : names.action(b.action, b.actionId)
                                + (target.isEmpty() ? "" : " → " + target);
        return new Line(
                b.number,
                order(battle, b.number),
                b.name,
                new Gauge(b.hp, b.maxHp),
                new Gauge(b.sp, b.maxSp),
                new Gauge(Math.max(0, b.gauge) / 10, 100),
                states(b),
                b.attack + "  " + b.defense + "  " + b.spirit + "  " + b.agility,
                action,
                b.exists);
    }

    private static String order(BattleSnapshot battle, int number) {
        for (int i = 0; i < battle.queueCount; i++) {
            if (battle.queue[i] == number) {
                return i == 0 ? "▶" : Integer.toString(i + 1);
            }
        }
        return "";
    }

    private String states(BattlerSnapshot b) {
        var words = new StringBuilder();
        for (int i = 0; i < b.stateCount; i++) {
            add(words, names.state(b.states[i]) + " " + b.stateTurns[i]);
        }
        if (b.hidden) {
            add(words, Texts.of("battle.hidden"));
        }
        if (b.defending) {
            add(words, Texts.of("battle.defending"));
        }
        if (b.charged) {
            add(words, Texts.of("battle.charged"));
        }
        if (b.backRow) {
            add(words, Texts.of("battle.backRow"));
        }
        return words.toString();
    }

    private static void add(StringBuilder words, String word) {
        words.append(words.isEmpty() ? "" : ", ").append(word);
    }

    /** Who is gone is dimmed; enemies stand apart by their colour. */
    private static final class BattlerRow extends TableRow<Line> {
        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("gone", "enemy");
            if (line != null && !empty) {
                if (!line.exists()) {
                    getStyleClass().add("gone");
                }
                if (line.number() < 0) {
                    getStyleClass().add("enemy");
                }
            }
        }
    }
}
