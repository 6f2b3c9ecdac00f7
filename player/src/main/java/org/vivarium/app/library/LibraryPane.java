package org.vivarium.app.library;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.vivarium.app.gamepad.PadButton;
import org.vivarium.inspector.Texts;

/**
 * What the game's place shows while no game is open: the user's games, the one played last first,
 * or what to do while there are none.
 */
public final class LibraryPane extends VBox {
    private final Library library;
    private final Consumer<Path> open;
    private final TextField search = new TextField();
    private final FlowPane cards = new FlowPane(14, 14);
    private final VBox empty;
    private final Label state = new Label();

    /** What the pane's buttons do. */
    public record Deeds(Runnable browse, Runnable addFolder, Runnable sample) {}

    /**
     * @param open opens a game
     */
    public LibraryPane(Library library, Deeds deeds, Consumer<Path> open) {
        super(10);
        this.library = library;
        this.open = open;
        setId("library");
        getStyleClass().add("library");
        empty = hint(deeds);
        cards.setId("library-games");
        var scroll = new ScrollPane(cards);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        var places = new StackPane(scroll, empty);
        VBox.setVgrow(places, Priority.ALWAYS);
        state.getStyleClass().add("muted");
        getChildren().setAll(head(deeds), places, state);
        library.games().addListener((ListChangeListener<LibraryGame>) change -> show());
        library.searching().addListener((o, before, now) -> show());
        search.textProperty().addListener((o, before, now) -> show());
        show();
    }

    private Node head(Deeds deeds) {
        var title = new Label(Texts.of("library.title"));
        title.getStyleClass().add(Styles.TITLE_3);
        search.setId("library-search");
        search.setPromptText(Texts.of("library.search"));
        search.setOnAction(event -> openFirst());
        search.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        search.clear();
                    }
                });
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var add = button("library-add", "library.add", MaterialDesignF.FOLDER_PLUS_OUTLINE);
        add.setOnAction(event -> deeds.addFolder().run());
        var browse = button("library-open", "action.open.short", MaterialDesignF.FOLDER_OPEN);
        browse.setOnAction(event -> deeds.browse().run());
        var head = new HBox(8, title, gap, search, browse, add);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private static VBox hint(Deeds deeds) {
        var title = new Label(Texts.of("welcome.title"));
        title.getStyleClass().add(Styles.TITLE_3);
        var hint = new Label(Texts.of("welcome.hint"));
        hint.getStyleClass().add("muted");
        hint.setWrapText(true);
        var browse = button("welcome-open", "action.open", MaterialDesignF.FOLDER_OPEN);
        browse.setDefaultButton(true);
        browse.setOnAction(event -> deeds.browse().run());
        var add = button("welcome-add", "library.add", MaterialDesignF.FOLDER_PLUS_OUTLINE);
        add.setOnAction(event -> deeds.addFolder().run());
        var sample = button("welcome-sample", "action.sample", MaterialDesignL.LEAF);
        sample.setOnAction(event -> deeds.sample().run());
        var buttons = new FlowPane(10, 10, browse, add, sample);
        buttons.setAlignment(Pos.CENTER);
        var box = new VBox(14, title, hint, buttons);
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("welcome");
        return box;
    }

    private static Button button(String id, String key, Ikon icon) {
        var button = new Button(Texts.of(key), new FontIcon(icon));
        button.setId(id);
        button.setTooltip(new Tooltip(Texts.of(key + ".tip")));
        return button;
    }

    /** Puts the keyboard where the arrows choose a game. */
    public void enter() {
        if (cards.getChildren().isEmpty()) {
            search.requestFocus();
        } else {
            cards.getChildren().getFirst().requestFocus();
        }
    }

    /** A gamepad chooses and opens games here. */
    public void choose(PadButton button) {
        Node chosen = getScene() == null ? null : getScene().getFocusOwner();
        if (!(chosen instanceof GameCard card)) {
            enter();
            return;
        }
        switch (button) {
            case SOUTH, START -> card.fire();
            case UP -> card.requestFocusTraversal(TraversalDirection.UP);
            case DOWN -> card.requestFocusTraversal(TraversalDirection.DOWN);
            case LEFT -> card.requestFocusTraversal(TraversalDirection.LEFT);
            case RIGHT -> card.requestFocusTraversal(TraversalDirection.RIGHT);
            default -> {}
        }
    }

    /** Says that a game is being opened; it may take a moment. */
    public void opening(Path game) {
        state.setText(Texts.of("library.opening", game.getFileName()));
    }

    private void openFirst() {
        if (!cards.getChildren().isEmpty()
                && cards.getChildren().getFirst() instanceof GameCard c) {
            open.accept(c.game.path());
        }
    }

    private void show() {
        List<GameCard> shown =
                library.games().stream()
                        .filter(game -> game.matches(search.getText()))
                        .sorted(order())
                        .map(this::card)
                        .toList();
        cards.getChildren().setAll(shown);
        int all = library.games().size();
        boolean searching = library.searching().get();
        empty.setVisible(all == 0 && !searching);
        state.setText(
                searching
                        ? Texts.of("library.searching")
                        : shown.size() == all
                                ? all == 0 ? "" : Texts.of("library.count", all)
                                : Texts.of("library.some", shown.size(), all));
    }

    /** Played last first, then by name. */
    private Comparator<LibraryGame> order() {
        return Comparator.comparingLong((LibraryGame game) -> -library.played(game).last())
                .thenComparing(LibraryGame::title, String.CASE_INSENSITIVE_ORDER);
    }

    private GameCard card(LibraryGame game) {
        return new GameCard(
                game,
                library.played(game),
                () -> open.accept(game.path()),
                () -> library.forget(game));
    }
}
