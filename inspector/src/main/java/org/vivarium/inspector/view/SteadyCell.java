package org.vivarium.inspector.view;

import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import javafx.util.Subscription;

/**
 * A cell whose words change many times a second. A table asks for a layout of all its rows whenever
 * a column's value or a label changes; here the column's value is the row itself, and the words
 * follow one of its numbers apart from the layout.
 *
 * @param <S> kind of the table's rows
 */
public final class SteadyCell<S> extends TableCell<S, S> {
    private final Text words = new Text();
    private final Function<S, ObservableValue<?>> followed;
    private final Function<S, String> described;
    private Subscription subscription = Subscription.EMPTY;

    /**
     * @param followed what of a row the words tell of
     * @param described the words
     */
    public SteadyCell(
            Pos alignment,
            Function<S, ObservableValue<?>> followed,
            Function<S, String> described) {
        this.followed = followed;
        this.described = described;
        setAlignment(alignment);
        // A point the cell places once; the words hang on it, to its left or right. They are moved
        // by
        // their translation: another layout place would ask for a layout.
        var anchor = new Pane(words);
        anchor.setMinSize(0, 0);
        anchor.setPrefSize(0, 0);
        anchor.setMaxSize(0, 0);
        setGraphic(anchor);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        words.setManaged(false);
        words.getStyleClass().add("text");
        words.setMouseTransparent(true);
        words.setTextOrigin(VPos.CENTER);
        words.fillProperty().bind(textFillProperty());
        words.fontProperty().bind(fontProperty());
    }

    /** The words as they are shown. */
    public String shown() {
        return words.getText();
    }

    @Override
    protected void updateItem(S row, boolean empty) {
        S before = getItem();
        super.updateItem(row, empty);
        if (row != before || empty) {
            subscription.unsubscribe();
            subscription =
                    empty || row == null
                            ? Subscription.EMPTY
                            : followed.apply(row).subscribe(this::tell);
        }
        tell();
    }

    private void tell() {
        S row = getItem();
        String now = isEmpty() || row == null ? "" : described.apply(row);
        if (!now.equals(words.getText())) {
            words.setText(now);
            setAccessibleText(now);
            place();
        }
    }

    private void place() {
        double wide = words.getLayoutBounds().getWidth();
        words.setTranslateX(getAlignment() == Pos.CENTER_RIGHT ? -Math.round(wide) : 0);
    }
}
