package org.vivarium.engine.rehearsal;

import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.lsd.SaveReader;
import org.vivarium.engine.save.lsd.SaveWriter;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Plays a small made game on an engine of its own, unseen and unheard, while the real one shows its
 * title. Code that runs for the first time is interpreted and ten times slower than later: without
 * this the first map, the first transfer and the first message are the slowest frames of all.
 *
 * <p>Nothing is shared with the real game but the code.
 */
public final class Rehearsal {
    /** Enough for every usual path to be compiled; more only takes time from the real game. */
    private static final int FRAMES = 1500;

    private static final int SAVES = 20;
    private static final int HOLD = 12;
    private static final Button[] BUTTONS = {
        Button.DECISION,
        Button.RIGHT,
        Button.DOWN,
        Button.DECISION,
        Button.LEFT,
        Button.UP,
        Button.CANCEL,
        Button.DOWN,
        Button.DECISION,
        Button.CANCEL,
        Button.CANCEL
    };

    private static final AtomicBoolean BEGUN = new AtomicBoolean();

    private Rehearsal() {}

    /** Begins on a thread of its own, once in a process: code stays warm. */
    public static void begin() {
        if (!BEGUN.getAndSet(true)) {
            Thread.ofPlatform()
                    .name("rehearsal")
                    .daemon()
                    .priority(Thread.MIN_PRIORITY)
                    .start(Rehearsal::run);
        }
    }

    private static void run() {
        // The logging framework starts here, and not in the frame of the first warning.
        Logger log = LoggerFactory.getLogger(Rehearsal.class);
        try {
            play();
        } catch (LcfException | RuntimeException e) {
            log.warn("the rehearsal failed, first frames may be slow: {}", e.toString(), e);
        }
    }

    private static void play() throws LcfException {
        Game game = RehearsalGame.open();
        game.warnings.printOn(line -> {});
        Engine engine =
                new Engine(
                        game,
                        new FrameRecorder(new FrameLog(2)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.map.hotPrograms.use(EventTier.AUTO);
        engine.start(new StartPlace.Title(), 1);
        InputSnapshot held = new InputSnapshot();
        for (int frame = 0; frame < FRAMES && !engine.ended(); frame++) {
            held.set(buttonsAt(frame));
            engine.recorder.beginFrame(frame);
            engine.tick(held);
            engine.recorder.endFrame();
        }
        saveAndLoad(engine);
    }

    /** What a save costs is in its writer and reader; no file is touched. */
    private static void saveAndLoad(Engine engine) throws LcfException {
        SaveWriter writer = new SaveWriter(engine);
        SaveReader reader = new SaveReader(engine);
        for (int i = 0; i < SAVES; i++) {
            reader.read(LcfFile.of(writer.write(0), "rehearsal"));
        }
    }

    /** Walks about, opens menus, goes on in messages. */
    static int buttonsAt(int frame) {
        Button button = BUTTONS[frame / HOLD % BUTTONS.length];
        return frame % HOLD < HOLD / 2 ? button.bit() : 0;
    }
}
