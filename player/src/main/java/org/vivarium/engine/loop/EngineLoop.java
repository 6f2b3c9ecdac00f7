package org.vivarium.engine.loop;

import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.control.Answer;
import org.vivarium.control.CommandTime;
import org.vivarium.control.ControlQueue;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.GameRequest;
import org.vivarium.control.LoopRequest;
import org.vivarium.control.LoopStatus;
import org.vivarium.control.RequestHandler;
import org.vivarium.control.Speed;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.snapshot.SnapshotHub;

/**
 * Runs frames on a thread of its own at 60 a second, never by the clock of a display. Between two
 * frames it serves the control queue; paused, it waits there.
 */
public final class EngineLoop implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EngineLoop.class);
    private static final long PAUSED_WAIT_MILLIS = 40;
    private static final long PUBLISH_NANOS = 16_000_000;

    private static final Answer IN_THE_MIDDLE =
            new Answer.Refused("an event stands still in the middle of a frame");

    private final FrameStep step;
    private final FrameRecorder recorder;
    private final SnapshotHub snapshots;
    private final ControlQueue control;
    private final RequestHandler game;
    private final LoopMeter meter = new LoopMeter();
    private final Pacer pacer = new Pacer();
    private final RewindPace rewindPace = new RewindPace();
    private final Thread thread;
    private volatile boolean closing;
    private boolean paused;
    private boolean rewinding;

    /** A frame runs now, and an event of it stands still. */
    private boolean inFrame;

    private boolean holding;
    private int stepsLeft;
    private long lastFrame = Long.MAX_VALUE;
    private Speed speed = Speed.NORMAL;
    private long lastPublish;
    private int filledChanges;

    public EngineLoop(
            FrameStep step,
            FrameRecorder recorder,
            SnapshotHub snapshots,
            ControlQueue control,
            RequestHandler game) {
        this.step = step;
        this.recorder = recorder;
        this.snapshots = snapshots;
        this.control = control;
        this.game = game;
        game.holdBy(this::hold);
        this.thread = new Thread(this::runLoop, "engine");
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY - 1);
    }

    /** Pauses after this frame; before {@link #start}. */
    public void stopAfter(long frame) {
        lastFrame = frame;
    }

    public void start() {
        thread.start();
    }

    public LoopStatus status() {
        return meter;
    }

    /** Ends the loop and waits for its current frame. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stands still in the middle of a frame; frames that are run again don't stop. */
    private void hold(BooleanSupplier released) {
        if (!inFrame) {
            game.release();
            return;
        }
        holding = true;
        recorder.abandonFrame();
        meter.paused(true);
        refill();
        try {
            while (!closing && !released.getAsBoolean()) {
                serveStanding();
            }
        } catch (InterruptedException e) {
            closing = true;
            Thread.currentThread().interrupt();
        }
        holding = false;
        meter.paused(paused);
        pacer.restart();
    }

    private void runLoop() {
        try {
            pacer.restart();
            while (!closing) {
                CommandTime destination = game.destination();
                if (destination != null) {
                    travel(destination);
                } else if (rewinding) {
                    runBack();
                } else if (paused && stepsLeft == 0) {
                    waitPaused();
                } else {
                    runFrame();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error fault) {
            LOG.error("the engine stopped", fault);
            meter.fault(fault);
        }
    }

    private void runFrame() {
        boolean stepping = paused;
        recorder.paced(stepping ? 0 : pacer.await(speed.frameNanos()));
        serveAhead();
        if (rewinding || paused && stepsLeft == 0) {
            recorder.abandonFrame();
            return;
        }
        long now = System.nanoTime();
        boolean publish = stepping || speed != Speed.TURBO || now - lastPublish > PUBLISH_NANOS;
        if (publish) {
            lastPublish = now;
        }
        runStep(publish);
        game.work();
        if (stepsLeft > 0 && --stepsLeft == 0 || step.frames() == lastFrame + 1) {
            pause();
        }
    }

    private void runStep(boolean publish) {
        inFrame = true;
        step.run(publish);
        inFrame = false;
        game.afterFrame();
        meter.frame(step.frames(), step.past());
        meter.ended(step.ended());
    }

    /** One frame's time of going back. */
    private void runBack() {
        pacer.await(Speed.NORMAL.frameNanos());
        serveWaiting();
        if (rewinding) {
            back(rewindPace.next());
        }
    }

    private void back(int frames) {
        step.back(frames);
        meter.frame(step.frames(), step.past());
        meter.ended(step.ended());
    }

    private void pause() {
        paused = true;
        stepsLeft = 0;
        step.publish();
        game.paused(true);
        meter.paused(true);
    }

    private void waitPaused() throws InterruptedException {
        serveStanding();
        pacer.restart();
    }

    /** Serves one request while no frame goes on, or waits a while for one. */
    private void serveStanding() throws InterruptedException {
        boolean worked = game.work();
        ControlQueue.Pending pending = worked ? control.poll() : control.await(PAUSED_WAIT_MILLIS);
        if (pending != null) {
            serve(pending);
        }
        if (pending != null || worked || snapshots.changes() != filledChanges) {
            refill();
        }
    }

    /** Takes the game to where the debugger wants it, and on to the command there. */
    private void travel(CommandTime to) {
        step.travel(to.frame());
        meter.frame(step.frames(), step.past());
        if (to.order() == CommandTime.FRAME_START) {
            pause();
        } else {
            resume();
            runStep(true);
        }
    }

    /** Shows a paused engine's state to watchers that came, or changed it, since its last frame. */
    private void refill() {
        filledChanges = snapshots.changes();
        snapshots.fillWatched(Math.max(0, step.frames() - 1));
    }

    /** What is asked of the engine before a frame is that frame's first work. */
    private void serveAhead() {
        ControlQueue.Pending pending = control.poll();
        if (pending != null) {
            recorder.beginAhead(Section.CONTROL);
            serve(pending);
            serveWaiting();
            recorder.end();
        }
    }

    private void serveWaiting() {
        ControlQueue.Pending pending = control.poll();
        while (pending != null) {
            serve(pending);
            pending = control.poll();
        }
    }

    private void serve(ControlQueue.Pending pending) {
        Answer answer =
                switch (pending.request()) {
                    case LoopRequest request -> serveHere(request);
                    case GameRequest request -> serveGame(request);
                    case DebugRequest request -> game.debug(request);
                };
        pending.whenServed().accept(answer);
    }

    private Answer serveGame(GameRequest request) {
        Answer answer = game.handle(request);
        if (!request.changesGame() || answer instanceof Answer.Refused) {
            return answer;
        }
        if (request instanceof GameRequest.Edit edit) {
            step.past().edited(edit);
        } else {
            step.past().interrupt();
        }
        return answer;
    }

    private Answer serveHere(LoopRequest request) {
        if (holding) {
            switch (request) {
                case LoopRequest.Resume r -> game.release();
                case LoopRequest.StepFrames r -> game.release();
                case LoopRequest.StepBack r -> {
                    return IN_THE_MIDDLE;
                }
                case LoopRequest.Rewind r -> {
                    return IN_THE_MIDDLE;
                }
                case LoopRequest.Pause r -> {
                    return Answer.DONE;
                }
                case LoopRequest.SetSpeed r -> {}
                case LoopRequest.SetRecording r -> {}
            }
        }
        switch (request) {
            case LoopRequest.Pause r -> pause();
            case LoopRequest.Resume r -> resume();
            case LoopRequest.StepFrames r -> stepsLeft = Math.max(1, r.count());
            case LoopRequest.StepBack r -> stepBack(Math.max(1, r.count()));
            case LoopRequest.Rewind r -> rewind(r.on());
            case LoopRequest.SetSpeed r -> setSpeed(r.speed());
            case LoopRequest.SetRecording r -> recorder.setEnabled(r.on());
        }
        return Answer.DONE;
    }

    /** Who steps back wants to look: the game stays paused there. */
    private void stepBack(int frames) {
        pause();
        back(frames);
    }

    private void rewind(boolean on) {
        rewinding = on;
        meter.rewinding(on);
        rewindPace.begin();
        pacer.restart();
    }

    private void resume() {
        paused = false;
        game.paused(false);
        meter.paused(false);
        pacer.restart();
    }

    private void setSpeed(Speed speed) {
        this.speed = speed;
        meter.speed(speed);
        pacer.restart();
    }
}
