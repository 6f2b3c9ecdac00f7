package org.vivarium.inspector.differences;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/** Compares two files, saves or games; a click on a difference shows its place. */
public final class DifferencesPanel extends BasePanel<BorderPane> implements Comparison.Listener {
    private final PanelContext context;
    private final ObservableList<Line> lines = FXCollections.observableArrayList();
    private final FilteredList<Line> shown = new FilteredList<>(lines);
    private final TableView<Line> table;
    private final SideChooser sides = new SideChooser(this::compare, this::cancel, this::filter);
    private final Label state = new Label();
    private GameFiles files;
    private Comparison running;

    public DifferencesPanel(PanelContext context) {
        super(new BorderPane());
        this.context = context;
        table = LineTable.make(shown);
        table.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY) {
                        go();
                    }
                });
        table.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        go();
                    }
                });
        state.setId("diff-state");
        state.getStyleClass().addAll("caption", "muted");
        root.setId("differences");
        root.setTop(sides);
        root.setCenter(table);
        root.setBottom(state);
        root.getStyleClass().add("panel-host");
        context.game().addListener((o, before, now) -> open(now));
        context.differences().addListener((o, before, now) -> compareEdits(now));
        open(context.game().get());
        compareEdits(context.differences().get());
    }

    private void open(GameFiles game) {
        cancel();
        files = game;
        lines.clear();
        state.setText("");
        sides.show(game);
        if (game != null) {
            game.revision().addListener((o, before, now) -> editsChanged(game));
        }
    }

    /** Choices change with edits; a comparison of edits is made again. */
    private void editsChanged(GameFiles game) {
        if (game == files) {
            Document document = context.differences().get();
            sides.show(game);
            if (document != null && root.getScene() != null) {
                compareEdits(document);
            }
        }
    }

    private void compareEdits(Document document) {
        if (document != null && files != null && files.documents().contains(document)) {
            sides.choose(Side.onDisk(document), Side.edited(document));
            compare();
        }
    }

    private void compare() {
        cancel();
        lines.clear();
        Side before = sides.before();
        Side after = sides.after();
        if (before == null || after == null || files == null) {
            return;
        }
        sides.running(true);
        state.setText(Texts.of("diff.running"));
        running = Comparison.start(before, after, this);
    }

    private void cancel() {
        if (running != null) {
            running.cancel();
            running = null;
            sides.running(false);
            state.setText(Texts.of("diff.cancelled"));
        }
    }

    /** Compares a file or game that lies elsewhere with what is chosen at the other side. */
    public void compareWith(Path path) {
        sides.choose(Side.elsewhere(path, files), sides.after());
        compare();
    }

    private void filter(String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        shown.setPredicate(line -> wanted.isEmpty() || line.contains(wanted));
    }

    @Override
    public void found(List<Line> found) {
        lines.addAll(found);
        headline(Texts.of("diff.count", Units.count(lines.size())));
    }

    @Override
    public void done(String words) {
        running = null;
        sides.running(false);
        String count = Texts.of("diff.count", Units.count(lines.size()));
        state.setText(words.isEmpty() ? count : count + " · " + words);
    }

    /** Shows the place of the chosen difference, or the innermost one around it that is there. */
    private void go() {
        Line line = table.getSelectionModel().getSelectedItem();
        if (line == null || files == null) {
            return;
        }
        Address place = inGame(line.difference().at());
        while (place != null && !isHere(place)) {
            place = place.parent();
        }
        if (place == null) {
            context.notifier().warn(Texts.of("diff.notHere"));
            return;
        }
        boolean code = place.find(Level.COMMAND) != null;
        context.navigator().go(place, code ? Viewer.CODE : Viewer.TABLES);
    }

    private boolean isHere(Address place) {
        try {
            return Spot.find(place, files) != null;
        } catch (IOException e) {
            return false;
        }
    }

    /** Places of a comparison of games begin with their file: here they get their game. */
    private Address inGame(Address place) {
        if (place.find(Level.GAME) != null) {
            return place;
        }
        return Address.parse(files.address() + "/" + place);
    }

    @Override
    protected void onShown() {
        if (files != null) {
            sides.show(files);
        }
    }

    @Override
    protected void onHidden() {
        cancel();
    }
}
