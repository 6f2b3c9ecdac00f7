package org.vivarium.engine.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.control.Answer;
import org.vivarium.control.GameRequest.Edit;
import org.vivarium.control.GameRequest.SetActor;
import org.vivarium.control.GameRequest.SetGold;
import org.vivarium.control.GameRequest.SetItem;
import org.vivarium.control.GameRequest.SetSteps;
import org.vivarium.control.GameRequest.SetSwitch;
import org.vivarium.control.GameRequest.SetTimer;
import org.vivarium.control.GameRequest.SetVariable;
import org.vivarium.control.Watchable.Kind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.party.ActorStates;
import org.vivarium.engine.state.ActorState;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Values set by hand in a real game: kept within its limits, refused where there is nothing. */
class GameEditsTest {
    private Engine engine;

    @BeforeEach
    void open(@TempDir Path saves) throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.rtp(),
                        saves,
                        false,
                        new StartPlace.NewGame(),
                        1);
    }

    private void edit(Edit edit) {
        assertThat(GameEdits.apply(engine, edit)).isEqualTo(Answer.DONE);
    }

    private void refused(Edit edit) {
        assertThat(GameEdits.apply(engine, edit)).isInstanceOf(Answer.Refused.class);
    }

    private ActorState actor() {
        return engine.state.actor(1);
    }

    @Test
    void moneyAndStepsStayWithinWhatTheGameCanShow() {
        edit(new SetGold(2_000_000));
        edit(new SetSteps(-4));
        assertThat(engine.state.party.gold).isEqualTo(999_999);
        assertThat(engine.state.party.steps).isZero();
    }

    @Test
    void aTimerSetToFramesRunsAndOneSetToNothingStops() {
        edit(new SetTimer(1, 600));
        assertThat(engine.state.party.timer1.active).isTrue();
        assertThat(engine.state.party.timer1.frames).isEqualTo(600);
        edit(new SetTimer(1, 0));
        assertThat(engine.state.party.timer1.active).isFalse();
    }

    @Test
    void itemsAreAddedAndTakenToTheCountAsked() {
        edit(new SetItem(1, 7));
        assertThat(engine.party.bag.count(1)).isEqualTo(7);
        edit(new SetItem(1, 2));
        assertThat(engine.party.bag.count(1)).isEqualTo(2);
        edit(new SetItem(1, 0));
        assertThat(engine.party.bag.count(1)).isZero();
    }

    @Test
    void anActorWithoutHealthIsDeadAndOneWithSomeIsNot() {
        edit(new SetActor(Kind.ACTOR_HP, 1, 0));
        assertThat(engine.party.states.has(actor(), ActorStates.DEATH)).isTrue();
        edit(new SetActor(Kind.ACTOR_HP, 1, 9));
        assertThat(engine.party.states.has(actor(), ActorStates.DEATH)).isFalse();
        assertThat(actor().hp).isEqualTo(9);
        edit(new SetActor(Kind.ACTOR_HP, 1, 1_000_000));
        assertThat(actor().hp).isEqualTo(engine.party.stats.maxHp(actor()));
    }

    @Test
    void levelAndExperienceFollowEachOther() {
        edit(new SetActor(Kind.ACTOR_LEVEL, 1, 5));
        assertThat(actor().level).isEqualTo(5);
        int experience = actor().experience;
        edit(new SetActor(Kind.ACTOR_LEVEL, 1, 1));
        edit(new SetActor(Kind.ACTOR_EXPERIENCE, 1, experience));
        assertThat(actor().level).isEqualTo(5);
    }

    @Test
    void whatIsNotThereIsRefused() {
        refused(new SetSwitch(0, true));
        refused(new SetVariable(100_000, 1));
        refused(new SetTimer(3, 1));
        refused(new SetItem(-1, 3));
        refused(new SetActor(Kind.ACTOR_HP, 9_999, 3));
        refused(new SetActor(Kind.GOLD, 1, 3));
    }
}
