package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.AUTOSTART;
import static org.vivarium.engine.event.EventGame.CALLED;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vivarium.control.Answer;
import org.vivarium.control.BackKind;
import org.vivarium.control.CommandTime;
import org.vivarium.control.Condition;
import org.vivarium.control.Condition.Relation;
import org.vivarium.control.Condition.Term;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.GameRequest;
import org.vivarium.control.StepKind;
import org.vivarium.control.Watchable;
import org.vivarium.control.Watchable.Kind;
import org.vivarium.engine.event.DebuggedGame.Stop;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.snapshot.CallStackSnapshot.Source;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Search;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/** Going back by commands: the state there is the one of the first time, to the last bit. */
class SteppingBackTest {
    private static final Consumer<DebuggedGame> INTO =
            game -> game.ask(new DebugRequest.Step(StepKind.INTO));
    private static final Consumer<DebuggedGame> BACK_INTO = back(BackKind.INTO);
    private static final Consumer<DebuggedGame> BACK_OVER = back(BackKind.OVER);
    private static final Consumer<DebuggedGame> NEXT =
            game -> {
                game.ask(new DebugRequest.Continue());
                game.ask(new DebugRequest.BreakNext());
            };

    private static Consumer<DebuggedGame> back(BackKind kind) {
        return game -> assertThat(game.ask(new DebugRequest.Back(kind))).isEqualTo(Answer.DONE);
    }

    private static Watchable variable(int id) {
        return new Watchable(Kind.VARIABLE, id);
    }

    private static Address common(int event, int command) {
        return Address.file("RPG_RT.ldb").at(Level.EVENT, event).at(Level.COMMAND, command);
    }

    /** Calls, loops, random numbers, waits, pages that change, an event of the foreground. */
    private static DebuggedGame busyGame() {
        CommandWriter caller = add(list(), 0, 1, 1).add(12330, 0, 0, 1, 0);
        add(caller, 0, 2, 1).add(11410, 0, 1);
        CommandWriter dice = list().add(10220, 0, 0, 5, 5, 0, 3, 1, 1000, 0);
        dice.add(10220, 0, 1, 6, 12, 1, 1, 5, 0, 0).add(11410, 0, 1);
        CommandWriter page = turn(add(list(), 0, 3, 1), 0, 4, true).add(11410, 0, 2);
        CommandWriter other = turn(add(list(), 0, 3, 100), 0, 4, false).add(11410, 0, 3);
        return new DebuggedGame(
                EventGame.of2000()
                        .common(CALLED, 0, add(add(list(), 0, 9, 3), 0, 9, -1))
                        .common(PARALLEL, 0, caller)
                        .common(PARALLEL, 0, dice)
                        .event(1, 8, 8, PARALLEL, page)
                        .page(1, PARALLEL, 4, other)
                        .event(2, 9, 9, AUTOSTART, add(list(), 0, 14, 1).add(11410, 0, 4))
                        .start()
                        .engine());
    }

    /** Stops before every command of any event for a while. */
    private static List<Stop> everyCommand(DebuggedGame game, int frames) {
        game.then(Collections.nCopies(100_000, NEXT));
        game.ask(new DebugRequest.BreakNext());
        game.frames(frames);
        List<Stop> all = new ArrayList<>(game.stops);
        game.stops.clear();
        return all;
    }

    @Test
    void eachCommandIsComeBackToInTheStateOfTheFirstTime() {
        DebuggedGame game = busyGame();
        game.frames(200);
        List<Stop> first = everyCommand(game, 90);
        assertThat(first).hasSizeGreaterThan(200);
        int steps = first.size() - 1;
        game.then(Collections.nCopies(steps, BACK_INTO));
        game.frames(1);
        List<Stop> back = game.stops.subList(1, steps + 1);
        assertThat(back).hasSize(steps);
        Stop before = game.stops.getFirst();
        assertThat(before.time()).isGreaterThan(first.getLast().time());
        assertThat(back.reversed()).isEqualTo(first.subList(1, first.size()));
    }

    @Test
    void whatWasGoneBackOverComesAgainJustAsItWas() {
        DebuggedGame game = busyGame();
        game.frames(100);
        game.frames(3, Button.DOWN.bit()).frames(40, Button.LEFT.bit());
        List<Stop> first = everyCommand(game, 30);
        long end = game.digest();
        long frame = game.past.frames().now();
        game.ask(new DebugRequest.GoTo(new CommandTime(105, CommandTime.FRAME_START)));
        game.travel();
        assertThat(game.past.frames().now()).isEqualTo(105);
        assertThat(game.digest()).isNotEqualTo(end);
        game.stops.clear();
        game.then(Collections.nCopies(100_000, NEXT));
        game.frames((int) (frame - 105));
        assertThat(game.digest()).isEqualTo(end);
        assertThat(game.past.frames().now()).isEqualTo(frame);
        assertThat(first).isNotEmpty();
    }

