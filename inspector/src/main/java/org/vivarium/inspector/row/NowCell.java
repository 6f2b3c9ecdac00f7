package org.vivarium.inspector.row;

import java.util.function.Supplier;
import javafx.scene.control.TreeTableCell;

/** What a field is in the running game. */
final class NowCell extends TreeTableCell<FieldItem, FieldItem> {
    private final Supplier<LiveValues> live;

    NowCell(Supplier<LiveValues> live) {
        this.live = live;
        getStyleClass().addAll("now-cell", "live-value");
    }

    @Override
    protected void updateItem(FieldItem item, boolean empty) {
        super.updateItem(item, empty);
        refresh();
    }

    void refresh() {
        setText(
                !isEmpty() && getItem() instanceof FieldItem.Value value
                        ? live.get().of(value.place(), value.field())
                        : null);
    }
}
