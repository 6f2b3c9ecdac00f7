package org.vivarium.inspector.sound;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.SoundSnapshot;
import org.vivarium.telemetry.SoundSnapshot.Load;
import org.vivarium.telemetry.SoundSnapshot.Voice;

/** What is heard: voices playing, files loaded with their times, and how the output is doing. */
public final class SoundPanel extends BasePanel<StackPane> {
    /** Rows are replaced ten times a second: positions stay readable. */
    private static final int PULSES_BETWEEN = 3;

    private final SoundFacts facts = new SoundFacts();
    private final TableView<Voice> voices = SoundTables.voices();
    private final TableView<Load> loads = SoundTables.loads();
    private final Label empty = new Label(Texts.of("sound.empty"));
    private final VBox content;
    private final SoundWatch watch;
    private int pulses;

    public SoundPanel(PanelContext context) {
        super(new StackPane());
        var tables = new SplitPane(voices, loads);
        tables.setOrientation(Orientation.VERTICAL);
        VBox.setVgrow(tables, Priority.ALWAYS);
        content = new VBox(6, facts.node(), tables);
        content.getStyleClass().add("padded-panel");
        content.setVisible(false);
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        root.getChildren().setAll(empty, content);
        watch = whileShown(new SoundWatch(context));
    }

    @Override
    public void pulse() {
        if (pulses++ % PULSES_BETWEEN != 0) {
            return;
        }
        SoundSnapshot snapshot = watch.latest();
        boolean mixing = snapshot != SoundSnapshot.EMPTY;
        content.setVisible(mixing);
        empty.setVisible(!mixing);
        if (mixing) {
            facts.show(snapshot);
            SoundTables.show(voices, snapshot.voices());
            SoundTables.show(loads, snapshot.loads());
            headline(SoundTables.headline(snapshot));
        }
    }
}
