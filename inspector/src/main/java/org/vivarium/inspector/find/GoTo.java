package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.find.Destination.Aim;
import org.vivarium.inspector.watch.WatchedRow;

/**
 * Goes to anything by a few letters of its name: rows, maps, events, files, and what the window can
 * do. Enter goes there, Shift+Enter shows who uses it, Escape closes it.
 */
public final class GoTo {
    private static final int MOST = 200;
    private static final double WIDTH = 620;
    private static final double HEIGHT = 380;

    private final PanelContext context;
    private final Supplier<? extends Collection<Destination>> deeds;
    private final Runnable closed;
    private final TextField text = new TextField();
    private final ListView<Destination> list = new ListView<>();
    private final VBox box;
    private NameIndex index;

    /**
     * @param deeds what the window can do
     * @param closed gives the keyboard back to where it was
     */
    public GoTo(
            PanelContext context,
            Supplier<? extends Collection<Destination>> deeds,
            Runnable closed) {
        this.context = context;
        this.deeds = deeds;
        this.closed = closed;
        text.setId("palette-text");
        text.setPromptText(Texts.of("goto.prompt"));
        text.textProperty().addListener((o, before, now) -> filter(now));
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        text.focusedProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!now && !list.isFocused()) {
                                close();
                            }
                        });
        list.setId("palette-list");
        list.getStyleClass().addAll("dense", "edge-to-edge");
        list.setPrefHeight(HEIGHT);
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label(Texts.of("goto.nothing")));
        list.setCellFactory(view -> new DestinationCell());
        list.setOnMouseClicked(event -> choose(event.isShiftDown()));
        var hint = new Label(Texts.of("goto.hint"));
        hint.getStyleClass().addAll("muted", "caption");
        box = new VBox(text, list, hint);
        box.setId("palette");
        box.getStyleClass().add("palette");
        box.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        box.setVisible(false);
        StackPane.setAlignment(box, Pos.TOP_CENTER);
    }

    /** To be laid over the window. */
    public Region node() {
        return box;
    }

    public void open() {
        GameFiles game = context.game().get();
        if (game == null) {
            index = null;
        } else if (index == null || !index.isOf(game)) {
            index = NameIndex.of(game, this::refresh);
        }
        text.clear();
        filter("");
        box.setVisible(true);
        text.requestFocus();
    }

    private void close() {
        if (box.isVisible()) {
            box.setVisible(false);
            closed.run();
        }
    }

    private void filter(String typed) {
        var score = new FuzzyScore(typed);
        List<Destination> found =
                score.isEmpty() ? List.copyOf(deeds.get()) : best(score, deeds.get());
        list.getItems().setAll(found);
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    /** Finds again: more names are known than when the letters were typed. */
    private void refresh() {
        Destination chosen = list.getSelectionModel().getSelectedItem();
        boolean first = list.getSelectionModel().getSelectedIndex() <= 0;
        if (box.isVisible() && !text.getText().isBlank()) {
            filter(text.getText());
            if (!first && list.getItems().contains(chosen)) {
                list.getSelectionModel().select(chosen);
            }
        }
    }

    private List<Destination> best(FuzzyScore score, Collection<Destination> first) {
        record Scored(Destination destination, int score) {}
        var all = new ArrayList<Scored>();
        for (Destination destination : first) {
            all.add(new Scored(destination, score.of(destination)));
        }
        if (index != null) {
            for (Destination destination : index.named()) {
                all.add(new Scored(destination, score.of(destination)));
            }
        }
        return all.stream()
                .filter(scored -> scored.score() >= 0)
                .sorted(Comparator.comparingInt(Scored::score).reversed())
                .limit(MOST)
                .map(Scored::destination)
                .toList();
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> list.getSelectionModel().selectNext();
            case UP -> list.getSelectionModel().selectPrevious();
            case ENTER -> {
                if (event.isShortcutDown()) {
                    watch();
                } else {
                    choose(event.isShiftDown());
                }
            }
            case ESCAPE -> close();
            default -> {
                return;
            }
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 6));
        event.consume();
    }

    /** Watches the chosen row in the running game. */
    private void watch() {
        Destination chosen = list.getSelectionModel().getSelectedItem();
        close();
        if (chosen != null && chosen.aim() instanceof Aim.Place(var address, var sought)) {
            WatchedRow.watch(context, address);
        }
    }

    private void choose(boolean uses) {
        Destination chosen = list.getSelectionModel().getSelectedItem();
        if (chosen == null) {
            return;
        }
        close();
        switch (chosen.aim()) {
            case Aim.Deed(Runnable run) -> run.run();
            case Aim.Uses(var sought) -> context.searches().usedBy(sought);
            case Aim.Place(var address, var sought) -> {
                if (uses && sought.isPresent()) {
                    context.searches().usedBy(sought.get());
                } else {
                    context.navigator().go(address);
                }
            }
        }
    }
}
