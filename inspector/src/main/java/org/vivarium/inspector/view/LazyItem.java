package org.vivarium.inspector.view;

import java.util.List;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;

/** A line of a tree that makes the lines below it when it is first opened. */
public final class LazyItem<T> extends TreeItem<T> {
    private Supplier<List<TreeItem<T>>> maker;

    public LazyItem(T value, Supplier<List<TreeItem<T>>> maker) {
        super(value);
        this.maker = maker;
    }

    @Override
    public boolean isLeaf() {
        return maker == null && super.getChildren().isEmpty();
    }

    @Override
    public ObservableList<TreeItem<T>> getChildren() {
        if (maker != null) {
            Supplier<List<TreeItem<T>>> now = maker;
            maker = null;
            super.getChildren().setAll(now.get());
        }
        return super.getChildren();
    }
}
