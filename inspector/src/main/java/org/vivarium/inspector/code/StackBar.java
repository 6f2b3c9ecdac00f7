package org.vivarium.inspector.code;

import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import org.vivarium.inspector.Texts;

/** The calls around where an event stands still, the outermost first; a click goes to one. */
final class StackBar extends FlowPane {
    private final Consumer<StackLine> go;

    /**
     * @param go told the list to show
     */
    StackBar(Consumer<StackLine> go) {
        super(4, 0);
        this.go = go;
        setId("code-stack");
        getStyleClass().add("stack-bar");
    }

    void show(EventStop stop) {
        getChildren().clear();
        for (StackLine line : stop.stack()) {
            if (getChildren().isEmpty()) {
                getChildren().add(new Label(Texts.of("code.stack")));
            } else {
                getChildren().add(new Label("›"));
            }
            var link = new Hyperlink(stop.words(line));
            link.setOnAction(event -> go.accept(line));
            getChildren().add(link);
        }
        boolean any = !getChildren().isEmpty();
        setVisible(any);
        setManaged(any);
    }
}
