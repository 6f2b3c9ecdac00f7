package org.vivarium.app.shell;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.vivarium.app.session.PlaySession;
import org.vivarium.control.Answer;
import org.vivarium.control.GameRequest;
import org.vivarium.inspector.Texts;

/** Recordings of what was played: writing one, playing one. */
final class RecordingActions {
    private static final String SUFFIX = ".vivarium-run.txt";

    private final Stage stage;
    private final Notices notices;
    private final Consumer<Path> play;
    private PlaySession session;

    /**
     * @param play plays a recording of the open game from its start
     */
    RecordingActions(Stage stage, Notices notices, Consumer<Path> play) {
        this.stage = stage;
        this.notices = notices;
        this.play = play;
    }

    void addTo(Actions actions) {
        actions.add("saveRecording", MaterialDesignR.RECORD_REC, "Shortcut+R", this::choosePlace);
        actions.add("playRecording", MaterialDesignF.FILM, "", this::chooseRecording);
    }

    void feed(PlaySession running) {
        session = running;
    }

    private FileChooser chooser(String title) {
        var chooser = new FileChooser();
        chooser.setTitle(Texts.of(title));
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(Texts.of("recording.files"), "*" + SUFFIX),
                        new FileChooser.ExtensionFilter(Texts.of("recording.any"), "*"));
        return chooser;
    }

    private void choosePlace() {
        if (session == null) {
            return;
        }
        FileChooser chooser = chooser("action.saveRecording");
        chooser.setInitialFileName(session.files().title() + SUFFIX);
        File file = chooser.showSaveDialog(stage);
        if (file != null) {
            write(file.toPath());
        }
    }

    /** Writes what was played since the game was opened, or since it was last changed by hand. */
    void write(Path file) {
        session.control()
                .offer(
                        new GameRequest.TakeRecording(),
                        answer -> Thread.ofVirtual().start(() -> write(file, answer)));
    }

    private void write(Path file, Answer answer) {
        switch (answer) {
            case Answer.Recorded recorded -> {
                try {
                    Files.write(file, recorded.lines());
                    notices.info(Texts.of("recording.written", file.toAbsolutePath()));
                } catch (IOException e) {
                    notices.warn(Texts.of("recording.failed", e.getMessage()));
                }
            }
            case Answer.Refused refused ->
                    notices.warn(Texts.of("recording.failed", refused.reason()));
            default -> throw new IllegalStateException("no answer to this: " + answer);
        }
    }

    private void chooseRecording() {
        if (session == null) {
            return;
        }
        File file = chooser("action.playRecording").showOpenDialog(stage);
        if (file != null) {
            play.accept(file.toPath());
        }
    }
}
