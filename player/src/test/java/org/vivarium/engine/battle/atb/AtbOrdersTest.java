package org.vivarium.engine.battle.atb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.input.Button;
import org.vivarium.model.Actor;
import org.vivarium.model.Enemy;

/** Choosing in real time, layout by layout (spec battle 2.4, 2.5). */
class AtbOrdersTest {
    private static AtbGame game(Layout layout) {
        AtbGame atb = new AtbGame(layout);
        atb.game.enemy().set(Enemy.AGILITY, 1);
        return atb.start();
    }

    @Test
    void theTraditionalLayoutAsksWhoeverIsReadyFirst() {
        AtbGame atb = game(Layout.TRADITIONAL);
        assertThat(atb.phase()).isEqualTo(BattlePhase.ACTOR);
        atb.game.ally(1).state().gauge = Gauges.FULL;
        atb.tick(1);
        assertThat(atb.phase()).isEqualTo(BattlePhase.COMMAND);
        assertThat(atb.state().actor).isEqualTo(2);
        atb.tap(Button.CANCEL);
        assertThat(atb.phase()).isEqualTo(BattlePhase.COMMAND);
    }

    @ParameterizedTest
    @EnumSource(
            value = Layout.class,
            names = {"ALTERNATIVE", "GAUGE"})
    void theOthersOfferOptionsFirstAndAgainWhenCancelled(Layout layout) {
        AtbGame atb = game(layout);
        assertThat(atb.phase()).isEqualTo(BattlePhase.OPTION);
        atb.tap(Button.DECISION);
        assertThat(atb.phase()).isEqualTo(BattlePhase.ACTOR);
        atb.tick(10);
        assertThat(atb.state().status.window.x).isZero();
        atb.tap(Button.CANCEL);
        assertThat(atb.phase()).isEqualTo(BattlePhase.OPTION);
        atb.tick(10);
        assertThat(atb.state().status.window.x).isEqualTo(76);
    }

    @Test
    void arrowsGoToOtherReadyActorsAndDecisionAsksThem() {
        AtbGame atb = game(Layout.GAUGE);
        atb.tap(Button.DECISION);
        atb.tick(10);
        atb.game.ally(0).state().gauge = Gauges.FULL;
        atb.game.ally(1).state().gauge = Gauges.FULL;
        atb.tick(1);
        assertThat(atb.state().actor).isEqualTo(1);
        atb.tap(Button.RIGHT);
        assertThat(atb.state().actor).isEqualTo(2);
        atb.tap(Button.DECISION);
        assertThat(atb.phase()).isEqualTo(BattlePhase.COMMAND);
        atb.tap(Button.CANCEL);
        assertThat(atb.phase()).isEqualTo(BattlePhase.OPTION);
    }

    @Test
    void anAttackIsChosenAndCarriedOutAndEmptiesTheGauge() {
        AtbGame atb = game(Layout.TRADITIONAL);
        atb.until(BattlePhase.COMMAND);
        int asked = atb.state().actor;
        atb.tap(Button.DECISION);
        assertThat(atb.phase()).isEqualTo(BattlePhase.TARGET_ENEMY);
        atb.game.tick(Button.DECISION);
        assertThat(atb.phase()).isEqualTo(BattlePhase.FIGHT);
        assertThat(atb.state().allies.get(asked - 1).gauge).isZero();
        assertThat(atb.state().allies.get(asked - 1).lastCommand).isEqualTo(AtbGame.ATTACK);
        atb.finishActions();
        assertThat(atb.state().turn).isEqualTo(1);
    }

    @Test
    void gaugesStandStillWhileCommandsAreChosenInWaitMode() {
        AtbGame atb = game(Layout.TRADITIONAL);
        atb.game.engine.state.system.atbWait = true;
        atb.until(BattlePhase.COMMAND);
        int before = atb.game.foe(0).state().gauge;
        atb.tick(30);
        assertThat(atb.game.foe(0).state().gauge).isEqualTo(before);
        atb.game.engine.state.system.atbWait = false;
        atb.tick(30);
        assertThat(atb.game.foe(0).state().gauge).isGreaterThan(before);
    }

    @Test
    void anEnemyActsWhileCommandsAreOpenAndTheyAreStillOpenThen() {
        AtbGame atb = game(Layout.TRADITIONAL);
        atb.game.engine.state.system.atbWait = false;
        atb.until(BattlePhase.COMMAND);
        atb.game.foe(0).state().gauge = Gauges.FULL;
        atb.game.tick();
        assertThat(atb.phase()).isEqualTo(BattlePhase.FIGHT);
        atb.finishActions();
        assertThat(atb.phase()).isEqualTo(BattlePhase.COMMAND);
    }

    @Test
    void theRowIsChangedByTheLastCommandIfSomebodyElseStaysInFront() {
        AtbGame atb = game(Layout.TRADITIONAL);
        atb.until(BattlePhase.COMMAND);
        int asked = atb.state().actor;
        int x = atb.state().allies.get(asked - 1).x;
        atb.tap(Button.UP);
        atb.tap(Button.DECISION);
        assertThat(atb.game.actorState(asked).row).isEqualTo(1);
        assertThat(atb.state().allies.get(asked - 1).x).isEqualTo(x + 24);
        assertThat(atb.state().allies.get(asked - 1).lastCommand).isEqualTo(-1);
        atb.finishActions();
        atb.until(BattlePhase.COMMAND);
        int other = atb.state().actor;
        assertThat(other).isNotEqualTo(asked);
        atb.tap(Button.UP);
        atb.tap(Button.DECISION);
        assertThat(atb.phase())
                .as("the last one in front stays there")
                .isEqualTo(BattlePhase.COMMAND);
        assertThat(atb.game.actorState(other).row).isZero();
    }

    @Test
    void whoFightsBySelfIsntAsked() {
        AtbGame atb = new AtbGame(Layout.TRADITIONAL);
        atb.game.enemy().set(Enemy.AGILITY, 1);
        atb.game.actor(1).set(Actor.AUTO_BATTLE, true);
        atb.start();
        atb.game.ally(0).state().gauge = Gauges.FULL;
        atb.game.tick();
        assertThat(atb.phase()).isEqualTo(BattlePhase.FIGHT);
        assertThat(atb.state().run.user).isEqualTo(1);
        assertThat(atb.game.ally(0).state().lastCommand).isEqualTo(-1);
    }

    @Test
    void anActorWithoutCommandsCanAttackAndIsToldOf() {
        AtbGame atb = new AtbGame(Layout.TRADITIONAL);
        atb.game.enemy().set(Enemy.AGILITY, 1);
        atb.game.actor(1).set(Actor.BATTLE_COMMANDS, new int[] {-1, 99});
        atb.game.actor(2).set(Actor.BATTLE_COMMANDS, new int[0]);
        atb.start();
        atb.until(BattlePhase.COMMAND);
        assertThat(atb.state().commands.items).as("attack and row").isEqualTo(2);
        atb.tap(Button.DECISION);
        atb.tap(Button.DECISION);
        assertThat(ActionKind.at(atb.state().run.action.kind)).isEqualTo(ActionKind.ATTACK);
        assertThat(atb.game.engine.game.warnings.all())
                .anyMatch(w -> w.message().contains("battle command"));
    }
}
