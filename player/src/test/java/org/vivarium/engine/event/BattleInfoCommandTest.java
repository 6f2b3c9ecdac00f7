package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandWriter;

/** What scripts of the Maniac Patch are told of a battle (spec event-commands 3012). */
class BattleInfoCommandTest {

    private final EventGame game = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC);
    private BattlerState enemy;

    @BeforeEach
    void start() {
        game.start();
        enemy = game.state().battle.enemies.add();
        enemy.reset(3, 3);
        enemy.hp = 20;
    }

    private void run(CommandWriter commands) {
        Interpreter interpreter = game.engine().map.interpreter;
        byte[] bytes = commands.toBytes();
        Program program = interpreter.programs().inline(CommandList.decode(bytes, 0, bytes.length));
        InterpreterState battle = game.state().battleEvents;
        interpreter.start(battle, Role.BATTLE, program, 0, false);
        interpreter.update(battle, Role.BATTLE, 0);
    }

    @Test
    void tellsAnEnemysModifiers() {
        enemy.attack = 5;
        enemy.agility = -2;
        run(list().add(3012, 0, 3, 0, 0, 0, 10));
        assertThat(game.variable(10)).isEqualTo(5);
        assertThat(game.variable(13)).isEqualTo(-2);
    }

    @Test
    void tellsAnEnemysStates() {
        enemy.states[1] = 1;
        enemy.states[2] = 3;
        run(list().add(3012, 0, 3, 1, 0, 0, 10));
        assertThat(game.variable(10)).isEqualTo(2);
        assertThat(game.variable(11)).isEqualTo(2);
        assertThat(game.variable(12)).isEqualTo(3);
    }

    @Test
    void tellsWhereAnEnemyStandsAndHow() {
        enemy.x = 120;
        enemy.y = 90;
        enemy.defending = true;
        enemy.hidden = true;
        run(list().add(3012, 0, 3, 3, 0, 0, 10));
        assertThat(game.variable(10)).isEqualTo(120);
        assertThat(game.variable(11)).isEqualTo(90);
        assertThat(game.variable(13)).isEqualTo(1);
        assertThat(game.variable(14)).isZero();
        assertThat(game.variable(15)).isZero();
    }

    @Test
    void countsTheTroopAndTheParty() {
        game.state().battle.enemies.add().reset(3, 3);
        run(list().add(3012, 0, 4, 0, 0, 0, 10).add(3012, 0, 2, 0, 0, 0, 20));
        assertThat(game.variable(10)).isEqualTo(2);
        assertThat(game.variable(11)).isEqualTo(1);
        assertThat(game.variable(20)).isEqualTo(game.state().party.size);
    }

    @Test
    void anEnemyThatIsNotThereIsAWarning() {
        game.set(10, 3);
        run(list().add(3012, 0, 3, 0, 0, 7, 10));
        assertThat(game.variable(10)).isEqualTo(3);
        assertThat(game.eventWarnings()).hasSize(1);
    }

    @Test
    void outsideOfABattleNothingIsTold() {
        game.set(10, 3).run(list().add(3012, 0, 4, 0, 0, 0, 10));
        assertThat(game.variable(10)).isEqualTo(3);
    }
}
