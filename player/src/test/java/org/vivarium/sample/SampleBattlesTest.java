package org.vivarium.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.app.build.SampleGame;
import org.vivarium.engine.Engine;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.state.ActorState;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.WarningLog;

/** The sample's battles, fought by a hero who thinks for herself: neither hopeless nor trivial. */
class SampleBattlesTest {
    private static final int FIGHTS = 20;
    private static final int SLIME = 1;
    private static final int TWO_SLIMES = 2;

    private Engine engine;

    /** Share of fights won, and the mean share of HP left after those. */
    private record Fights(double won, double left) {}

    @BeforeEach
    void open() throws Exception {
        SampleGame sample = SampleGame.installed();
        Assumptions.assumeTrue(sample.isPresent(), "skipped: the sample game isn't here");
        engine =
                new Engine(
                        new GameOpener(List.of(), new WarningLog()).open(sample.folder()),
                        new FrameRecorder(new FrameLog(4), new SlowFrames(Integer.MAX_VALUE, 0)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.setDrawing(false);
    }

    private Fights fight(int troop, int level) {
        int won = 0;
        double left = 0;
        InputSnapshot held = new InputSnapshot();
        for (int seed = 1; seed <= FIGHTS; seed++) {
            engine.state.forgetGame();
            engine.start(new StartPlace.Battle(troop), seed);
            engine.tick(held);
            ActorState hero = engine.state.actor(1);
            engine.party.levels.changeLevel(hero, level - hero.level);
            engine.party.states.recover(hero);
            hero.autoBattle = true;
            for (int i = 0; i < 20_000 && !engine.ended(); i++) {
                held.set(i % 4 < 2 ? Button.DECISION.bit() : 0);
                engine.tick(held);
            }
            won += engine.state.party.victories;
            left +=
                    engine.state.party.victories == 0
                            ? 0
                            : (double) hero.hp / engine.party.stats.maxHp(hero);
        }
        return new Fights((double) won / FIGHTS, left / Math.max(1, won));
    }

    @Test
    void aNewHeroBeatsASlimeAndFeelsIt() {
        Fights slime = fight(SLIME, 1);
        assertThat(slime.won()).isGreaterThan(0.9);
        assertThat(slime.left()).isBetween(0.4, 0.9);
    }

    @Test
    void twoSlimesAreARiskForANewHeroAndNoneForAPractisedOne() {
        assertThat(fight(TWO_SLIMES, 1).won()).isBetween(0.15, 0.85);
        Fights practised = fight(TWO_SLIMES, 3);
        assertThat(practised.won()).isGreaterThan(0.9);
        assertThat(practised.left()).isBetween(0.3, 0.9);
    }
}
