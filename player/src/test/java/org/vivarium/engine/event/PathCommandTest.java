package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.model.event.CommandWriter;

/** EasyRPG's pathfinder (spec event-commands 2003); the hero stands at (5, 7). */
class PathCommandTest {

    private static final int DIAGONALS = 2;

    private final EventGame game = EventGame.of(EngineVersion.RPG_2000_UPDATED, Patch.EASY_RPG);

    private static CommandWriter to(int x, int y, int steps, int flags, int... more) {
        int[] p = {0, 10001, 0, x, 0, y, 0, 0, 0, steps, flags, 0, more.length};
        int[] all = java.util.Arrays.copyOf(p, p.length + more.length + 2);
        System.arraycopy(more, 0, all, p.length, more.length);
        all[all.length - 1] = 8;
        return list().add(2003, 0, all);
    }

    private void wall(int... ids) {
        for (int n = 0; n < ids.length; n++) {
            game.event(ids[n], 7, 5 + n, EventGame.ACTION, list().add(10, 0));
        }
    }

    private void heroIsAt(int x, int y) {
        assertThat(game.state().hero.x).isEqualTo(x);
        assertThat(game.state().hero.y).isEqualTo(y);
    }

    @Test
    void walksTheShortestWay() {
        game.start().run(to(8, 6, -1, 0));
        assertThat(game.state().hero.route.commands).hasSize(4);
        game.frames(80);
        heroIsAt(8, 6);
    }

    @Test
    void goesAroundWhatStandsInTheWay() {
        wall(1, 2, 3, 4);
        game.start().run(to(9, 7, -1, 0)).frames(200);
        heroIsAt(9, 7);
    }

    @Test
    void walksThroughEventsItIsToldToIgnore() {
        wall(1, 2, 3, 4);
        game.start().run(to(9, 7, -1, 0, 3));
        assertThat(game.state().hero.route.commands).hasSize(4);
    }

    @Test
    void takesDiagonalsOnlyWhenAllowed() {
        game.start().run(to(7, 5, -1, DIAGONALS));
        assertThat(game.state().hero.route.commands).containsExactly(4, 4);
    }

    @Test
    void stopsAfterAsManyStepsAsAreAllowed() {
        game.start().run(to(9, 7, 2, 0)).frames(80);
        heroIsAt(7, 7);
    }

    @Test
    void goesAsNearAsItCanGet() {
        game.event(1, 9, 7, EventGame.ACTION, list().add(10, 0));
        game.start().run(to(9, 7, -1, 0)).frames(100);
        heroIsAt(8, 7);
    }

    @Test
    void standsStillWhereItIsAlready() {
        game.start().run(to(5, 7, -1, 0));
        assertThat(game.state().hero.route.overwritten).isFalse();
    }
}
