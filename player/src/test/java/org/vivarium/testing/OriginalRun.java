package org.vivarium.testing;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.assets.game.OpenOptions;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;

/**
 * A game played with the keys of the original's pictures, three times in step: as it is, and twice
 * with letters that show where texts are.
 */
final class OriginalRun {
    private final List<Engine> engines;
    private final InputSnapshot held = new InputSnapshot();

    private OriginalRun(Game game, Path saves, StartPlace place, long seed) {
        Engine plain = open(game, saves);
        Engine full = open(game, saves);
        Engine empty = open(game, saves);
        Fonts usual = Fonts.forCharset(game.charset, null, null);
        Lettering.FULL.use(full, usual);
        Lettering.EMPTY.use(empty, usual);
        engines = List.of(plain, full, empty);
        engines.forEach(e -> e.start(place, seed));
    }

    private static Engine open(Game game, Path saves) {
        FrameRecorder recorder = new FrameRecorder(new FrameLog(16));
        Engine engine = new Engine(game, recorder, MusicLibrary.EMPTY, AudioOut.SILENT);
        engine.state.system.testPlay = true;
        engine.useSaves(saves == null ? SaveFolder.none() : new SaveFolder(saves));
        return engine;
    }

    /** Plays a script from the title; every picture it takes, by name. */
    static Map<String, SettledPicture> play(Path folder, OriginalScript script)
            throws GameOpenException {
        OriginalRun run = new OriginalRun(game(folder), null, new StartPlace.HiddenTitle(), 1);
        Map<String, SettledPicture> pictures = new HashMap<>();
        int frame = 0;
        for (Map.Entry<String, Integer> shot : script.shots().entrySet()) {
            int first = shot.getValue() - SettledPicture.FRAMES / 2;
            run.run(frame, first, script);
            pictures.put(shot.getKey(), run.settled(first, script));
            frame = first + SettledPicture.FRAMES;
        }
        return pictures;
    }

    /** The picture {@code frames} frames after a saved game was loaded. */
    static SettledPicture load(Path folder, Path saves, long seed, int frames)
            throws GameOpenException {
        OriginalRun run = new OriginalRun(game(folder), saves, new StartPlace.Load(1), seed);
        run.run(0, frames, InputSource.NONE);
        return run.settled(frames, InputSource.NONE);
    }

    /** The one frame so many frames after a saved game was loaded, without its rain. */
    static DryPicture loadDry(Path folder, Path saves, int frames) throws GameOpenException {
        OriginalRun run = new OriginalRun(game(folder), saves, new StartPlace.Load(1), 1);
        run.run(0, frames + 1, InputSource.NONE);
        return new DryPicture(run.engines.getFirst());
    }

    /** The pictures are of the English releases, 1.61 and 1.12. */
    private static Game game(Path folder) throws GameOpenException {
        OpenOptions options =
                OpenOptions.defaults().withRtp(List.of(SharedData.rtp())).withEncoding("1252");
        boolean is2003 = folder.toString().endsWith("2003");
        return new GameOpener(options.withEngine(is2003 ? "2003e" : "2000e"), new WarningLog())
                .open(folder);
    }

    /** Nobody looks at the frames on the way. */
    private void run(int from, int to, InputSource input) {
        engines.forEach(e -> e.setDrawing(false));
        for (int frame = from; frame < to; frame++) {
            tick(input.heldAt(frame));
        }
    }

    private SettledPicture settled(int from, InputSource input) {
        SettledPicture picture = new SettledPicture();
        engines.forEach(e -> e.setDrawing(true));
        for (int i = 0; i < SettledPicture.FRAMES; i++) {
            tick(input.heldAt(from + i));
            picture.add(engines.get(0).frame(), engines.get(1).frame(), engines.get(2).frame());
        }
        return picture;
    }

    private void tick(int buttons) {
        for (Engine engine : engines) {
            engine.recorder.beginFrame(engine.frames());
            held.set(buttons);
            engine.tick(held);
            engine.recorder.endFrame();
        }
    }
}
