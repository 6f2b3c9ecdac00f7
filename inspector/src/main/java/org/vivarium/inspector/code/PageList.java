package org.vivarium.inspector.code;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.vivarium.inspector.Texts;

/** The pages of one event: what starts each and what must hold. */
final class PageList {
    private final ListView<CodePage> view = new ListView<>();
    private final Consumer<Link> follow;
    private boolean showing;

    PageList(Consumer<CodePage> chosen, Consumer<Link> follow) {
        this.follow = follow;
        view.setId("code-pages");
        view.getStyleClass().addAll("dense", "edge-to-edge", "code-pages");
        view.setPlaceholder(new Label(Texts.of("code.noPages")));
        view.setCellFactory(list -> new PageCell());
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!showing && now != null) {
                                chosen.accept(now);
                            }
                        });
    }

    ListView<CodePage> node() {
        return view;
    }

    /** Shows pages without telling anybody that one was chosen. */
    void show(List<CodePage> pages, CodePage selected) {
        showing = true;
        view.getItems().setAll(pages);
        view.getSelectionModel().select(selected);
        showing = false;
        if (selected != null) {
            view.scrollTo(Math.max(0, pages.indexOf(selected) - 1));
        }
    }

    /** Goes to the page before or after. */
    void step(int by) {
        int next = view.getSelectionModel().getSelectedIndex() + by;
        if (next >= 0 && next < view.getItems().size()) {
            view.getSelectionModel().select(next);
        }
    }

    private final class PageCell extends ListCell<CodePage> {
        @Override
        protected void updateItem(CodePage page, boolean empty) {
            super.updateItem(page, empty);
            if (empty || page == null) {
                setGraphic(null);
                return;
            }
            var number = new Label(Texts.of("code.page", Integer.toString(page.number())));
            number.getStyleClass().add("strong");
            var trigger = new Label(page.trigger());
            trigger.getStyleClass().add("muted");
            var box = new VBox(new HBox(8, number, trigger));
            if (page.conditions().isEmpty()) {
                box.getChildren().add(muted(Texts.of("code.always")));
            }
            for (List<Token> condition : page.conditions()) {
                var line = new TextFlow();
                line.getChildren().addAll(TokenFlow.of(condition, follow));
                box.getChildren().add(line);
            }
            // a flow wraps at the cell's width only when it has no wish of its own
            box.setPrefWidth(0);
            setGraphic(box);
        }

        private static TextFlow muted(String words) {
            var text = new Text(words);
            text.getStyleClass().addAll("text", "script-words");
            return new TextFlow(text);
        }
    }
}
