package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.TroopPage;
import org.vivarium.model.TroopPageCondition;
import org.vivarium.model.event.CommandWriter;

/** When the pages of a troop run (spec battle 5.1). */
class BattlePagesTest {
    private static final int COUNTER = 1;
    private static final int CHECKED = 2;

    private final BattleGame game = new BattleGame();

    private static CommandWriter add(int variable, int value) {
        return new CommandWriter().add(10220, 0, 0, variable, variable, 1, 0, value, 0);
    }

    private static CommandWriter turnOn(int switchId) {
        return new CommandWriter().add(10210, 0, 0, switchId, switchId, 0);
    }

    /** A page that counts how often it runs. */
    private RowBuilder condition() {
        return game.page(add(COUNTER, 1)).struct(TroopPage.CONDITION);
    }

    private static void when(RowBuilder condition, int flag) {
        condition.set(TroopPageCondition.FLAGS, flag);
    }

    private int runs() {
        return game.engine.state.variables.get(COUNTER);
    }

    /** Begins the battle with this prepared, and looks at the pages before the first options. */
    private int runsAtFirst(Consumer<BattleGame> prepared) {
        game.enemy();
        game.start();
        prepared.accept(game);
        game.until(BattlePhase.OPTION);
        settle();
        return runs();
    }

    private void settle() {
        for (int i = 0; i < 10; i++) {
            game.tick();
        }
    }

    @Test
    void case108APageWithoutAConditionNeverRuns() {
        condition();
        assertThat(runsAtFirst(g -> {})).isZero();
    }

    @ParameterizedTest
    @CsvSource({"false, false, 0", "true, false, 0", "false, true, 0", "true, true, 1"})
    void bothSwitchesMustBeOn(boolean a, boolean b, int runs) {
        when(
                condition()
                        .set(TroopPageCondition.SWITCH_A_ID, 3)
                        .set(TroopPageCondition.SWITCH_B_ID, 4),
                1 | 2);
        assertThat(
                        runsAtFirst(
                                g -> {
                                    g.engine.state.switches.set(3, a);
                                    g.engine.state.switches.set(4, b);
                                }))
                .isEqualTo(runs);
    }

    @ParameterizedTest
    @CsvSource({"4, 0", "5, 1", "6, 1"})
    void aVariableMustBeLargeEnough(int value, int runs) {
        when(
                condition()
                        .set(TroopPageCondition.VARIABLE_ID, CHECKED)
                        .set(TroopPageCondition.VARIABLE_VALUE, 5),
                4);
        assertThat(runsAtFirst(g -> g.engine.state.variables.set(CHECKED, value))).isEqualTo(runs);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1", "0, 1, 0", "1, 0, 1", "3, 2, 0"})
    void theTurnMustHaveCome(int multiple, int base, int runs) {
        when(
                condition()
                        .set(TroopPageCondition.TURN_A, multiple)
                        .set(TroopPageCondition.TURN_B, base),
                8);
        assertThat(runsAtFirst(g -> {})).isEqualTo(runs);
    }

    @ParameterizedTest
    @CsvSource({"99, 0", "100, 1", "160, 1", "200, 1"})
    void anEnemysHealthMustBeWithinItsBounds(int hp, int runs) {
        when(
                condition()
                        .set(TroopPageCondition.ENEMY_ID, 0)
                        .set(TroopPageCondition.ENEMY_HP_MIN, 50)
                        .set(TroopPageCondition.ENEMY_HP_MAX, 100),
                32);
        assertThat(runsAtFirst(g -> g.foe(0).setHp(hp))).isEqualTo(runs);
    }

    @ParameterizedTest
    @CsvSource({"3, 60, 1", "3, 62, 0", "3, 58, 0"})
    void anActorsHealthCountsInThePartyOrNot(int actor, int hp, int runs) {
        when(
                condition()
                        .set(TroopPageCondition.ACTOR_ID, actor)
                        .set(TroopPageCondition.ACTOR_HP_MIN, 30)
                        .set(TroopPageCondition.ACTOR_HP_MAX, 30),
                64);
        assertThat(runsAtFirst(g -> g.actorState(actor).hp = hp)).isEqualTo(runs);
    }

    @Test
    void anEnemyOrAnActorThatIsNotThereNeverHolds() {
        when(condition().set(TroopPageCondition.ENEMY_ID, 7), 32);
        when(condition().set(TroopPageCondition.ACTOR_ID, 77), 64);
        assertThat(runsAtFirst(g -> {})).isZero();
    }

    @Test
    void aPageRunsOnceATurnAndAgainInTheNext() {
        when(condition().set(TroopPageCondition.SWITCH_A_ID, 3), 1);
        assertThat(runsAtFirst(g -> g.engine.state.switches.set(3, true))).isOne();
        game.parts.battle.turn = 0;
        game.until(BattlePhase.FIGHT);
        game.until(BattlePhase.OPTION);
        settle();
        assertThat(runs()).isEqualTo(2);
    }

    @Test
    void afterAPageTheSearchBeginsAgainAtTheFirst() {
        when(condition().set(TroopPageCondition.SWITCH_A_ID, 3), 1);
        when(
                game.page(turnOn(3))
                        .struct(TroopPage.CONDITION)
                        .set(TroopPageCondition.TURN_A, 0)
                        .set(TroopPageCondition.TURN_B, 0),
                8);
        assertThat(runsAtFirst(g -> {})).isOne();
    }

    @Test
    void pagesRunOneAfterTheOtherInTheirOrder() {
        when(
                game.page(new CommandWriter().add(10220, 0, 0, 5, 5, 0, 0, 1, 0))
                        .struct(TroopPage.CONDITION)
                        .set(TroopPageCondition.TURN_B, 0),
                8);
        when(
                game.page(new CommandWriter().add(10220, 0, 0, 5, 5, 3, 0, 7, 0))
                        .struct(TroopPage.CONDITION)
                        .set(TroopPageCondition.TURN_B, 0),
                8);
        runsAtFirst(g -> {});
        assertThat(game.engine.state.variables.get(5)).isEqualTo(7);
    }

    @Test
    void nothingRunsOnceTheEnemiesAreGone() {
        when(condition().set(TroopPageCondition.SWITCH_A_ID, 3), 1);
        runsAtFirst(g -> {});
        game.until(BattlePhase.FIGHT);
        game.engine.state.switches.set(3, true);
        game.parts.states.add(game.foe(0), StateRules.DEATH);
        int before = runs();
        game.until(BattlePhase.VICTORY);
        assertThat(runs()).isEqualTo(before);
    }
}
