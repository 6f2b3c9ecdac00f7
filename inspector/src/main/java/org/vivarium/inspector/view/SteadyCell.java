package org.vivarium.inspector.view;

import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.TableCell;
import javafx.scene.text.Text;

/**
 * A cell whose words change many times a second. A label's change has its table laid out anew, from
 * the first row to the last; here the words lie apart from the layout and are put in place alone.
 *
 * @param <S> kind of the table's rows
 * @param <T> kind of the cell's value
 */
public abstract class SteadyCell<S, T> extends TableCell<S, T> {
    private static final double MARGIN = 6;

    private final Text words = new Text();

    protected SteadyCell(Pos alignment) {
        setAlignment(alignment);
        words.setManaged(false);
        words.setMouseTransparent(true);
        words.setTextOrigin(VPos.CENTER);
        words.fillProperty().bind(textFillProperty());
        words.fontProperty().bind(fontProperty());
    }

    /** What the cell says of a value. */
    protected abstract String words(T value);

    /** The text as it is shown, for whoever can't see it. */
    public final String shown() {
        return words.getText();
    }

    @Override
    protected void updateItem(T value, boolean empty) {
        super.updateItem(value, empty);
        String now = empty || value == null ? "" : words(value);
        if (!now.equals(words.getText())) {
            words.setText(now);
            setAccessibleText(now);
            place();
        }
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (words.getParent() != this) {
            getChildren().add(words);
        }
        place();
    }

    private void place() {
        double room = getWidth() - MARGIN;
        double wide = words.getLayoutBounds().getWidth();
        boolean right = getAlignment() == Pos.CENTER_RIGHT;
        words.setLayoutX(Math.round(right ? Math.max(0, room - wide) : MARGIN));
        words.setLayoutY(Math.round(getHeight() / 2));
        words.setVisible(wide <= getWidth());
    }
}
