package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.AUTOSTART;
import static org.vivarium.engine.event.EventGame.CALLED;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.model.event.CommandWriter;

/** Neither the program cache nor somebody who looks on changes what events do. */
class WatchedRunTest {

    private static final int FRAMES = 120;

    /** Loops, calls, branches, waits, random numbers, pages that change: all of it at once. */
    private static EventGame busyGame() {
        CommandWriter loop = list().add(12210, 0);
        add(loop, 1, 1, 1).add(12010, 1, 1, 1, 0, 400, 1, 0);
        loop.add(12220, 2).add(10, 2).add(22011, 1).add(12330, 1, 0, 1, 0);
        loop.add(10, 1).add(22210, 0);
        CommandWriter dice = list().add(10220, 0, 0, 5, 5, 0, 3, 1, 1000, 0);
        dice.add(10220, 0, 1, 6, 12, 1, 1, 5, 0, 0).add(11410, 0, 1);
        CommandWriter page = turn(add(list(), 0, 3, 1), 0, 4, true).add(11410, 0, 2);
        CommandWriter other = turn(add(list(), 0, 3, 100), 0, 4, false).add(11410, 0, 3);
        return EventGame.of2000()
                .common(CALLED, 0, add(list(), 0, 2, 3))
                .common(PARALLEL, 0, loop)
                .common(PARALLEL, 0, dice)
                .event(1, 8, 8, PARALLEL, page)
                .page(1, PARALLEL, 4, other)
                .event(2, 9, 9, AUTOSTART, add(list(), 0, 14, 1).add(11410, 0, 4));
    }

    private static long[] digests(Consumer<EventGame> prepared) {
        EventGame game = busyGame().start();
        prepared.accept(game);
        long[] digests = new long[FRAMES];
        for (int frame = 0; frame < FRAMES; frame++) {
            game.frames(1);
            digests[frame] = StateDigest.of(game.state());
        }
        assertThat(game.variable(1)).isPositive();
        assertThat(game.variable(14)).isGreaterThan(2);
        return digests;
    }

    private static Interpreter interpreter(EventGame game) {
        return game.engine().map.interpreter;
    }

    @Test
    void programsCompiledAnewAtEveryLookUpGiveTheSameState() {
        long[] cached = digests(g -> {});
        long[] uncached = digests(g -> g.engine().setCaching(false));
        assertThat(uncached).isEqualTo(cached);
    }

    @Test
    void theSwitchKeepsNothing() {
        EventGame game = busyGame().start();
        game.engine().setCaching(false);
        long before = interpreter(game).programs().compiled();
        game.frames(3);
        assertThat(interpreter(game).programs().size()).isZero();
        assertThat(interpreter(game).programs().compiled()).isGreaterThan(before);
        game.engine().setCaching(true);
        game.frames(2);
        assertThat(interpreter(game).programs().size()).isPositive();
    }

    @Test
    void aHookThatLooksOnChangesNothing() {
        long[] alone = digests(g -> {});
        long[] watched = digests(g -> interpreter(g).setHook(i -> i.code()));
        assertThat(watched).isEqualTo(alone);
    }

    @Test
    void aHookSeesEveryCommandBeforeItRuns() {
        EventGame game = EventGame.of2000().start();
        List<String> seen = new ArrayList<>();
        interpreter(game)
                .setHook(i -> seen.add(i.command() + ":" + i.code() + "=" + game.variable(1)));
        CommandWriter w = set(list(), 0, 1, 7).add(12010, 0, 1, 1, 0, 8, 0);
        game.run(set(w, 1, 1, 9).add(10, 1).add(22011, 0).add(10920, 0, 0, 1, 1, 2));
        assertThat(seen).containsExactly("0:10220=0", "1:12010=7", "4:22011=7", "5:10920=7");
    }

    @Test
    void commandsRunAreCountedWithAndWithoutAHook() {
        long[] counts = new long[2];
        for (int watched = 0; watched < 2; watched++) {
            EventGame game = busyGame().start();
            if (watched == 1) {
                interpreter(game).setHook(i -> {});
            }
            counts[watched] = interpreter(game.frames(FRAMES)).commandsRun();
        }
        assertThat(counts[1]).isEqualTo(counts[0]).isPositive();
    }
}
