package org.vivarium.engine.run;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.vivarium.assets.image.PngWriter;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Frame;

/** Leaves pictures and states of chosen frames of a run. */
public final class FrameDump implements AutoCloseable {
    /** Which frames leave something behind. */
    public interface Wanted {
        boolean picture(int frame);

        boolean state(int frame);
    }

    private final Wanted wanted;
    private final Path out;
    private final BufferedWriter writer;
    private final StateDump states;

    /**
     * @param out folder for pictures, or null
     * @param states file for states, or null
     */
    public FrameDump(Wanted wanted, Path out, Path states) throws IOException {
        this.wanted = wanted;
        this.out = out;
        if (out != null) {
            Files.createDirectories(out);
        }
        if (states != null && states.getParent() != null) {
            Files.createDirectories(states.getParent());
        }
        writer = states == null ? null : Files.newBufferedWriter(states);
        this.states = writer == null ? null : new StateDump(writer);
    }

    /**
     * Called after a frame was run.
     *
     * @param frame counted from the first frame of the base scene
     */
    public void frame(int frame, Engine engine) throws IOException {
        if (out != null && wanted.picture(frame)) {
            String name = String.format(Locale.ROOT, "frame_%06d.png", frame);
            Files.write(
                    out.resolve(name), PngWriter.encode(engine.frame(), Frame.WIDTH, Frame.HEIGHT));
        }
        if (states != null && wanted.state(frame)) {
            states.write(frame, engine);
        }
    }

    @Override
    public void close() throws IOException {
        if (writer != null) {
            writer.close();
        }
    }
}
