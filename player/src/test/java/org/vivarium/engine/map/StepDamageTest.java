package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.engine.state.ActorState;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Parameters;
import org.vivarium.model.State;
import org.vivarium.model.SystemData;
import org.vivarium.model.Terrain;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** What states and ground take from the party while it walks (spec map-scene 5.9, battle 8). */
class StepDamageTest {
    private static final int POISON = 2;
    private static final int BLESSING = 3;
    private static final int BOOTS = 1;

    private Engine engine;
    private ActorState actor;

    @BeforeEach
    void onOpenGround() throws LcfException {
        MadeGame made = new MadeGame(EngineVersion.RPG_2003);
        RowBuilder database = made.database();
        RowBuilder hero = database.table(Database.ACTORS).add();
        hero.struct(Actor.PARAMETERS)
                .set(Parameters.MAXHP, filled(100))
                .set(Parameters.MAXSP, filled(50));
        database.struct(Database.SYSTEM).set(SystemData.PARTY, new int[] {1});
        database.table(Database.STATES).add();
        database.table(Database.STATES)
                .add()
                .set(State.HP_CHANGE_TYPE, State.ChangeType.LOSE)
                .set(State.HP_CHANGE_MAP_STEPS, 3)
                .set(State.HP_CHANGE_MAP_VAL, 7)
                .set(State.SP_CHANGE_TYPE, State.ChangeType.LOSE)
                .set(State.SP_CHANGE_MAP_STEPS, 2)
                .set(State.SP_CHANGE_MAP_VAL, 30);
        database.table(Database.STATES)
                .add()
                .set(State.HP_CHANGE_TYPE, State.ChangeType.GAIN)
                .set(State.HP_CHANGE_MAP_STEPS, 1)
                .set(State.HP_CHANGE_MAP_VAL, 5);
        database.table(Database.ITEMS)
                .add()
                .set(Item.TYPE, Item.Type.ARMOR)
                .set(Item.NO_TERRAIN_DAMAGE, true);
        database.table(Database.TERRAINS).add().set(Terrain.DAMAGE, 0);
        engine =
                new Engine(
                        made.map(1, 20, 15, map -> {}).open(),
                        new FrameRecorder(new FrameLog(2)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.setDrawing(false);
        engine.start(new StartPlace.OnMap(1, 2, 2), 1);
        rest();
        actor = engine.state.actor(1);
    }

    private static int[] filled(int value) {
        int[] levels = new int[99];
        java.util.Arrays.fill(levels, value);
        return levels;
    }

    private void rest() {
        InputSnapshot nothing = new InputSnapshot();
        do {
            engine.tick(nothing);
        } while (engine.transitions.active() || !engine.state.hero.stopped());
    }

    private void steps(int count) {
        InputSnapshot right = new InputSnapshot();
        right.set(Button.RIGHT.bit());
        for (int i = 0; i < count; i++) {
            engine.tick(right);
            rest();
        }
    }

    private void afflict(int state) {
        actor.states[state - 1] = 1;
    }

    @Test
    void aStateTakesItsHpAndSpEveryNthStep() {
        afflict(POISON);
        steps(1);
        assertThat(actor.hp).isEqualTo(100);
        assertThat(actor.sp).isEqualTo(50);
        steps(1);
        assertThat(actor.sp).isEqualTo(20);
        steps(1);
        assertThat(actor.hp).isEqualTo(93);
        steps(3);
        assertThat(actor.hp).isEqualTo(86);
    }

    @Test
    void harmOfStatesLeavesOneHpAndNoLessThanZeroSp() {
        afflict(POISON);
        actor.hp = 4;
        steps(6);

        assertThat(actor.hp).isEqualTo(1);
        assertThat(actor.sp).isZero();
    }

    @Test
    void aStateThatHealsGivesUpToTheLargestAndDoesNotFlash() {
        afflict(BLESSING);
        actor.hp = 92;
        steps(1);
        assertThat(actor.hp).isEqualTo(97);
        assertThat(engine.state.screen.flash.timeLeft).isZero();
        steps(2);
        assertThat(actor.hp).isEqualTo(100);
    }

    @Test
    void whoeverLosesSomethingIsSeenInARedFlashOfSixFrames() {
        afflict(POISON);
        steps(1);
        InputSnapshot right = new InputSnapshot();
        right.set(Button.RIGHT.bit());
        engine.tick(right);

        assertThat(engine.state.screen.flash.level)
                .as("power 20, one of six frames over")
                .isCloseTo(20.0 * 5 / 6, within(1e-6));
        assertThat(engine.state.screen.flash.red).isEqualTo(31 * 8);
        assertThat(engine.state.screen.flash.green).isEqualTo(10 * 8);
        assertThat(engine.state.screen.flash.timeLeft).isEqualTo(5);
    }

    @Test
    void bootsKeepTheGroundFromHurting() throws LcfException {
        engine.map.world.services.terrains().damage[1] = 10;
        steps(1);
        assertThat(actor.hp).isEqualTo(90);
        actor.equipment[2] = BOOTS;
        steps(3);

        assertThat(actor.hp).isEqualTo(90);
    }
}
