package org.vivarium.engine.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.control.Answer;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.GameRequest;
import org.vivarium.control.LoopRequest;
import org.vivarium.control.Request;
import org.vivarium.control.StepKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.watch.EngineRequests;
import org.vivarium.engine.watch.EngineSnapshots;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.TripleBuffer;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.SnapshotHub;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** A real game whose events are stopped through the door, in the middle of a frame. */
class MidFrameHoldTest {

    private final SnapshotHub hub = new SnapshotHub();
    private final ControlQueue control = new ControlQueue();
    @TempDir private Path saves;
    private Engine engine;
    private EngineLoop loop;

    @BeforeEach
    void open() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.path("rtp"),
                        saves,
                        false,
                        new StartPlace.NewGame(),
                        1);
        EngineSnapshots.register(engine, hub);
        hub.subscribe(Topic.DEBUGGER);
        var past =
                new EnginePast(
                        engine, new RunOrigin(0, 1, false, 0, new StartPlace.NewGame(), Map.of()));
        var step =
                new FrameStep(
                        engine,
                        InputSource.NONE,
                        engine.recorder,
                        hub,
                        new TripleBuffer<>(Picture::new),
                        past);
        loop =
                new EngineLoop(
                        step, engine.recorder, hub, control, new EngineRequests(engine, past));
        loop.start();
    }

    @AfterEach
    void close() {
        loop.close();
    }

    private Answer ask(Request request) throws Exception {
        var answer = new CompletableFuture<Answer>();
        assertThat(control.offer(request, answer::complete)).isTrue();
        return answer.get(10, TimeUnit.SECONDS);
    }

    private DebuggerSnapshot waitUntilHeld() throws Exception {
        for (int tries = 0; tries < 2000; tries++) {
            DebuggerSnapshot snapshot = hub.latest(Topic.DEBUGGER);
            if (snapshot != null && snapshot.held) {
                return snapshot;
            }
            Thread.sleep(5);
        }
        throw new AssertionError("nothing stopped");
    }

    @Test
    void theEngineStandsStillAndServesWhoLooks() throws Exception {
        ask(new DebugRequest.BreakNext());
        DebuggerSnapshot stop = waitUntilHeld();
        assertThat(stop.line).isNotNegative();
        long frames = loop.status().frames();
        assertThat(loop.status().paused()).isTrue();
        assertThat(ask(new GameRequest.SetVariable(7, 99))).isEqualTo(Answer.DONE);
        assertThat(engine.state.variables.get(7)).isEqualTo(99);
        assertThat(ask(new GameRequest.TakeMoment())).isInstanceOf(Answer.Refused.class);
        assertThat(ask(new LoopRequest.StepBack(1))).isInstanceOf(Answer.Refused.class);
        Thread.sleep(50);
        assertThat(loop.status().frames()).isEqualTo(frames);
    }

    @Test
    void aStepGoesToTheNextCommandAndResumingLetsGo() throws Exception {
        ask(new DebugRequest.BreakNext());
        int first = waitUntilHeld().line;
        assertThat(ask(new DebugRequest.Step(StepKind.INTO))).isEqualTo(Answer.DONE);
        int second = first;
        for (int tries = 0; tries < 2000 && second == first; tries++) {
            Thread.sleep(5);
            second = waitUntilHeld().line;
        }
        assertThat(second).isNotEqualTo(first);
        long frames = loop.status().frames();
        ask(new LoopRequest.Resume());
        for (int tries = 0; tries < 2000 && loop.status().frames() < frames + 3; tries++) {
            Thread.sleep(5);
        }
        assertThat(loop.status().frames()).isGreaterThanOrEqualTo(frames + 3);
        assertThat(loop.status().paused()).isFalse();
    }

    @Test
    void closingTheGameLetsAHeldEventGo() throws Exception {
        ask(new DebugRequest.BreakNext());
        waitUntilHeld();
        loop.close();
        assertThat(loop.status().fault()).isNull();
    }
}
