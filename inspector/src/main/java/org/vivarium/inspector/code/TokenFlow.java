package org.vivarium.inspector.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Cursor;
import javafx.scene.text.Text;

/** Words of a script as nodes, for places outside of the code's own text. */
final class TokenFlow {
    private TokenFlow() {}

    /**
     * @param follow told the link of a word that is clicked
     */
    static List<Text> of(List<Token> tokens, Consumer<Link> follow) {
        var texts = new ArrayList<Text>();
        for (Token token : tokens) {
            var text = new Text(token.text());
            text.getStyleClass().addAll("text", token.kind().style());
            if (token.link() != null) {
                text.getStyleClass().add("script-link");
                text.setCursor(Cursor.HAND);
                text.setOnMouseClicked(
                        event -> {
                            follow.accept(token.link());
                            event.consume();
                        });
            }
            texts.add(text);
        }
        return texts;
    }
}
