package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.model.Animation;
import org.vivarium.model.Enemy;
import org.vivarium.model.State;
import org.vivarium.model.TroopPage;
import org.vivarium.model.TroopPageCondition;
import org.vivarium.model.event.CommandWriter;

/** Every command of a troop's page (spec battle 5.4). */
class BattleEventsTest {
    private static final int DONE = 9;
    private static final int BRANCH = 13310;
    private static final int ELSE = 23310;
    private static final int END = 23311;

    private final BattleGame game = new BattleGame();

    private static CommandWriter list() {
        return new CommandWriter();
    }

    private static CommandWriter set(CommandWriter w, int indent, int variable, int value) {
        return w.add(10220, indent, 0, variable, variable, 0, 0, value, 0);
    }

    /** Runs a page before the first options; it ends by setting variable {@link #DONE}. */
    private void run(CommandWriter commands, Consumer<BattleGame> prepared) {
        begin(commands, prepared);
        game.until(BattlePhase.OPTION);
        for (int i = 0; i < 60; i++) {
            game.tick();
        }
        assertThat(variable(DONE)).as("the page ran to its end").isOne();
    }

    private void begin(CommandWriter commands, Consumer<BattleGame> prepared) {
        game.page(set(commands, 0, DONE, 1))
                .struct(TroopPage.CONDITION)
                .set(TroopPageCondition.FLAGS, 8);
        game.start();
        prepared.accept(game);
    }

    private void run(CommandWriter commands) {
        run(commands, g -> {});
    }

