package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.telemetry.ThreadAllocation;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** What frames of a battle allocate while a player thinks: nothing. */
class BattleAllocationTest {
    private static final int INTRODUCTION = 300;
    private static final int WARM_UP = 600;
    private static final int STRETCHES = 5;
    private static final int STRETCH = 120;

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

    private long quietestStretch() {
        run(WARM_UP, 0);
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < STRETCHES; i++) {
            long before = allocation.bytes();
            run(STRETCH, 0);
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        return quietest;
    }

    @Test
    void optionsAndCommandsAllocateNothing() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.path("rtp"),
                        saves,
                        false,
                        new StartPlace.Battle(1),
                        1);
        run(INTRODUCTION, 0);
        assertThat(engine.state.battle.phase).isEqualTo(BattlePhase.OPTION.ordinal());
        assertThat(quietestStretch()).isZero();
        run(3, Button.DECISION.bit());
        run(20, 0);
        assertThat(engine.state.battle.phase).isEqualTo(BattlePhase.COMMAND.ordinal());
        assertThat(quietestStretch()).isZero();
        run(3, Button.DECISION.bit());
        run(20, 0);
        assertThat(engine.state.battle.phase).isEqualTo(BattlePhase.TARGET_ENEMY.ordinal());
        assertThat(quietestStretch()).isZero();
    }
}
