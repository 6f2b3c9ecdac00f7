package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.CALLED;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.text;
import static org.vivarium.engine.event.Lists.turn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.control.Answer;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.StepKind;
import org.vivarium.control.Watchable;
import org.vivarium.control.Watchable.Kind;
import org.vivarium.engine.debug.Debugger;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.CommandWriter;
import org.vivarium.telemetry.snapshot.CallStackSnapshot.Source;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/** Breakpoints, steps and the log of writes, on the engine's side of the door. */
class DebuggerTest {

    private static final Address DATABASE = Address.file("RPG_RT.ldb");

    private final DebuggerSnapshot seen = new DebuggerSnapshot();
    private final WriteSnapshot log = new WriteSnapshot();
    private final List<String> stops = new ArrayList<>();

    /** What to do at each stop, the first one first; nothing left means going on. */
    private final ArrayDeque<DebugRequest> then = new ArrayDeque<>();

    private EventGame game;

    private static Address common(int event, int command) {
        return DATABASE.at(Level.EVENT, event).at(Level.COMMAND, command);
    }

    /**
     * Common event 1 counts in variables 1 and 2, between them calls 2, which counts in 3 twice.
     */
    private void start() {
        CommandWriter caller = add(list(), 0, 1, 1).add(12330, 0, 0, 2, 0);
        CommandWriter called = add(add(list(), 0, 3, 1), 0, 3, 1);
        CommandWriter message = list().add(10110, 0, text("a")).add(10110, 0, text("b"));
        game =
                EventGame.of2000()
                        .common(PARALLEL, 9, add(caller, 0, 2, 1))
                        .common(CALLED, 0, called)
                        .common(PARALLEL, 8, message)
                        .start();
        debugger().holdBy(released -> stopped());
        game.turnOn(9);
    }

    private Debugger debugger() {
        return game.engine().debugger;
    }

    private void stopped() {
        debugger().fill(seen);
        assertThat(seen.held).isTrue();
        stops.add(Source.at(seen.source) + " " + seen.a + ":" + seen.line);
        DebugRequest next = then.poll();
        debugger().handle(next == null ? new DebugRequest.Continue() : next);
    }

    private Answer ask(DebugRequest request) {
        return debugger().handle(request);
    }

    @Test
    void stopsBeforeACommandAndShowsTheStateOfThatMoment() {
        start();
        ask(new DebugRequest.Break(common(1, 2)));
        debugger()
                .holdBy(
                        released -> {
                            assertThat(game.variable(1)).isEqualTo(1);
                            assertThat(game.variable(3)).isEqualTo(2);
                            assertThat(game.variable(2)).isZero();
                            stopped();
                        });
        game.frames(1);
        assertThat(stops).containsExactly("COMMON_EVENT 1:2");
        assertThat(game.variable(2)).isEqualTo(1);
    }

    @Test
    void stopsEveryTimeUntilTheBreakpointIsTakenAway() {
        start();
        ask(new DebugRequest.Break(common(1, 0)));
        game.frames(3);
        ask(new DebugRequest.Unbreak(common(1, 0)));
        game.frames(3);
        assertThat(stops).hasSize(3);
    }

    @Test
    void stepsIntoACalledList() {
        start();
        ask(new DebugRequest.Break(common(1, 1)));
        then.add(new DebugRequest.Step(StepKind.INTO));
        game.frames(1);
        assertThat(stops).containsExactly("COMMON_EVENT 1:1", "COMMON_EVENT 2:0");
    }

    @Test
    void stepsOverACalledList() {
        start();
        ask(new DebugRequest.Break(common(1, 1)));
        then.add(new DebugRequest.Step(StepKind.OVER));
        game.frames(1);
        assertThat(stops).containsExactly("COMMON_EVENT 1:1", "COMMON_EVENT 1:2");
    }

    @Test
    void stepsOutOfACalledList() {
        start();
        ask(new DebugRequest.Break(common(2, 0)));
        then.add(new DebugRequest.Step(StepKind.OUT));
        game.frames(1);
        assertThat(stops).containsExactly("COMMON_EVENT 2:0", "COMMON_EVENT 1:2");
    }

    @Test
    void stopsBeforeTheNextCommandOfAnyEvent() {
        start();
        ask(new DebugRequest.BreakNext());
        then.add(new DebugRequest.Step(StepKind.INTO));
        game.frames(1);
        assertThat(stops).containsExactly("COMMON_EVENT 1:0", "COMMON_EVENT 1:1");
    }

