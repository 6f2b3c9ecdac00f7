package org.vivarium.inspector;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * What all panels have in common: one node that holds everything, a headline, and watches that run
 * only while the panel can be seen.
 *
 * @param <N> kind of the node
 */
public abstract class BasePanel<N extends Node> implements Panel {
    protected final N root;
    private final StringProperty headline = new SimpleStringProperty("");
    private final List<Watch> watches = new ArrayList<>();

    protected BasePanel(N root) {
        this.root = root;
    }

    /** Lets a watch run whenever this panel can be seen. */
    protected final <W extends Watch> W whileShown(W watch) {
        watches.add(watch);
        return watch;
    }

    protected final void headline(String words) {
        headline.set(words);
    }

    /** The panel came into view; its watches run already. */
    protected void onShown() {}

    /** The panel left the view; its watches stand still already. */
    protected void onHidden() {}

    @Override
    public final N node() {
        return root;
    }

    @Override
    public final ObservableValue<String> headline() {
        return headline;
    }

    @Override
    public final void shown() {
        watches.forEach(Watch::start);
        onShown();
    }

    @Override
    public final void hidden() {
        watches.forEach(Watch::stop);
        onHidden();
    }

    /** Nothing: for panels that change by themselves. */
    @Override
    public void pulse() {}
}
