package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.telemetry.ThreadAllocation;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;
import org.vivarium.telemetry.snapshot.BlowSnapshot;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** What the Battle panel is given of a real battle. */
class BattleWatchTest {
    private final InputSnapshot held = new InputSnapshot();
    private final BattleSnapshot seen = new BattleSnapshot();

    @TempDir private Path saves;
    private Engine engine;
    private BattleWatch watch;

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
        watch = engine.battle.watch();
    }

    private void tick(int buttons) {
        held.set(buttons);
        engine.recorder.beginFrame(engine.frames());
        engine.tick(held);
        engine.recorder.endFrame();
    }

    /** Plays with a key tapped again and again until somebody's attack hit. */
    private void fightUntilABlow() {
        for (int i = 0; i < 6000; i++) {
            tick(i % 8 < 2 ? Button.DECISION.bit() : 0);
            watch.fill(seen);
            if (seen.blow.action == Action.ATTACK && seen.blow.success) {
                return;
            }
        }
        throw new AssertionError("nobody hit anybody");
    }

    @Test
    void kindsOfActionsHaveTheSameNamesAsThePanels() {
        for (ActionKind kind : ActionKind.values()) {
            assertThat(Action.at(kind.ordinal()).name()).isEqualTo(kind.name());
        }
        assertThat(BlowSnapshot.NO_RATE).isEqualTo(BattleFormulas.NO_RATE);
        assertThat(BattlerSnapshot.ALL_ALLIES).isEqualTo(Battlers.ALL_ALLIES);
        assertThat(BattlerSnapshot.ALL_ENEMIES).isEqualTo(Battlers.ALL_ENEMIES);
    }

    @Test
    void theNumbersOfABlowGiveWhatItDid() {
        fightUntilABlow();
        BlowSnapshot b = seen.blow;
        assertThat(b.base).isEqualTo(BattleFormulas.attack(b.attack, b.defense));
        assertThat(b.attributed)
                .isEqualTo(BattleFormulas.attributes(b.base, b.physical, b.magical, false));
        assertThat(b.amplified)
                .isEqualTo(BattleFormulas.amplified(b.attributed, b.critical, b.charged));
        assertThat(-b.hp).isEqualTo(BattleFormulas.defended(b.varied, b.defending, b.strong));
        assertThat(seen.battler(b.user)).isNotNull();
        assertThat(seen.battler(b.target)).isNotNull();
    }

    @Test
    void everybodyIsListedAndEnemiesSayWhatTheyWeigh() {
        fightUntilABlow();
        assertThat(seen.count)
                .isEqualTo(engine.state.party.size + engine.state.battle.enemies.size());
        BattlerSnapshot enemy = seen.battlers[engine.state.party.size];
        assertThat(enemy.isEnemy()).isTrue();
        assertThat(enemy.maxHp).isPositive();
        assertThat(enemy.actionCount).isPositive();
        int most = 0;
        for (int i = 0; i < enemy.actionCount; i++) {
            most = Math.max(most, enemy.weights[i]);
        }
        assertThat(most).isLessThanOrEqualTo(10);
    }

    @Test
    void fillingAllocatesNothing() {
        fightUntilABlow();
        ThreadAllocation allocation = new ThreadAllocation();
        long quietest = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = allocation.bytes();
            for (int i = 0; i < 500; i++) {
                watch.fill(seen);
            }
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        assertThat(quietest).isZero();
    }

    @Test
    void lookingChangesNothing() {
        fightUntilABlow();
        long before = StateDigest.of(engine.state);
        watch.fill(seen);
        assertThat(StateDigest.of(engine.state)).isEqualTo(before);
    }
}