    @Test
    void steppingBackOverLeavesOutTheCalledList() {
        DebuggedGame game = busyGame();
        game.frames(50);
        game.ask(new DebugRequest.Break(common(2, 2)));
        game.then(
                List.of(
                        BACK_OVER,
                        BACK_OVER,
                        INTO,
                        g -> {
                            g.ask(new DebugRequest.ClearBreaks());
                            g.ask(new DebugRequest.Continue());
                        }));
        game.frames(8);
        assertThat(game.stops)
                .extracting(Stop::place)
                .containsExactly(
                        "COMMON_EVENT 2:2",
                        "COMMON_EVENT 2:1",
                        "COMMON_EVENT 2:0",
                        "COMMON_EVENT 2:1");
    }

    @Test
    void aWriteOfTheLastMinuteIsFoundThoughNobodyWatched() {
        DebuggedGame game = busyGame();
        game.frames(3000);
        int writes = game.engine.state.variables.get(14);
        game.ask(new DebugRequest.Watch(variable(14), false));
        game.look();
        assertThat(game.log.writes).isZero();
        long digest = game.digest();
        assertThat(game.ask(new DebugRequest.FindWrites())).isEqualTo(Answer.DONE);
        game.travel();
        game.look();
        assertThat(game.digest()).isEqualTo(digest);
        assertThat(game.log.writes).isEqualTo(writes).isGreaterThan(100);
        assertThat(game.log.after[0]).isEqualTo(writes);
        assertThat(game.log.before[writes - 1]).isZero();
        assertThat(Source.at(game.log.writerSource[5])).isEqualTo(Source.MAP_PAGE);
        assertThat(game.log.writerB[5]).isEqualTo(2);
        assertThat(game.log.writerLine[5]).isZero();
    }

    @Test
    void theGameIsTakenToAWriteAndStopsBeforeItsCommand() {
        DebuggedGame game = busyGame();
        game.frames(500);
        game.ask(new DebugRequest.Watch(variable(14), false));
        game.ask(new DebugRequest.FindWrites());
        game.travel();
        game.look();
        CommandTime time = new CommandTime(game.log.frame[20], game.log.order[20]);
        game.then(
                List.of(
                        g -> {
                            assertThat(g.engine.state.variables.get(14))
                                    .isEqualTo(g.log.before[20]);
                            g.ask(new DebugRequest.Step(StepKind.OVER));
                        },
                        g -> {
                            assertThat(g.engine.state.variables.get(14)).isEqualTo(g.log.after[20]);
                            g.ask(new DebugRequest.Continue());
                        }));
        game.ask(new DebugRequest.GoTo(time));
        game.travel();
        assertThat(game.stops).hasSize(2);
        assertThat(game.stops.getFirst().time()).isEqualTo(time);
    }

    @Test
    void writesSeenLiveAndFoundAgainStandInTheLogOnce() {
        DebuggedGame game = busyGame();
        game.ask(new DebugRequest.Watch(variable(3), false));
        game.frames(300);
        game.look();
        int seen = game.log.writes;
        long[] frames = game.log.frame.clone();
        int[] orders = game.log.order.clone();
        game.ask(new DebugRequest.FindWrites());
        game.travel();
        game.look();
        assertThat(game.log.writes).isEqualTo(seen);
        assertThat(game.log.frame).isEqualTo(frames);
        assertThat(game.log.order).isEqualTo(orders);
    }

    @Test
    void aBreakpointIsRunBackTo() {
        DebuggedGame game = busyGame();
        game.frames(100);
        Condition odd =
                new Condition.Numbers(
                        new Term.Value(variable(1)), Relation.AT_MOST, new Term.Constant(12));
        game.ask(new DebugRequest.Break(common(2, 0), odd, 1));
        game.ask(new DebugRequest.BreakNext());
        game.then(List.of(back(BackKind.STOP), back(BackKind.STOP)));
        game.frames(1);
        assertThat(game.stops).hasSize(3);
        assertThat(game.stops.get(1).place()).isEqualTo("COMMON_EVENT 2:0");
        assertThat(game.stops.get(2).place()).isEqualTo("COMMON_EVENT 2:0");
        assertThat(game.stops.get(2).time()).isLessThan(game.stops.get(1).time());
        assertThat(game.stops.get(1).time().frame()).isLessThan(90);
    }

