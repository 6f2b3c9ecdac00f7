package org.vivarium.app.cli;

import java.nio.file.Path;
import org.vivarium.engine.event.EventTier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Every option of a run, with or without a window. */
public final class RunOptions {
    private enum Switch {
        ON,
        OFF
    }

    @Mixin private StartOptions start = new StartOptions();
    @Mixin private GameOptions game = new GameOptions();
    @Mixin private DumpOptions dump = new DumpOptions();
    @Mixin private ProfileOptions profile = new ProfileOptions();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random generator (run: 1).")
    private Long seed;

    @Option(
            names = "--input",
            paramLabel = "FILE",
            converter = FileName.class,
            description = {
                "Press buttons by this script. A line is FRAME BUTTON[+BUTTON] [HOLD]: the buttons are"
                        + " down for HOLD frames (2 when absent) from FRAME on. # begins a comment.",
                "Buttons: UP DOWN LEFT RIGHT DECISION CANCEL SHIFT 0-9 PLUS MINUS MULTIPLY DIVIDE"
                        + " PERIOD. Frame 0 is the one --base names; nothing is pressed before it."
            })
    private Path input;

    @Option(
            names = "--base",
            paramLabel = "SCENE",
            defaultValue = "start",
            description = "Scene whose first frame is frame 0: ${COMPLETION-CANDIDATES}.")
    private Base base;

    @Option(
            names = "--frames",
            paramLabel = "N",
            converter = WholeNumber.Count.class,
            description = "Stop after frame N.")
    private Integer frames;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            converter = FileName.class,
            description =
                    "Write a recording of the buttons that were pressed when the run is over.")
    private Path record;

    @Option(
            names = "--replay",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "Play a recording; it says itself where the run begins.")
    private Path replay;

    @Option(
            names = "--events",
            paramLabel = "TIER",
            defaultValue = "auto",
            description = {
                "How event programs run: ${COMPLETION-CANDIDATES}. AUTO turns those that stay hot"
                        + " into bytecode, beside the game; what happens is the same in every tier."
            })
    private EventTier events;

    @Option(
            names = "--hot-events",
            paramLabel = "FILE",
            converter = FileName.class,
            description =
                    "Compile at once what this list says was hot in earlier runs, and bring it up to"
                            + " date at the end (play: a list beside the settings).")
    private Path hotEvents;

    @Option(
            names = "--cache",
            paramLabel = "on|off",
            defaultValue = "on",
            description = "Use the engine's caches, or draw and compute everything anew.")
    private Switch cache;

    @Option(names = "--test-play", description = "Play as the game's maker: debug keys, profiling.")
    private boolean testPlay;

    @Option(
            names = "--real-time",
            description = "Keep to 60 frames a second, as the window always does.")
    private boolean realTime;

    @Option(
            names = "--no-audio",
            description = "Open no sound device; in run, wait for no music either.")
    private boolean noAudio;

    @Option(names = "--verbose", description = "Log more.")
    private boolean verbose;

    /** Refuses what makes no sense with a window. */
    void demandWindow(CommandLine command) {
        dump.demandWhole(command);
        if (dump.noDraw()) {
            throw new ParameterException(command, "--no-draw leaves a window nothing to show");
        }
    }

    public StartOptions start() {
        return start;
    }

    public GameOptions game() {
        return game;
    }

    public DumpOptions dump() {
        return dump;
    }

    public ProfileOptions profile() {
        return profile;
    }

    /** The seed asked for, else {@code fallback}. */
    public long seedOr(long fallback) {
        return seed == null ? fallback : seed;
    }

    /** The input script; null when there is none. */
    public Path input() {
        return input;
    }

    public Base base() {
        return base;
    }

    /** The last frame to run; null for no end. */
    public Integer frames() {
        return frames;
    }

    public Path record() {
        return record;
    }

    public Path replay() {
        return replay;
    }

    public EventTier events() {
        return events;
    }

    /** The list of hot event programs; null for the usual one, or none without a window. */
    public Path hotEvents() {
        return hotEvents;
    }

    public boolean caching() {
        return cache == Switch.ON;
    }

    public boolean testPlay() {
        return testPlay;
    }

    public boolean realTime() {
        return realTime;
    }

    public boolean noAudio() {
        return noAudio;
    }

    public boolean verbose() {
        return verbose;
    }
}
