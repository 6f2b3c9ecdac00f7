package org.vivarium.app.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javafx.animation.AnimationTimer;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.session.PlaySession;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.telemetry.Picture;
import org.vivarium.telemetry.trace.Profiler;

/**
 * A walk through the window nobody watches: a script plays, every panel is live, and at the end
 * pictures of the window and of the game stay behind.
 */
public final class Tour {
    private static final int STANDARD_FRAMES = 600;
    private static final long PATIENCE_NANOS = 90_000_000_000L;

    private final Path game;
    private final InputScript script;
    private final RunOptions options;
    private final Path pictures;
    private final Path out;
    private volatile boolean succeeded;

    /**
     * @param game null for the sample
     * @param pictures folder for a picture of every panel; null for none
     */
    public Tour(Path game, InputScript script, RunOptions options, Path pictures) {
        this.game = game;
        this.script = script;
        this.options = options;
        this.pictures = pictures;
        out = options.dump().out() == null ? Path.of("out") : options.dump().out();
    }

    /** The walk through the sample game that comes with Vivarium. */
    public static InputScript standardScript() throws IOException, InputScriptException {
        return script("walk.txt");
    }

    /** Walks and talks: to be repeated for as long as one likes. */
    public static InputScript longScript() throws IOException, InputScriptException {
        return script("soak.txt");
    }

    private static InputScript script(String name) throws IOException, InputScriptException {
        try (var in = Tour.class.getResourceAsStream("/tour/" + name);
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return InputScript.parse(lines.lines().toList(), name);
        }
    }

    /** Whether the game could be played and the pictures written. */
    public boolean succeeded() {
        return succeeded;
    }

    public void begin(Shell shell) {
        shell.stayOpen();
        shell.script(script);
        if (game == null) {
            shell.openSample();
        } else {
            shell.open(game);
        }
        int last =
                options.frames() != null
                        ? options.frames()
                        : Math.max(STANDARD_FRAMES, script.endFrame());
        new Watch(shell, last).start();
    }

    /** Waits for the last frame of the tour, once a pulse. */
    private final class Watch extends AnimationTimer {
        private final Shell shell;
        private final int last;
        private final long begun = System.nanoTime();
        private Profiler trace;

        Watch(Shell shell, int last) {
            this.shell = shell;
            this.last = last;
        }

        @Override
        public void handle(long now) {
            PlaySession session = shell.session();
            beginTrace(session);
            boolean late = System.nanoTime() - begun > PATIENCE_NANOS;
            boolean failed = session == null ? late : session.status().fault() != null;
            if (failed) {
                System.err.println("tour: the game did not start or stopped");
            } else if (session == null || session.status().frames() < last && !late) {
                return;
            } else {
                leavePictures();
            }
            stop();
            if (succeeded && pictures != null) {
                new PanelPictures(shell, pictures, out.resolve("trace.json")).start();
            } else {
                shell.quit();
            }
        }

        private void beginTrace(PlaySession session) {
            if (trace == null && session != null) {
                try {
                    trace = Profiler.start(session.frames(), null, 1000, out.resolve("trace.json"));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }

        private void leavePictures() {
            Path window = out.resolve("window.png");
            Path frame = out.resolve("frame.png");
            try {
                Screenshots.write(shell.content(), window);
                Picture picture = shell.shownPicture();
                if (picture != null) {
                    Screenshots.write(picture, frame);
                }
                trace.close();
                succeeded = true;
                System.out.println(
                        "tour: wrote window.png, frame.png and trace.json to "
                                + out.toAbsolutePath().normalize());
                System.out.printf(
                        "tour: %d pulses of the window, p50 %.2f ms, p99 %.2f ms"
                                + " (processor time %.2f and %.2f ms)%n",
                        shell.pulses().count(),
                        shell.pulses().millis(50),
                        shell.pulses().millis(99),
                        shell.pulses().processorMillis(50),
                        shell.pulses().processorMillis(99));
            } catch (IOException e) {
                System.err.println("tour: " + e.getMessage());
            }
        }
    }
}
