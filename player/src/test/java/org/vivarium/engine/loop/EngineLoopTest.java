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
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.TripleBuffer;
import org.vivarium.telemetry.snapshot.SnapshotHub;
import org.vivarium.telemetry.snapshot.Topic;

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
    private final CountedPast past = new CountedPast();
    private EngineLoop loop;

    /** A past of plain numbers: going back takes ticks away. */
    private final class CountedPast implements Past {
        private volatile int interruptions;
        private int reach;

        @Override
        public void remember(int held) {
            reach++;
        }

        @Override
        public void interrupt() {
            interruptions++;
        }

        @Override
        public int back(int frames) {
            int gone = Math.min(frames, reach);
            reach -= gone;
            source.ticks -= gone;
            source.pixels[0] = source.ticks;
            return gone;
        }

        @Override
        public int reach() {
            return reach;
        }

        @Override
        public long bytes() {
            return 0;
        }

        @Override
        public long bound() {
            return 0;
        }
    }

    private void start(RequestHandler handler) {
        var step = new FrameStep(source, InputSource.NONE, recorder, hub, pictures, past);
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
        waitForTicks(before + 3);
        ask(new LoopRequest.SetSpeed(Speed.NORMAL));
        assertThat(source.ticks).isEqualTo(before + 3);
        assertThat(pictures.latest().pixels[0]).isEqualTo(before + 3);
    }

    /** Work that takes one slice and leaves a number for watchers. */
    private static final class OneSlice implements RequestHandler {
        private boolean asked;
        private int done;

        @Override
        public Answer handle(GameRequest request) {
            asked = true;
            return Answer.DONE;
        }

        @Override
        public boolean work() {
            boolean worked = asked;
            if (worked) {
                asked = false;
                done++;
            }
            return worked;
        }
    }

    @Test
    void what_the_only_slice_of_long_work_brings_is_shown_though_the_loop_is_paused()
            throws Exception {
        var work = new OneSlice();
        hub.register(Topic.STATE, snapshot -> snapshot.gold = work.done);
        hub.subscribe(Topic.STATE);
        control.offer(new LoopRequest.Pause());
        start(work);
        ask(new LoopRequest.Pause());
        ask(new GameRequest.TakeRecording());
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (hub.latest(Topic.STATE).gold == 0 && System.nanoTime() < until) {
            Thread.onSpinWait();
        }
        assertThat(hub.latest(Topic.STATE).gold).isOne();
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
    void serving_a_request_is_recorded_with_the_frame_it_comes_before() throws Exception {
        start(
                request -> {
                    byte[] block = new byte[200_000];
                    return block.length > 0 ? Answer.DONE : new Answer.Refused("no");
                });
        waitForTicks(2);
        ask(new GameRequest.SetSwitch(4, true));
        waitForTicks(source.ticks + 2);
        ask(new LoopRequest.Pause());
        var record = new FrameRecord();
        int served = 0;
        for (int frame = 0; frame < recorder.log().appended(); frame++) {
            assertThat(recorder.log().read(frame, record)).isTrue();
            assertThat(record.frame).isEqualTo(frame);
            if (record.section(1) == Section.CONTROL) {
                served++;
                assertThat(record.spanBytes[1]).isGreaterThanOrEqualTo(200_000);
            }
        }
        assertThat(served).isEqualTo(1);
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

    private void waitForTicks(int ticks) throws InterruptedException {
        while (source.ticks < ticks) {
            Thread.sleep(1);
        }
    }

    @Test
    void stepping_back_shows_the_frame_before_and_stays_paused_there() throws Exception {
        start(RequestHandler.NONE);
        waitForTicks(5);
        ask(new LoopRequest.Pause());
        int before = source.ticks;
        ask(new LoopRequest.StepBack(1));
        assertThat(source.ticks).isEqualTo(before - 1);
        assertThat(pictures.latest().pixels[0]).isEqualTo(before - 1);
        assertThat(loop.status().paused()).isTrue();
        assertThat(loop.status().pastFrames()).isEqualTo(before - 1);
    }

    @Test
    void while_rewinding_every_frame_on_the_way_back_is_shown() throws Exception {
        start(RequestHandler.NONE);
        waitForTicks(20);
        ask(new LoopRequest.Pause());
        pictures.latest();
        int before = source.ticks;
        ask(new LoopRequest.Rewind(true));
        while (source.ticks > before - 10) {
            Thread.onSpinWait();
        }
        assertThat(loop.status().rewinding()).isTrue();
        ask(new LoopRequest.Rewind(false));
        int there = source.ticks;
        assertThat(pictures.latest().pixels[0]).isEqualTo(there);
        assertThat(loop.status().paused()).isTrue();
        ask(new LoopRequest.StepFrames(1));
        while (source.ticks == there) {
            Thread.onSpinWait();
        }
        assertThat(source.ticks).isEqualTo(there + 1);
    }

    @Test
    void a_change_from_outside_interrupts_the_past_and_a_refused_one_does_not() throws Exception {
        start(
                request ->
                        request instanceof GameRequest.SetGold
                                ? new Answer.Refused("no")
                                : Answer.DONE);
        ask(new GameRequest.SetGold(5));
        ask(new GameRequest.VerifyTileCache());
        assertThat(past.interruptions).isZero();
        ask(new GameRequest.SetSwitch(4, true));
        assertThat(past.interruptions).isEqualTo(1);
    }

    @Test
    void a_loop_told_where_to_stop_pauses_after_that_frame() throws Exception {
        var step = new FrameStep(source, InputSource.NONE, recorder, hub, pictures, past);
        loop = new EngineLoop(step, recorder, hub, control, RequestHandler.NONE);
        loop.stopAfter(7);
        loop.start();
        while (!loop.status().paused()) {
            Thread.sleep(1);
        }
        assertThat(source.ticks).isEqualTo(8);
    }
}
