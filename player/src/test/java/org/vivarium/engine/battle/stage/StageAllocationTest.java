package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.ActorState;
import org.vivarium.telemetry.ThreadAllocation;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** What frames of a battle of 2003 allocate, drawn: nothing, whatever is on the stage. */
class StageAllocationTest {
    private static final int READY = 400;
    private static final int STRETCHES = 4;
    private static final int STRETCH = 60;

    private final ThreadAllocation allocation = new ThreadAllocation();
    private final InputSnapshot held = new InputSnapshot();

    @TempDir private Path saves;
    private Engine engine;

    private void run(int frames, int buttons) {
        for (int i = 0; i < frames; i++) {
            engine.recorder.beginFrame(engine.frames());
            held.set(buttons);
            engine.tick(held);
            engine.recorder.endFrame();
        }
    }

    private void tap(Button button) {
        run(3, button.bit());
        run(20, 0);
    }

    private void quiet(BattlePhase phase) {
        assertThat(BattlePhase.at(engine.state.battle.phase)).isEqualTo(phase);
        run(2 * STRETCH, 0);
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < STRETCHES; i++) {
            long before = allocation.bytes();
            run(STRETCH, 0);
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        assertThat(quietest).as(phase.name()).isZero();
    }

    private void choose(int row) {
        for (int i = 0; i < row; i++) {
            tap(Button.DOWN);
        }
        tap(Button.DECISION);
    }

    @ParameterizedTest
    @CsvSource({"testgame-2003,4,false", "testgame-maniac,92,true"})
    void whoeverChoosesAllocatesNothing(String game, int troop, boolean options) throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game(game),
                        SharedData.path("rtp"),
                        saves,
                        false,
                        new StartPlace.Battle(troop),
                        1);
        run(1, 0);
        engine.state.system.atbWait = true;
        ActorState hero = engine.state.actor(engine.state.party.members[0]);
        engine.party.levels.changeLevel(hero, 60);
        engine.party.states.recover(hero);
        hero.skills = IntStream.rangeClosed(1, 40).toArray();
        for (int id = 1; id <= 40; id++) {
            engine.party.bag.add(id, 5);
        }
        run(60, 0);
        if (options) {
            quiet(BattlePhase.OPTION);
            tap(Button.DECISION);
        }
        for (int i = 0; i < READY && engine.state.battle.readyCount == 0; i++) {
            run(1, 0);
        }
        if (options) {
            tap(Button.DECISION);
        }
        quiet(BattlePhase.COMMAND);
        tap(Button.DECISION);
        quiet(BattlePhase.TARGET_ENEMY);
        tap(Button.CANCEL);
        choose(1);
        quiet(BattlePhase.SKILL);
    }
}
