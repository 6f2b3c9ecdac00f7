package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Enemy;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Item;
import org.vivarium.model.State;

/** Who chooses, who acts and in which order (spec battle 2.1). */
class BattleRoundTest {
    private static final int FIRST = Battlers.enemyNumber(0);
    private static final int SECOND = Battlers.enemyNumber(1);

    private final BattleGame game = new BattleGame();
    private BattleRound round;

    private RowBuilder enemy(int agility) {
        RowBuilder row = game.enemy().set(Enemy.AGILITY, agility);
        row.table(Enemy.ACTIONS).add().set(EnemyAction.BASIC, EnemyAction.Basic.ATTACK);
        return row;
    }

    private void start() {
        game.start();
        ActionStart actions =
                new ActionStart(
                        game.engine,
                        game.parts.battlers,
                        game.parts.states,
                        game.parts.skills,
                        game.parts.dice);
        round = new BattleRound(game.parts, actions, new BattlePages(game.parts));
        game.parts.battle.chooser = -1;
    }

    private int[] queue() {
        return Arrays.copyOf(game.parts.battle.queue, game.parts.battle.queueCount);
    }

    private void everybodyAttacks() {
        while (round.nextChooser()) {
            game.choose(game.ally(game.parts.battle.chooser), ActionKind.ATTACK, 0, FIRST);
        }
    }

    @Test
    void theFastestActsFirstAndEqualsInTheOrderTheyChose() {
        enemy(150);
        enemy(100);
        start();
        everybodyAttacks();
        round.begin(true);
        assertThat(queue()).containsExactly(FIRST, 1, 2, SECOND);
    }

    @Test
    void aWeaponThatStrikesFirstDoesSoWithNormalAttacksOnly() {
        game.item(Item.Type.WEAPON).set(Item.PREEMPTIVE, true);
        enemy(150);
        start();
        game.actorState(2).equipment[0] = 1;
        everybodyAttacks();
        round.begin(true);
        assertThat(queue()).containsExactly(2, FIRST, 1);
        game.choose(game.ally(1), ActionKind.DEFEND, 0, 0);
        round.begin(true);
        assertThat(queue()).containsExactly(FIRST, 1, 2);
    }

    @Test
    void aFirstStrikeLeavesTheEnemiesWithoutATurn() {
        enemy(150);
        start();
        game.parts.battle.firstStrike = true;
        everybodyAttacks();
        round.begin(true);
        assertThat(queue()).containsExactly(1, 2);
    }

    @Test
    void afterAFailedEscapeOnlyEnemiesAct() {
        enemy(150);
        start();
        round.begin(false);
        assertThat(queue()).containsExactly(FIRST);
    }

    @Test
    void hiddenEnemiesHaveNoTurnAndTheDeadArePassedOver() {
        enemy(150);
        enemy(140);
        start();
        game.foe(0).state().hidden = true;
        game.parts.states.add(game.foe(1), StateRules.DEATH);
        everybodyAttacks();
        round.begin(true);
        assertThat(queue()).containsExactly(SECOND, 1, 2);
        assertThat(round.next().number()).isEqualTo(1);
    }

    @Test
    void aTurnIsCountedAndThePagesMayRunAgain() {
        enemy(100);
        start();
        int turns = game.engine.state.party.turns;
        round.begin(true);
        assertThat(game.parts.battle.turn).isOne();
        assertThat(game.engine.state.party.turns).isEqualTo(turns + 1);
    }

    @ParameterizedTest
    @CsvSource({"1, NONE, 0", "2, ATTACK, -1", "3, ATTACK, 1"})
    void restrictedActorsTakeNoOrders(int restriction, ActionKind kind, int target) {
        game.state(50).set(State.RESTRICTION, restriction);
        enemy(100);
        start();
        game.parts.states.add(game.ally(0), 2);
        assertThat(round.nextChooser()).isTrue();
        assertThat(game.parts.battle.chooser).as("the second actor is asked").isOne();
        assertThat(game.ally(0).state().action.kind).isEqualTo(kind.ordinal());
        assertThat(game.ally(0).state().action.target).isEqualTo(target);
    }

    @Test
    void goingBackTakesTheChoiceOfTheOneBeforeAway() {
        enemy(100);
        start();
        round.nextChooser();
        game.choose(game.ally(0), ActionKind.DEFEND, 0, 0);
        game.ally(0).state().defending = true;
        round.nextChooser();
        assertThat(round.previousChooser()).isTrue();
        assertThat(game.ally(0).state().defending).isFalse();
        assertThat(game.ally(0).state().action.kind).isEqualTo(ActionKind.NONE.ordinal());
        assertThat(round.previousChooser()).as("before the first are the options").isFalse();
    }

    @Test
    void defenceHoldsUntilTheNextChoice() {
        enemy(100);
        start();
        round.nextChooser();
        game.ally(0).state().defending = true;
        round.nextChooser();
        round.begin(true);
        assertThat(game.ally(0).state().defending).isTrue();
        game.parts.battle.chooser = -1;
        round.nextChooser();
        assertThat(game.ally(0).state().defending).isFalse();
    }

    @Test
    void actorsThatActByThemselvesAreNotAsked() {
        enemy(100);
        start();
        game.actorState(1).autoBattle = true;
        assertThat(round.nextChooser()).isTrue();
        assertThat(game.parts.battle.chooser).isOne();
        assertThat(game.ally(0).state().action.kind).isEqualTo(ActionKind.ATTACK.ordinal());
        assertThat(round.someoneControllable()).isTrue();
        game.actorState(2).autoBattle = true;
        assertThat(round.someoneControllable()).isFalse();
    }
}