    @Test
    void nothingFoundLeavesTheEventWhereItStands() {
        DebuggedGame game = busyGame();
        game.frames(100);
        game.ask(new DebugRequest.BreakNext());
        long[] digests = new long[2];
        game.then(
                List.of(
                        g -> {
                            digests[0] = g.digest();
                            g.ask(new DebugRequest.Back(BackKind.STOP));
                            boolean toldOfTheEnd = false;
                            while (g.requests.work()) {
                                g.look();
                                toldOfTheEnd = g.seen.search == Search.NONE.ordinal();
                            }
                            assertThat(toldOfTheEnd).isTrue();
                            assertThat(g.seen.found).isFalse();
                            assertThat(g.seen.held).isTrue();
                            digests[1] = g.digest();
                            g.ask(new DebugRequest.Continue());
                        }));
        game.frames(2);
        assertThat(game.stops).hasSize(1);
        assertThat(digests[1]).isEqualTo(digests[0]);
    }

    @Test
    void aValueSetByHandComesAgainWithItsMoment() {
        DebuggedGame game = busyGame();
        game.frames(100);
        game.edit(new GameRequest.SetVariable(1, 5000));
        game.frames(10);
        game.ask(new DebugRequest.BreakNext());
        game.then(
                List.of(
                        g -> {
                            g.edit(new GameRequest.SetVariable(2, 7000));
                            g.ask(new DebugRequest.Continue());
                        }));
        game.frames(100);
        long end = game.digest();
        long now = game.past.frames().now();
        assertThat(game.engine.state.variables.get(2)).isGreaterThan(7000);
        game.ask(new DebugRequest.GoTo(new CommandTime(20, CommandTime.FRAME_START)));
        game.travel();
        assertThat(game.engine.state.variables.get(1)).isLessThan(100);
        game.frames((int) (now - 20));
        assertThat(game.digest()).isEqualTo(end);
        game.ask(new DebugRequest.Watch(variable(1), false));
        game.ask(new DebugRequest.FindWrites());
        game.travel();
        game.look();
        assertThat(game.log.writerSource[game.log.writes - 1]).isNotEqualTo(WriteSnapshot.BY_HAND);
        assertThat(
                        IntStream.range(0, game.log.writes)
                                .filter(n -> game.log.writerSource[n] == WriteSnapshot.BY_HAND))
                .hasSize(1);
    }

    @Test
    void otherButtonsThanThoseKnownEndWhatIsKnown() {
        DebuggedGame game = busyGame();
        game.frames(60).frames(60, Button.LEFT.bit());
        game.ask(new DebugRequest.GoTo(new CommandTime(50, CommandTime.FRAME_START)));
        game.travel();
        assertThat(game.past.frames().ahead()).isEqualTo(120);
        game.frames(1, Button.RIGHT.bit());
        assertThat(game.past.frames().ahead()).isEqualTo(51);
        assertThat(game.ask(new DebugRequest.GoTo(new CommandTime(90, 0))))
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    void aWatchedWriteAndAConditionStopEvents() {
        DebuggedGame game = busyGame();
        game.frames(10);
        game.ask(new DebugRequest.Watch(variable(3), true));
        game.frames(6);
        assertThat(game.stops).isNotEmpty();
        game.ask(new DebugRequest.Unwatch(variable(3)));
        game.stops.clear();
        int now = game.engine.state.variables.get(14);
        Condition reached =
                new Condition.Numbers(
                        new Term.Value(variable(14)),
                        Relation.AT_LEAST,
                        new Term.Constant(now + 2));
        game.ask(new DebugRequest.StopWhen(List.of(reached)));
        game.frames(40);
        assertThat(game.stops).hasSize(1);
        assertThat(StateDigest.of(game.engine.state)).isNotEqualTo(game.stops.getFirst().digest());
    }

    @Test
    void everySoManyTimesABreakpointStops() {
        DebuggedGame game = busyGame();
        game.frames(10);
        game.ask(new DebugRequest.Break(common(2, 0), Condition.ALWAYS, 5));
        game.frames(100);
        game.look();
        assertThat(game.seen.breaks).isEqualTo(1);
        assertThat(game.seen.breakHits[0]).isGreaterThan(10);
        assertThat(game.stops).hasSize((int) (game.seen.breakHits[0] / 5));
    }
}
