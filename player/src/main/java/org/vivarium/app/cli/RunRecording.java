package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.engine.save.replay.InputRecorder;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.state.StateDigest;

/** Writes a run down as a recording, and checks a replay against the one it came from. */
final class RunRecording {
    private RunRecording() {}

    /** A start in the words of a recording. */
    static String words(StartPlace place) {
        return switch (place) {
            case StartPlace.Title() -> "title";
            case StartPlace.NewGame() -> "new-game";
            case StartPlace.OnMap(int map, int x, int y) -> "map " + map + " " + x + "," + y;
            case StartPlace.Load(int slot) -> "load " + slot;
            case StartPlace.Battle(int troop) -> "battle " + troop;
        };
    }

    /**
     * The start that a recording names.
     *
     * @throws InputScriptException when it names none
     */
    static StartPlace place(String words, String file) throws InputScriptException {
        String[] parts = words.split("[ ,]");
        try {
            return switch (parts[0]) {
                case "title" -> new StartPlace.Title();
                case "new-game" -> new StartPlace.NewGame();
                case "load" -> new StartPlace.Load(number(parts, 1));
                case "battle" -> new StartPlace.Battle(number(parts, 1));
                case "map" ->
                        new StartPlace.OnMap(number(parts, 1), number(parts, 2), number(parts, 3));
                default -> throw new InputScriptException(file, 1, "no such start: " + words);
            };
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw new InputScriptException(file, 1, "a start that says too little: " + words);
        }
    }

    private static int number(String[] parts, int index) {
        return Integer.parseInt(parts[index]);
    }

    static void write(Path file, InputRecorder recorder, Engine engine, StartPlace place, long seed)
            throws IOException {
        recorder.write(
                file,
                Snapshots.gameDigest(engine),
                seed,
                engine.state.system.testPlay,
                words(place),
                StateDigest.of(engine.state));
    }

    /** Whether the replay ended as its recording did. */
    static boolean same(Recording recording, Engine engine) {
        return !recording.complete() || StateDigest.of(engine.state) == recording.endDigest();
    }
}
