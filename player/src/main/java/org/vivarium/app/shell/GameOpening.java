package org.vivarium.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.app.build.SampleGame;
import org.vivarium.app.cli.CannotOpenException;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.session.PlaySession;
import org.vivarium.app.session.RunPlan;
import org.vivarium.app.user.UserChoices;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.replay.RecordingReader;
import org.vivarium.engine.scene.WindowWishes;
import org.vivarium.inspector.Texts;

/**
 * Opens games beside the window's thread; what is wrong with one becomes a notice. The options of
 * the command line say where the first game begins; those opened later begin at their title.
 */
final class GameOpening {
    private static final Logger LOG = LoggerFactory.getLogger(GameOpening.class);

    private final RunOptions options;
    private final UserChoices choices;
    private final Notices notices;
    private final WindowWishes window;
    private final BiConsumer<PlaySession, Path> opened;
    private InputSource script = InputSource.NONE;
    private boolean first = true;
    private Consumer<String> opening = name -> {};

    /** Says how a game begins; may have to read a file for that. */
    private interface Planning {
        RunPlan plan() throws IOException, InputScriptException;
    }

    /**
     * @param opened called on the window's thread with a game that is ready to start
     */
    GameOpening(
            RunOptions options,
            UserChoices choices,
            Notices notices,
            WindowWishes window,
            BiConsumer<PlaySession, Path> opened) {
        this.options = options;
        this.choices = choices;
        this.notices = notices;
        this.window = window;
        this.opened = opened;
    }

    /** Buttons pressed by a script in games opened from now on. */
    void script(InputSource buttons) {
        script = buttons;
    }

    void open(Path path) {
        Planning planning = first ? this::planned : GameOpening::title;
        first = false;
        beside(path, () -> load(path, planning));
    }

    /** Opens a game again to play a recording of it. */
    void replay(Path path, Path recording) {
        beside(path, () -> load(path, () -> RunPlan.replaying(RecordingReader.read(recording))));
    }

    void openSample() {
        SampleGame sample = SampleGame.installed();
        if (!sample.isPresent()) {
            notices.warn(Texts.of("open.noSample"));
            return;
        }
        Planning planning = first ? this::planned : GameOpening::title;
        first = false;
        beside(Path.of("sample"), () -> loadSample(sample, planning));
    }

    /**
     * @param told on the window's thread the name of a game that is being opened; empty when that
     *     is over
     */
    void onOpening(Consumer<String> told) {
        opening = told;
    }

    private void beside(Path path, Runnable task) {
        Path name = path.getFileName();
        opening.accept(name == null ? path.toString() : name.toString());
        Runnable work =
                () -> {
                    try {
                        task.run();
                    } finally {
                        Platform.runLater(() -> opening.accept(""));
                    }
                };
        Thread.ofVirtual().name("open " + path).start(work);
    }

    private void loadSample(SampleGame sample, Planning planning) {
        try {
            load(sample.folder(), planning);
        } catch (IOException e) {
            notices.warn(Texts.of("open.failed", Texts.of("open.sample"), e.getMessage()));
        }
    }

    private RunPlan planned() throws IOException, InputScriptException {
        RunPlan plan = RunPlan.of(options, System.nanoTime(), now());
        return script == InputSource.NONE ? plan : plan.with(script);
    }

    private static RunPlan title() {
        return RunPlan.at(new StartPlace.Title(), System.nanoTime(), now());
    }

    /** Local time in seconds since 1970, as a clock on the wall shows it. */
    private static long now() {
        return LocalDateTime.now().toEpochSecond(ZoneOffset.UTC);
    }

    private void load(Path path, Planning planning) {
        try {
            PlaySession session =
                    PlaySession.open(
                            path, options, planning.plan(), choices, this::replayOver, window);
            boolean lacking = session.lacksRuntimePackage();
            Platform.runLater(() -> opened.accept(session, path));
            if (lacking) {
                notices.warn(Texts.of("open.noPackage", session.files().title()));
            }
        } catch (GameOpenException | IOException | CannotOpenException | InputScriptException e) {
            LOG.debug("{} could not be opened", path, e);
            notices.warn(Texts.of("open.failed", path, e.getMessage()));
        }
    }

    private void replayOver(boolean same) {
        if (same) {
            notices.info(Texts.of("recording.over"));
        } else {
            notices.warn(Texts.of("recording.different"));
        }
    }
}
