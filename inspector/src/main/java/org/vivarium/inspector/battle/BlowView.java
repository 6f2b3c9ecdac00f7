package org.vivarium.inspector.battle;

import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.battle.BlowFormula.Step;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BlowSnapshot;

/** The last blows of the battle, and the formula of the chosen one; the newest until one is. */
final class BlowView {
    private static final int MOST = 60;

    /** A blow that was seen. */
    private record Entry(String line, BlowSnapshot blow) {}

    private final BattleNames names;
    private final BlowFormula formula;
    private final ListView<Entry> blows = new ListView<>();
    private final GridPane steps = new GridPane(10, 3);
    private final VBox box;

    BlowView(BattleNames names) {
        this.names = names;
        formula = new BlowFormula(names);
        blows.setId("blows");
        blows.getStyleClass().addAll("dense", "edge-to-edge");
        blows.setPlaceholder(new Label(Texts.of("battle.noBlow")));
        blows.setPrefHeight(96);
        blows.setCellFactory(list -> new EntryCell());
        blows.getSelectionModel()
                .selectedItemProperty()
                .addListener((o, before, now) -> explain(now));
        steps.setId("blow-steps");
        steps.getStyleClass().add("blow-steps");
        var name = new ColumnConstraints();
        var how = new ColumnConstraints();
        how.setHgrow(Priority.ALWAYS);
        var number = new ColumnConstraints();
        number.setHalignment(HPos.RIGHT);
        steps.getColumnConstraints().addAll(name, how, number);
        var title = new Label(Texts.of("battle.blows"));
        title.getStyleClass().add("muted");
        var scroll = new ScrollPane(steps);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox.setVgrow(blows, Priority.SOMETIMES);
        box = new VBox(4, title, blows, scroll);
        box.setMinWidth(0);
    }

    Region node() {
        return box;
    }

    void clear() {
        blows.getItems().clear();
    }

    /** Adds the newest blow; after going back in time later ones are forgotten. */
    void show(BattleSnapshot battle) {
        blows.getItems().removeIf(entry -> entry.blow().serial > battle.blow.serial);
        int known = blows.getItems().isEmpty() ? 0 : blows.getItems().getFirst().blow().serial;
        if (battle.blow.serial <= known) {
            return;
        }
        boolean follows = blows.getSelectionModel().getSelectedIndex() <= 0;
        var blow = new BlowSnapshot();
        blow.copyFrom(battle.blow);
        blows.getItems().addFirst(new Entry(line(battle, blow), blow));
        if (blows.getItems().size() > MOST) {
            blows.getItems().removeLast();
        }
        if (follows) {
            blows.getSelectionModel().select(0);
        }
    }

    private String line(BattleSnapshot battle, BlowSnapshot b) {
        String result =
                !b.success
                        ? Texts.of("battle.missed")
                        : b.sp != 0 && b.hp == 0
                                ? Texts.of("battle.spPoints", BlowFormula.signed(b.sp))
                                : Texts.of("battle.hpPoints", BlowFormula.signed(b.hp));
        return Texts.of(
                "battle.blow",
                b.turn,
                BattleNames.target(battle, b.user),
                BattleNames.target(battle, b.target),
                names.action(b.action, b.id),
                result);
    }

    private void explain(Entry entry) {
        steps.getChildren().clear();
        if (entry == null) {
            return;
        }
        int row = 0;
        for (Step step : formula.steps(entry.blow())) {
            var name = new Label(step.name());
            name.getStyleClass().add("muted");
            name.setMinWidth(Region.USE_PREF_SIZE);
            var how = new Label(step.how());
            how.setWrapText(true);
            var number = new Label(step.number());
            number.getStyleClass().add("strong");
            number.setMinWidth(Region.USE_PREF_SIZE);
            steps.addRow(row++, name, how, number);
        }
    }

    private static final class EntryCell extends ListCell<Entry> {
        @Override
        protected void updateItem(Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            setText(empty || entry == null ? null : entry.line());
        }
    }
}