    private int variable(int id) {
        return game.engine.state.variables.get(id);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 50, 1, 150",
        "1, 0, 50, 1, 50",
        "1, 1, 2, 1, 70",
        "1, 2, 50, 1, 50",
        "1, 0, 500, 1, 0",
        "1, 0, 500, 0, 1",
        "0, 0, 500, 1, 200"
    })
    void anEnemysHealthChanges(int down, int kind, int amount, int deadly, int after) {
        game.enemy();
        game.enemy();
        run(
                list().add(13110, 0, 0, down, kind, amount, deadly),
                g -> {
                    g.foe(0).setHp(100);
                    g.engine.state.variables.set(2, 30);
                });
        assertThat(game.foe(0).hp()).isEqualTo(after);
        assertThat(game.foe(0).isDead()).isEqualTo(after == 0);
        assertThat(game.foe(1).hp()).isEqualTo(200);
    }

    @Test
    void theDeadAreNotHealedByIt() {
        game.enemy();
        game.enemy();
        run(
                list().add(13110, 0, 0, 0, 0, 50, 1),
                g -> g.parts.states.add(g.foe(0), StateRules.DEATH));
        assertThat(game.foe(0).hp()).isZero();
    }

    @Test
    void anEnemyThatDoesNotExistIsPassedOver() {
        game.enemy();
        run(
                list().add(13110, 0, 5, 1, 0, 50, 1)
                        .add(13120, 0, 5, 1, 0, 50)
                        .add(13130, 0, 5, 0, 1)
                        .add(13150, 0, 5)
                        .add(13110, 0, -1, 1, 0, 50, 1));
        assertThat(game.foe(0).hp()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"0, 50, 150", "1, 50, 50", "1, 500, 0", "0, 500, 200"})
    void anEnemysSpiritChanges(int down, int amount, int after) {
        game.enemy();
        run(list().add(13120, 0, 0, down, 0, amount), g -> g.foe(0).setSp(100));
        assertThat(game.foe(0).sp()).isEqualTo(after);
    }

    @Test
    void statesComeAndGo() {
        game.state(50).set(State.TYPE, State.Persistence.PERSISTS);
        game.enemy();
        game.enemy();
        run(
                list().add(13130, 0, 0, 0, 2).add(13130, 0, 1, 1, 2),
                g -> g.parts.states.add(g.foe(1), 2));
        assertThat(game.foe(0).has(2)).isTrue();
        assertThat(game.foe(1).has(2)).isFalse();
    }

    @Test
    void whoIsKilledByAStateVanishesAtOnceAndCanComeBack() {
        game.enemy();
        game.enemy();
        run(list().add(13130, 0, 0, 0, 1).add(13130, 0, 1, 0, 1).add(13130, 0, 1, 1, 1));
        assertThat(game.foe(0).isDead()).isTrue();
        assertThat(game.foe(0).state().fade).isZero();
        assertThat(game.foe(1).exists()).isTrue();
        assertThat(game.foe(1).hp()).isOne();
    }

    @Test
    void hiddenEnemiesAreShown() {
        game.enemy();
        game.enemy();
        run(list().add(13150, 0, 1), g -> g.foe(1).state().hidden = true);
        assertThat(game.foe(1).exists()).isTrue();
    }

    @Test
    void theBackdropChanges() {
        game.enemy();
        run(list().add(13210, 0, "Cave".getBytes(StandardCharsets.US_ASCII)));
        assertThat(game.parts.battle.backdrop).isEqualTo("Cave");
    }

    @Test
    void anAnimationCanBeWaitedFor() {
        var animation = game.animation();
        for (int i = 0; i < 10; i++) {
            animation.table(Animation.FRAMES).add();
        }
        game.enemy();
        begin(list().add(13260, 0, 1, 0, 1), g -> {});
        int frames = 0;
        while (game.parts.battle.animation.id == 0) {
            game.tick();
        }
        while (variable(DONE) == 0) {
            game.tick();
            frames++;
        }
        assertThat(frames).isEqualTo(20);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3, 0, 0, 0, 1",
        "0, 3, 1, 0, 0, 2",
        "0, 4, 0, 0, 0, 2",
        "0, 4, 1, 0, 0, 1",
        "1, 2, 0, 5, 0, 1",
        "1, 2, 0, 6, 0, 2",
        "1, 2, 0, 5, 1, 1",
        "1, 2, 0, 6, 2, 1",
        "1, 2, 0, 5, 3, 2",
        "1, 2, 0, 5, 5, 2",
        "1, 2, 1, 3, 0, 1",
        "2, 1, 0, 0, 0, 1",
        "2, 2, 0, 0, 0, 2",
        "3, 0, 0, 0, 0, 1",
        "3, 1, 0, 0, 0, 2",
        "4, 0, 0, 0, 0, 2",
        "5, 1, 0, 0, 0, 2"
    })
    void branchesAskForSwitchesVariablesAndWhoCanAct(
            int kind, int p1, int p2, int p3, int p4, int branch) {
        game.state(50).set(State.RESTRICTION, State.Restriction.DO_NOTHING);
        game.enemy();
        game.enemy();
        CommandWriter w = list().add(BRANCH, 0, kind, p1, p2, p3, p4);
        set(w, 1, 1, 1).add(10, 1).add(ELSE, 0);
        set(w, 1, 1, 2).add(10, 1).add(END, 0);
        run(
                w,
                g -> {
                    g.engine.state.switches.set(3, true);
                    g.engine.state.variables.set(2, 5);
                    g.engine.state.variables.set(3, 5);
                    g.parts.states.add(g.ally(1), 2);
                    g.parts.states.add(g.foe(1), 2);
                });
        assertThat(variable(1)).isEqualTo(branch);
    }

    @Test
    void aBattleCanBeBrokenOff() {
        game.enemy();
        begin(list().add(13410, 0), g -> {});
        int battles = game.engine.state.party.battles;
        for (int i = 0; i < 400 && game.parts.battle.running; i++) {
            game.tick();
        }
        assertThat(game.parts.battle.running).isFalse();
        assertThat(game.engine.state.party.battles).isEqualTo(battles + 1);
        assertThat(game.engine.state.party.victories).isZero();
        assertThat(game.engine.state.party.escapes).isZero();
    }

    @Test
    void commandsOf2003AreLeftOut() {
        game.commonEvent(set(list(), 0, 5, 1));
        game.enemy();
        run(list().add(1005, 0, 1).add(1006, 0, 1).add(1007, 0, 1, 1, 3));
        assertThat(variable(5)).isZero();
        assertThat(game.foe(0).exists()).isTrue();
    }

    @Test
    void enemysValuesCanBeReadIntoVariables() {
        game.enemy().set(Enemy.MAX_SP, 77);
        run(list().add(10220, 0, 0, 5, 5, 0, 8, 0, 3));
        assertThat(variable(5)).isEqualTo(77);
    }

    @Test
    void commandsOfTheMapWorkOnActors() {
        game.enemy();
        run(list().add(10460, 0, 1, 1, 1, 0, 150, 1).add(10330, 0, 0, 3).add(10310, 0, 0, 0, 25));
        assertThat(game.actorState(1).hp).isEqualTo(50);
        assertThat(game.engine.state.party.gold).isEqualTo(25);
    }

    @Test
    void anActorThatJoinsFightsAtOnce() {
        game.enemy();
        run(list().add(10330, 0, 0, 0, 3));
        assertThat(game.parts.battlers.allyCount()).isEqualTo(3);
        assertThat(game.ally(2).exists()).isTrue();
    }

    @Test
    void whenAPageKillsTheLastEnemyTheBattleIsWon() {
        game.enemy().set(Enemy.EXP, 30).set(Enemy.GOLD, 12);
        begin(list().add(13110, 0, 0, 1, 0, 999, 1), g -> {});
        game.until(BattlePhase.VICTORY);
        assertThat(game.engine.state.party.gold).isEqualTo(12);
        assertThat(game.actorState(1).experience).isEqualTo(30);
    }

    @Test
    void whenAPageKillsThePartyTheBattleIsLost() {
        game.enemy();
        begin(list().add(10480, 0, 0, 0, 0, 1), g -> {});
        game.until(BattlePhase.DEFEAT);
        assertThat(game.ally(0).isDead()).isTrue();
    }
}
