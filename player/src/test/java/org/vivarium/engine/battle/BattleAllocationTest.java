package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.telemetry.ThreadAllocation;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** What frames of a battle allocate while a player thinks, reads or looks: nothing. */
class BattleAllocationTest {
    private static final int INTRODUCTION = 300;
    private static final int WARM_UP = 150;
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

    private void tap(Button button) {
        run(3, button.bit());
        run(20, 0);
    }

    private void quiet(BattlePhase phase) {
        assertThat(engine.state.battle.phase).isEqualTo(phase.ordinal());
        assertThat(quietestStretch()).as(phase.name()).isZero();
    }

    @BeforeEach
    void open() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.path("rtp"),
                        saves,
                        false,
                        new StartPlace.Battle(1),
                        1);
        run(INTRODUCTION, 0);
        for (int id = 1; id <= 40; id++) {
            engine.party.bag.add(id, 5);
        }
        engine.state.actor(engine.state.party.members[0]).skills =
                IntStream.rangeClosed(1, 40).toArray();
    }

    @Test
    void choosingAllocatesNothingWhicheverListIsOpen() {
        quiet(BattlePhase.OPTION);
        tap(Button.DECISION);
        quiet(BattlePhase.COMMAND);
        tap(Button.DECISION);
        quiet(BattlePhase.TARGET_ENEMY);
        tap(Button.CANCEL);
        tap(Button.DOWN);
        tap(Button.DECISION);
        quiet(BattlePhase.SKILL);
        tap(Button.CANCEL);
        tap(Button.DOWN);
        tap(Button.DOWN);
        tap(Button.DECISION);
        quiet(BattlePhase.ITEM);
    }

    @Test
    void aLineThatStandsAllocatesNothing() {
        tap(Button.DECISION);
        tap(Button.CANCEL);
        tap(Button.DOWN);
        run(3, Button.DECISION.bit());
        run(10, 0);
        assertThat(engine.state.battle.phase).isEqualTo(BattlePhase.FIGHT.ordinal());
        run(WARM_UP, Button.CANCEL.bit());
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < STRETCHES; i++) {
            long before = allocation.bytes();
            run(STRETCH, Button.CANCEL.bit());
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        assertThat(quietest).isZero();
    }

    @Test
    void anAnimationAllocatesNothingFromItsFirstFrameToItsLast() {
        BattleParts parts = new BattleParts(engine);
        Animations animations = new Animations(parts);
        BattleRunState target = new BattleRunState();
        target.targets[0] = Battlers.enemyNumber(0);
        target.targetCount = 1;
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < 12; i++) {
            int frames = animations.play(1, target);
            assertThat(frames).isPositive();
            long before = allocation.bytes();
            run(frames, 0);
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        assertThat(quietest).isZero();
    }
}
