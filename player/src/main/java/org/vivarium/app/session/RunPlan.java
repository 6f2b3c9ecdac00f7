package org.vivarium.app.session;

import java.io.IOException;
import java.util.Optional;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RecordingReader;

/**
 * What a run begins with and who presses its buttons, as its options or the recording they name
 * say.
 *
 * @param clock local time at the start in seconds since 1970, 0 for none
 * @param input buttons of a script or recording
 */
public record RunPlan(
        StartPlace place,
        long seed,
        boolean testPlay,
        long clock,
        InputSource input,
        Optional<Recording> replay) {

    /**
     * @param seed when the options name none
     * @param clock when it isn't a replay
     * @throws InputScriptException naming what is wrong in which line of the script or recording
     */
    public static RunPlan of(RunOptions options, long seed, long clock)
            throws IOException, InputScriptException {
        if (options.replay() != null) {
            return replaying(RecordingReader.read(options.replay()));
        }
        return new RunPlan(
                options.start().place(),
                options.seedOr(seed),
                options.testPlay(),
                clock,
                options.input() == null ? InputSource.NONE : InputScript.read(options.input()),
                Optional.empty());
    }

    /** A game played by hand. */
    public static RunPlan at(StartPlace place, long seed, long clock) {
        return new RunPlan(place, seed, false, clock, InputSource.NONE, Optional.empty());
    }

    /** Plays a recording. */
    public static RunPlan replaying(Recording recording) {
        return new RunPlan(
                recording.origin().place(),
                recording.origin().seed(),
                recording.origin().testPlay(),
                recording.origin().clock(),
                recording.input(),
                Optional.of(recording));
    }

    /** The same with another script's buttons. */
    public RunPlan with(InputSource script) {
        return new RunPlan(place, seed, testPlay, clock, script, replay);
    }
}
