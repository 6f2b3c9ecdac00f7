package org.vivarium.inspector.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.layout.GridPane;
import org.junit.jupiter.api.Test;
import org.vivarium.control.EngineLink;
import org.vivarium.inspector.PanelTest;
import org.vivarium.inspector.battle.BattlerTable.Line;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Phase;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;
import org.vivarium.telemetry.snapshot.BlowSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

class BattlePanelTest extends PanelTest {
    private final WatchedBattle engine = new WatchedBattle();

    BattlePanelTest() {
        super(BattlePanel::new);
    }

    @Override
    protected EngineLink engine() {
        return engine;
    }

    private void frame(Consumer<BattleSnapshot> battle) {
        engine.fill = battle;
        engine.frame();
    }

    private static void oneAttackWasMade(BattleSnapshot battle) {
        battle.running = true;
        battle.turn = 3;
        battle.phase = Phase.ROUND;
        battle.escapeChance = 60;
        battle.count = 2;
        BattlerSnapshot hero = battle.battlers[0];
        hero.number = 1;
        hero.name = "Alex";
        hero.hp = 40;
        hero.maxHp = 100;
        hero.exists = true;
        hero.action = Action.ATTACK;
        hero.target = -1;
        BattlerSnapshot slime = battle.battlers[1];
        slime.number = -1;
        slime.enemy = 1;
        slime.name = "Slime";
        slime.exists = true;
        battle.queue[0] = -1;
        battle.queue[1] = 1;
        battle.queueCount = 2;
        BlowSnapshot blow = battle.blow;
        blow.serial = 1;
        blow.turn = 3;
        blow.action = Action.ATTACK;
        blow.user = 1;
        blow.target = -1;
        blow.chance = 90;
        blow.success = true;
        blow.attack = 120;
        blow.defense = 90;
        blow.base = 38;
        blow.physical = 200;
        blow.magical = BlowSnapshot.NO_RATE;
        blow.attributed = 76;
        blow.amplified = 76;
        blow.variance = 4;
        blow.varied = 80;
        blow.defending = true;
        blow.hp = -40;
    }

    @Test
    void battlers_their_order_and_the_formula_of_the_last_blow_are_shown() {
        frame(BattlePanelTest::oneAttackWasMade);
        TableView<Line> battlers = robot.lookup("#battlers").queryTableView();
        await(() -> battlers.getItems().size() == 2);
        assertThat(battlers.getItems())
                .extracting(Line::order, Line::name, line -> line.hp().toString(), Line::action)
                .containsExactly(
                        tuple("2", "Alex", "40 / 100", "attack → Slime"),
                        tuple("▶", "Slime", "0 / 0", ""));
        GridPane steps = node("#blow-steps", GridPane.class);
        assertThat(steps.getChildren())
                .extracting(node -> ((Label) node).getText())
                .containsSequence("base", "attack 120 / 2 − defence 90 / 4", "38")
                .containsSequence("attributes", "physical 200 %", "76")
                .containsSequence("variance", "from 61 to 91", "80")
                .containsSequence("defence", "defending, / 2", "40")
                .containsSequence("HP", "", "−40");
        assertThat(panel.headline().getValue()).contains("turn 3").contains("escape 60 %");
    }

    @Test
    void blows_are_kept_until_time_goes_back_before_them() {
        frame(BattlePanelTest::oneAttackWasMade);
        ListView<?> blows = node("#blows", ListView.class);
        await(() -> blows.getItems().size() == 1);
        frame(
                battle -> {
                    oneAttackWasMade(battle);
                    battle.blow.serial = 2;
                    battle.blow.success = false;
                });
        await(() -> blows.getItems().size() == 2);
        assertThat(blows.getItems().getFirst().toString()).contains("missed");
        frame(BattlePanelTest::oneAttackWasMade);
        await(() -> blows.getItems().size() == 1);
    }

    @Test
    void without_a_battle_the_panel_says_how_to_get_one() {
        frame(battle -> battle.running = false);
        assertThat(node("#battle-empty").isVisible()).isTrue();
    }

    @Test
    void a_hidden_panel_watches_nothing() {
        assertThat(engine.snapshots().watched(Topic.BATTLE)).isTrue();
        robot.interact(panel::hidden);
        assertThat(engine.snapshots().watched(Topic.BATTLE)).isFalse();
        robot.interact(panel::shown);
        assertThat(engine.snapshots().watched(Topic.BATTLE)).isTrue();
    }
}
