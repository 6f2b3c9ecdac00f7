package org.vivarium.engine.save.replay;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.engine.save.quick.StateShape;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateDigest;

/** Writes recordings in the form that {@link RecordingReader} reads. */
public final class RecordingWriter {
    private RecordingWriter() {}

    /**
     * The lines of a recording's file.
     *
     * @param edits values set by hand since the track's beginning
     * @param end the state after the track's last frame
     */
    public static List<String> lines(
            RunOrigin origin, InputTrack track, List<TimedEdit> edits, GameState end) {
        List<String> lines = new ArrayList<>();
        header(lines, RecordingReader.VERSION_KEY, RecordingReader.VERSION);
        header(lines, "game", Long.toHexString(origin.game()));
        header(lines, "seed", Long.toString(origin.seed()));
        if (origin.testPlay()) {
            header(lines, "test-play", "");
        }
        if (origin.clock() != 0) {
            header(lines, "clock", Long.toString(origin.clock()));
        }
        header(lines, "start", StartWords.of(origin.place()));
        origin.saves().forEach((slot, save) -> header(lines, "save-" + slot, PackedBytes.of(save)));
        if (track.beginning().length > 0) {
            header(lines, "shape", Long.toHexString(StateShape.current()));
            header(lines, "state", PackedBytes.of(track.beginning()));
        }
        header(lines, "end", Integer.toString(track.length() - 1));
        header(lines, "digest", Long.toHexString(StateDigest.of(end)));
        edits.forEach(edit -> header(lines, RecordingReader.EDIT, EditWords.of(edit)));
        lines.addAll(track.presses());
        return lines;
    }

    private static void header(List<String> lines, String key, String value) {
        lines.add((RecordingReader.MARK + " " + key + " " + value).stripTrailing());
    }
}
