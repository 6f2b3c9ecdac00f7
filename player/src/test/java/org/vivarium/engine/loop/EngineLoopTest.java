package org.vivarium.engine.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.vivarium.control.Answer;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.GameRequest;
import org.vivarium.control.LoopRequest;
import org.vivarium.control.Request;
import org.vivarium.control.RequestHandler;
import org.vivarium.control.Speed;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.TripleBuffer;
import org.vivarium.telemetry.snapshot.SnapshotHub;

class EngineLoopTest {
    private static final class Counting implements FrameSource {
        private final int[] pixels = new int[Picture.WIDTH * Picture.HEIGHT];
        private volatile int ticks;

        @Override
        public void tick(InputSnapshot input) {
            pixels[0] = ++ticks;
        }

        @Override
        public int[] frame() {
            return pixels;
        }

        @Override
        public long revision() {
            return ticks;
        }
    }

    private final Counting source = new Counting();
    private final FrameRecorder recorder = new FrameRecorder(new FrameLog(64));
    private final SnapshotHub hub = new SnapshotHub();
    private final ControlQueue control = new ControlQueue();
    private final TripleBuffer<Picture> pictures = new TripleBuffer<>(Picture::new);
    private EngineLoop loop;

    private void start(RequestHandler handler) {
        var step = new FrameStep(source, InputSource.NONE, recorder, hub, pictures);
        loop = new EngineLoop(step, recorder, hub, control, handler);
        loop.start();
    }

    private Answer ask(Request request) throws Exception {
        var answer = new CompletableFuture<Answer>();
        assertThat(control.offer(request, answer::complete)).isTrue();
        return answer.get(5, TimeUnit.SECONDS);
    }

    @AfterEach
    void close() {
        loop.close();
    }

    @Test
    void a_paused_loop_runs_exactly_the_frames_it_is_asked_to_step() throws Exception {
        control.offer(new LoopRequest.Pause());
        start(RequestHandler.NONE);
        ask(new LoopRequest.Pause());
        int before = source.ticks;
        ask(new LoopRequest.StepFrames(3));
        ask(new LoopRequest.SetSpeed(Speed.NORMAL));
        while (!loop.status().paused()) {
            Thread.onSpinWait();
        }
        assertThat(source.ticks).isEqualTo(before + 3);
        assertThat(pictures.latest().pixels[0]).isEqualTo(before + 3);
    }

    @Test
    void a_request_about_the_game_reaches_the_engine_and_its_answer_comes_back() throws Exception {
        start(
                request ->
                        request instanceof GameRequest.SetSwitch
                                ? Answer.DONE
                                : new Answer.Refused("no"));
        assertThat(ask(new GameRequest.SetSwitch(4, true))).isEqualTo(Answer.DONE);
        assertThat(ask(new GameRequest.Reset())).isEqualTo(new Answer.Refused("no"));
    }

    @Test
    void waiting_for_a_frame_is_no_part_of_its_work() throws Exception {
        start(RequestHandler.NONE);
        while (source.ticks < 12) {
            Thread.sleep(1);
        }
        ask(new LoopRequest.Pause());
        var record = new FrameRecord();
        assertThat(recorder.log().read(10, record)).isTrue();
        assertThat(record.pacedNanos).isPositive();
        assertThat(record.workNanos).isLessThan(record.pacedNanos);
    }

    @Test
    void a_full_queue_refuses_instead_of_blocking() {
        start(RequestHandler.NONE);
        loop.close();
        int accepted = 0;
        while (control.offer(new LoopRequest.Resume())) {
            accepted++;
        }
        assertThat(accepted).isEqualTo(256);
    }
}
