package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;

/** Events taken off the running map (spec event-commands 2057). */
class DestroyEventTest {

    private final EventGame game = EventGame.of(EngineVersion.RPG_2000_UPDATED, Patch.EASY_RPG);

    private EventGame counting(EventGame of) {
        for (int id = 1; id <= 3; id++) {
            of.event(id, id, 1, EventGame.PARALLEL, add(list(), 0, id, 1).add(11410, 0, 0));
        }
        return of;
    }

    private int counted(int id, int frames) {
        int before = game.variable(id);
        game.frames(frames);
        return game.variable(id) - before;
    }

    @Test
    void theEventIsGoneAndTheOthersGoOn() {
        counting(game).start().run(list().add(2057, 0, 0, 2)).frames(2);
        assertThat(game.state().map.event(2)).isNull();
        assertThat(game.state().map.events.size()).isEqualTo(2);
        assertThat(counted(1, 10)).isPositive();
        assertThat(counted(2, 10)).isZero();
        assertThat(counted(3, 10)).isPositive();
        assertThat(game.engine().map.world.event(3)).isSameAs(game.state().map.event(3));
        assertThat(game.state().map.event(3).slot).isEqualTo(1);
    }

    @Test
    void anEventCanTakeItselfOff() {
        game.event(1, 1, 1, EventGame.PARALLEL, add(list().add(2057, 0, 0, 0), 0, 5, 1));
        game.event(2, 2, 1, EventGame.PARALLEL, add(list(), 0, 2, 1));
        game.start().frames(3);
        assertThat(game.state().map.event(1)).isNull();
        assertThat(game.variable(5)).isZero();
        assertThat(game.variable(2)).isPositive();
    }

    @Test
    void theListOfTheForegroundGoesOnWithoutItsEvent() {
        counting(game).start();
        game.begin(2, add(list().add(2057, 0, 0, 10005), 0, 9, 1)).frames(3);
        assertThat(game.variable(9)).isEqualTo(1);
        assertThat(game.state().map.event(2)).isNull();
    }

    @Test
    void enteringTheMapBringsItBack() {
        counting(game).start().run(list().add(2057, 0, 0, 2)).frames(2);
        game.run(list().add(10810, 0, 2, 1, 1)).frames(120).settle();
        game.run(list().add(10810, 0, 1, 5, 7)).frames(120).settle();
        assertThat(game.state().map.id).isEqualTo(1);
        assertThat(game.state().map.event(2)).isNotNull();
    }

    @Test
    void aReplacedStateKnowsWhoIsGone() {
        counting(game).start().run(list().add(2057, 0, 0, 2)).frames(2);
        game.engine().stateReplaced();
        game.frames(1);
        assertThat(game.engine().map.world.event(2)).isNull();
        assertThat(game.engine().map.world.event(3)).isSameAs(game.state().map.event(3));
        assertThat(counted(3, 10)).isPositive();
    }

    @Test
    void anEventThatIsNotThereIsAWarning() {
        counting(game).start().run(list().add(2057, 0, 0, 7));
        assertThat(game.eventWarnings()).hasSize(1);
        assertThat(game.state().map.events.size()).isEqualTo(3);
    }

    @Test
    void plainGamesIgnoreIt() {
        EventGame plain = counting(EventGame.of2000());
        plain.start().run(list().add(2057, 0, 0, 2)).frames(2);
        assertThat(plain.state().map.event(2)).isNotNull();
    }
}
