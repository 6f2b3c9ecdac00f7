package org.vivarium.app.cli;

import java.nio.file.Path;
import org.vivarium.engine.run.FrameDump;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What a run without a window leaves behind. */
public final class DumpOptions implements FrameDump.Wanted {
    @Option(
            names = "--dump-frames",
            paramLabel = "SPEC",
            converter = FrameSpec.Converter.class,
            description = "Frames to dump: every:N, 1,30,60, 5-9, mixed with commas.")
    private FrameSpec frames;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write pictures of those frames here.")
    private Path out;

    @Option(
            names = "--dump-state",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Write one JSON object of state for each of those frames.")
    private Path state;

    @Option(
            names = "--dump-audio",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Write what is heard as WAV.")
    private Path audio;

    @Option(names = "--no-draw", description = "Update only, draw nothing.")
    private boolean noDraw;

    /**
     * Refuses options that would leave nothing: frames without a place for them, a place without
     * frames.
     */
    void demandWhole(CommandLine command) {
        if (frames != null && out == null && state == null) {
            throw new ParameterException(
                    command, "--dump-frames needs --out DIR, --dump-state FILE or both");
        }
        if (frames == null && state != null) {
            throw new ParameterException(
                    command, "--dump-state needs --dump-frames to say which frames");
        }
    }

    /** Whether any frame leaves something behind. */
    public boolean any() {
        return frames != null;
    }

    /** Null when nothing is dumped. */
    public FrameSpec frames() {
        return frames;
    }

    public Path out() {
        return out;
    }

    public Path state() {
        return state;
    }

    public Path audio() {
        return audio;
    }

    public boolean noDraw() {
        return noDraw;
    }

    @Override
    public boolean picture(int frame) {
        return out != null && !noDraw && frames != null && frames.contains(frame);
    }

    @Override
    public boolean state(int frame) {
        return state != null && frames != null && frames.contains(frame);
    }
}