    @Test
    void aCommandThatWaitsStopsOnce() {
        start();
        game.state().switches.set(9, false);
        game.turnOn(8);
        game.begin(0, list().add(10110, 0, text("other")));
        ask(new DebugRequest.Break(common(3, 0)));
        game.frames(10);
        assertThat(stops).hasSize(1);
    }

    @Test
    void namesPagesOfMapsAndTroops() {
        start();
        Address page = Address.file("Map0001.lmu").at(Level.EVENT, 1).at(Level.PAGE, 1);
        Address row = DATABASE.at(Level.TABLE, "troops").at(Level.ROW, 4).at(Level.PAGE, 2);
        assertThat(ask(new DebugRequest.Break(page.at(Level.COMMAND, 3)))).isEqualTo(Answer.DONE);
        assertThat(ask(new DebugRequest.Break(row.at(Level.COMMAND, 0)))).isEqualTo(Answer.DONE);
        debugger().fill(seen);
        assertThat(seen.breaks).isEqualTo(2);
        ask(new DebugRequest.ClearBreaks());
        debugger().fill(seen);
        assertThat(seen.breaks).isZero();
    }

    @Test
    void refusesAPlaceThatIsNoCommandAndAStepWithoutAStop() {
        start();
        assertThat(ask(new DebugRequest.Break(DATABASE.at(Level.TABLE, "items"))))
                .isInstanceOf(Answer.Refused.class);
        assertThat(ask(new DebugRequest.Step(StepKind.INTO))).isInstanceOf(Answer.Refused.class);
    }

    @Test
    void tellsWhichCommandWroteAVariableAndWhen() {
        start();
        ask(new DebugRequest.Watch(new Watchable(Kind.VARIABLE, 3), false));
        long frame = game.engine().frames();
        game.frames(1);
        debugger().fill(log);
        assertThat(log.writes).isEqualTo(2);
        assertThat(log.id[0]).isEqualTo(3);
        assertThat(log.before[0]).isEqualTo(1);
        assertThat(log.after[0]).isEqualTo(2);
        assertThat(log.frame[0]).isEqualTo(frame);
        assertThat(Source.at(log.writerSource[0])).isEqualTo(Source.COMMON_EVENT);
        assertThat(log.writerA[0]).isEqualTo(2);
        assertThat(log.writerLine[0]).isEqualTo(1);
        assertThat(log.writerLine[1]).isZero();
    }

    @Test
    void tellsOfASwitchAndOfAWriterThatIsNoEvent() {
        start();
        ask(new DebugRequest.Watch(new Watchable(Kind.SWITCH, 5), false));
        game.frames(1).turnOn(5).frames(1);
        game.run(turn(list(), 0, 5, false));
        debugger().fill(log);
        assertThat(log.writes).isEqualTo(2);
        assertThat(Kind.at(log.kind[0])).isEqualTo(Kind.SWITCH);
        assertThat(Source.at(log.writerSource[0])).isEqualTo(Source.INLINE);
        assertThat(log.writerSource[1]).isEqualTo(-1);
        assertThat(log.after[1]).isEqualTo(1);
    }

    @Test
    void forgetsTheOldestWritesAndCountsAll() {
        start();
        ask(new DebugRequest.Watch(new Watchable(Kind.VARIABLE, 1), false));
        game.frames(WriteSnapshot.MAX_WRITES + 20);
        debugger().fill(log);
        assertThat(log.writes).isEqualTo(WriteSnapshot.MAX_WRITES);
        assertThat(log.written).isEqualTo(WriteSnapshot.MAX_WRITES + 20);
        assertThat(log.after[0]).isEqualTo(game.variable(1));
    }

    @Test
    void nothingIsInstalledWhenNothingIsAsked() {
        start();
        Interpreter interpreter = game.engine().map.interpreter;
        assertThat(interpreter.hooked()).isFalse();
        ask(new DebugRequest.Watch(new Watchable(Kind.VARIABLE, 1), false));
        assertThat(interpreter.hooked()).isTrue();
        ask(new DebugRequest.Unwatch(new Watchable(Kind.VARIABLE, 1)));
        assertThat(interpreter.hooked()).isFalse();
        ask(new DebugRequest.BreakNext());
        game.frames(1);
        assertThat(interpreter.hooked()).isFalse();
    }

    @Test
    void aRunWithoutALoopNeverStops() {
        game = EventGame.of2000().common(PARALLEL, 0, add(list(), 0, 1, 1)).start();
        ask(new DebugRequest.Break(common(1, 0)));
        int before = game.variable(1);
        game.frames(5);
        assertThat(game.variable(1)).isEqualTo(before + 5);
    }
}
