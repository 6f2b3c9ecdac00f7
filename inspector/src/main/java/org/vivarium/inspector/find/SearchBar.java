package org.vivarium.inspector.find;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;
import org.vivarium.inspector.Searches.Search;
import org.vivarium.inspector.Searches.Wording;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.Keyboard;
import org.vivarium.model.refs.Sought;

/** Where a search is put together: what kind, which words, how they match. */
final class SearchBar {
    /** The kinds of search. */
    enum Kind {
        TEXTS,
        CODE,
        USES;

        String title() {
            return Texts.of("find.kind." + name());
        }
    }

    private final ComboBox<Kind> kind = new ComboBox<>();
    private final TextField words = new TextField();
    private final ToggleButton matchCase = toggle("find-case", "Aa");
    private final ToggleButton regex = toggle("find-regex", ".*");
    private final HBox node = new HBox(6, kind, words, matchCase, regex);
    private final Consumer<Search> search;
    private final Consumer<String> wrong;
    private final Function<String, Optional<Sought>> parse;

    /**
     * @param search told what to look for when the user wants it
     * @param wrong told why what was typed is nothing to look for
     * @param parse takes what was typed for something to be used
     * @param down called when the keyboard should go on to what was found
     */
    SearchBar(
            Consumer<Search> search,
            Consumer<String> wrong,
            Function<String, Optional<Sought>> parse,
            Runnable down) {
        this.search = search;
        this.wrong = wrong;
        this.parse = parse;
        kind.setId("find-kind");
        kind.getItems().setAll(Kind.values());
        kind.setConverter(new KindTitle());
        kind.getSelectionModel().select(Kind.TEXTS);
        kind.valueProperty().addListener((o, before, now) -> adapt());
        words.setId("find-words");
        words.getStyleClass().add("find-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        words.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        start();
                        event.consume();
                    } else if (event.getCode() == KeyCode.DOWN) {
                        down.run();
                        event.consume();
                    }
                });
        node.getStyleClass().add("search-bar");
        adapt();
    }

    private static ToggleButton toggle(String id, String text) {
        var button = new ToggleButton(text);
        button.setId(id);
        button.getStyleClass().add("small-tool");
        button.setTooltip(new Tooltip(Texts.of(id.replace('-', '.') + ".tip")));
        return button;
    }

    HBox node() {
        return node;
    }

    private void adapt() {
        boolean uses = kind.getValue() == Kind.USES;
        matchCase.setDisable(uses);
        regex.setDisable(uses);
        words.setPromptText(Texts.of("find.prompt." + kind.getValue()));
    }

    /** Starts what the fields say. */
    void start() {
        String typed = words.getText().strip();
        if (typed.isEmpty()) {
            return;
        }
        var wording = new Wording(words.getText(), matchCase.isSelected(), regex.isSelected());
        switch (kind.getValue()) {
            case TEXTS -> search.accept(new Search.InTexts(wording));
            case CODE -> search.accept(new Search.InCode(wording));
            case USES ->
                    parse.apply(typed)
                            .ifPresentOrElse(
                                    sought -> search.accept(new Search.UsedBy(sought)),
                                    () -> wrong.accept(Texts.of("find.noSuch", typed)));
        }
    }

    /** Shows a search that was started elsewhere. */
    void show(Search started) {
        switch (started) {
            case Search.UsedBy(Sought sought) -> {
                kind.setValue(Kind.USES);
                words.setText(sought.toString());
            }
            case Search.InTexts(Wording wording) -> show(Kind.TEXTS, wording);
            case Search.InCode(Wording wording) -> show(Kind.CODE, wording);
        }
    }

    private void show(Kind of, Wording wording) {
        kind.setValue(of);
        words.setText(wording.words());
        matchCase.setSelected(wording.matchCase());
        regex.setSelected(wording.regex());
    }

    void enter() {
        Keyboard.give(words);
        words.selectAll();
    }

    /** Whether somebody is typing here. */
    boolean isTyped() {
        return words.isFocused();
    }

    private static final class KindTitle extends StringConverter<Kind> {
        @Override
        public String toString(Kind value) {
            return value == null ? "" : value.title();
        }

        @Override
        public Kind fromString(String text) {
            throw new UnsupportedOperationException("the list is not typed into");
        }
    }
}
