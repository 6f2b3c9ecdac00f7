package org.vivarium.inspector.tables;

import java.util.function.IntFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.vivarium.inspector.Texts;

/**
 * What each row of a table is in the running game: how many of an item, a switch, an actor's HP.
 */
final class LiveColumn {
    private static final double WIDTH = 92;

    private final IntFunction<String> value;
    private final TableColumn<Integer, Integer> column = new TableColumn<>(Texts.of("tables.now"));

    /**
     * @param value the words for the row at a position, empty for none
     */
    LiveColumn(IntFunction<String> value) {
        this.value = value;
        column.setPrefWidth(WIDTH);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(data -> new ReadOnlyObjectWrapper<>(data.getValue()));
        column.setCellFactory(c -> new Cell());
    }

    TableColumn<Integer, Integer> column() {
        return column;
    }

    /** One value now. */
    final class Cell extends TableCell<Integer, Integer> {
        Cell() {
            setAlignment(Pos.CENTER_RIGHT);
            getStyleClass().add("live-value");
        }

        @Override
        protected void updateItem(Integer position, boolean empty) {
            super.updateItem(position, empty);
            refresh();
        }

        void refresh() {
            setText(isEmpty() || getItem() == null ? null : value.apply(getItem()));
        }
    }
}
