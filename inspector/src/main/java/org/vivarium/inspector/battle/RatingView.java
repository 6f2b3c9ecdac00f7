package org.vivarium.inspector.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;
import org.vivarium.model.Enemy;
import org.vivarium.model.EnemyAction;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Phase;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;

/** How an enemy weighs its actions: conditions, ratings, and the chance each has in the draw. */
final class RatingView {
    private static final Action[] BASIC = {
        Action.ATTACK,
        null,
        Action.DEFEND,
        Action.OBSERVE,
        Action.CHARGE,
        Action.SELF_DESTRUCT,
        Action.ESCAPE,
        Action.NOTHING
    };

    /** One action of the enemy. */
    record Line(String action, String condition, String rating, String weight, String chance) {}

    private final BattleNames names;
    private final Label title = new Label();
    private final TableView<Line> view = new TableView<>();
    private final VBox box = new VBox(4, title, view);

    RatingView(BattleNames names) {
        this.names = names;
        title.setId("rating-title");
        title.getStyleClass().add("muted");
        view.setId("ratings");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("battle.noRatings")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        view.getColumns().add(column("battle.does", 130, Line::action));
        view.getColumns().add(column("battle.condition", 120, Line::condition));
        view.getColumns().add(column("battle.rating", 60, Line::rating));
        view.getColumns().add(column("battle.weight", 66, Line::weight));
        view.getColumns().add(column("battle.chance", 68, Line::chance));
        VBox.setVgrow(view, Priority.ALWAYS);
        box.setMinWidth(0);
    }

    Region node() {
        return box;
    }

    private static TableColumn<Line, String> column(
            String key, double width, Function<Line, String> value) {
        var column = new TableColumn<Line, String>();
        var words = new Label(Texts.of(key));
        words.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        column.setGraphic(words);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        return column;
    }

    /**
     * @param enemy null when there is none to show
     */
    void show(BattleSnapshot battle, BattlerSnapshot enemy) {
        Enemy row = enemy == null ? null : names.enemy(enemy.enemy);
        if (row == null) {
            title.setText(Texts.of("battle.ratings"));
            view.getItems().clear();
            return;
        }
        int turn = battle.phase == Phase.ROUND ? battle.turn : battle.turn + 1;
        title.setText(Texts.of("battle.ratingsOf", enemy.name, turn));
        int sum = 0;
        for (int i = 0; i < enemy.actionCount; i++) {
            sum += enemy.weights[i];
        }
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(enemy.actionCount, row.actions().size()); i++) {
            lines.add(line(battle, enemy, row.actions().at(i), i, sum));
        }
        if (!view.getItems().equals(lines)) {
            view.getItems().setAll(lines);
        }
    }

    private Line line(BattleSnapshot battle, BattlerSnapshot enemy, EnemyAction a, int i, int sum) {
        boolean chosen = battle.phase == Phase.ROUND && enemy.chosen == i;
        int percent = sum == 0 ? 0 : Math.round(100f * enemy.weights[i] / sum);
        return new Line(
                (chosen ? "● " : "") + action(a),
                condition(a),
                enemy.ratings[i] == 0 ? "–" : Integer.toString(enemy.ratings[i]),
                Integer.toString(enemy.weights[i]),
                Texts.of("battle.percent", percent));
    }

    private String action(EnemyAction a) {
        return switch (a.kind()) {
            case EnemyAction.Kind.SKILL -> names.action(Action.SKILL, a.skillId());
            case EnemyAction.Kind.TRANSFORMATION -> names.action(Action.TRANSFORM, a.enemyId());
            default -> {
                boolean known = a.basic() >= 0 && a.basic() < BASIC.length;
                Action basic = known ? BASIC[a.basic()] : Action.NOTHING;
                yield basic == null
                        ? Texts.of("battle.doubleAttack")
                        : Texts.of("battle.action." + basic);
            }
        };
    }

    private String condition(EnemyAction a) {
        int p1 = a.conditionParam1();
        int p2 = a.conditionParam2();
        return switch (a.conditionType()) {
            case EnemyAction.ConditionType.SWITCH ->
                    Texts.of("battle.if.switch", names.switchName(a.switchId()));
            case EnemyAction.ConditionType.TURN ->
                    p1 == 0 ? Texts.of("battle.if.turn", p2) : Texts.of("battle.if.turns", p2, p1);
            case EnemyAction.ConditionType.ACTORS -> Texts.of("battle.if.enemies", p1, p2);
            case EnemyAction.ConditionType.HP -> Texts.of("battle.if.hp", p1, p2);
            case EnemyAction.ConditionType.SP -> Texts.of("battle.if.sp", p1, p2);
            case EnemyAction.ConditionType.PARTY_LVL -> Texts.of("battle.if.level", p1, p2);
            case EnemyAction.ConditionType.PARTY_FATIGUE -> Texts.of("battle.if.fatigue", p1, p2);
            default -> Texts.of("battle.if.always");
        };
    }
}
