package org.vivarium.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.vivarium.model.Address;

/**
 * Where the user is in the game's files, and where he came from. Whoever shows a link calls {@link
 * #go}; every view that can show places listens to {@link #visit} and shows those meant for it. All
 * on the window's thread.
 */
public final class Navigator {
    private static final int REMEMBERED = 200;

    /** What shows a place. */
    public enum Viewer {
        TABLES,
        CODE,
        MAP,
        /**
         * What differs between two files: it is brought to the front, places aren't visited in it.
         */
        DIFFERENCES
    }

    /** A place together with the view it is looked at in. */
    public record Visit(Address place, Viewer viewer) {
        public Visit {
            Objects.requireNonNull(place);
            Objects.requireNonNull(viewer);
        }
    }

    private final List<Visit> history = new ArrayList<>();
    private final ReadOnlyObjectWrapper<Visit> visit = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();
    private int position = -1;
    private Consumer<Viewer> reveal = viewer -> {};

    /** Says how a view is brought to the front; called before its visit is told. */
    public void onReveal(Consumer<Viewer> action) {
        reveal = action;
    }

    /** What is looked at now; null before anything was chosen. */
    public ReadOnlyObjectProperty<Visit> visit() {
        return visit.getReadOnlyProperty();
    }

    /** Shows a place in the view that suits it: code for pages and commands, a map for a map. */
    public void go(Address place) {
        go(place, suitable(place));
    }

    /** Shows a place in that view. */
    public void go(Address place, Viewer viewer) {
        Visit next = new Visit(place, viewer);
        if (position < 0 || !history.get(position).equals(next)) {
            history.subList(position + 1, history.size()).clear();
            history.add(next);
            if (history.size() > REMEMBERED) {
                history.removeFirst();
            }
            position = history.size() - 1;
        }
        show();
    }

    /** Brings a view to the front without going anywhere. */
    public void reveal(Viewer viewer) {
        reveal.accept(viewer);
    }

    /** Returns to the place before this one; does nothing at the first. */
    public void back() {
        if (position > 0) {
            position--;
            show();
        }
    }

    /** Undoes one {@link #back}. */
    public void forward() {
        if (position < history.size() - 1) {
            position++;
            show();
        }
    }

    /** Forgets all places, as when another game is opened. */
    public void clear() {
        history.clear();
        position = -1;
        visit.set(null);
        tellEnds();
    }

    public ReadOnlyBooleanProperty canGoBack() {
        return canGoBack.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canGoForward() {
        return canGoForward.getReadOnlyProperty();
    }

    private void show() {
        Visit now = history.get(position);
        tellEnds();
        reveal.accept(now.viewer());
        visit.set(now);
    }

    private void tellEnds() {
        canGoBack.set(position > 0);
        canGoForward.set(position < history.size() - 1);
    }

    private static Viewer suitable(Address place) {
        return switch (place.level()) {
            case PAGE, COMMAND -> Viewer.CODE;
            case MAP, TILE -> Viewer.MAP;
            case EVENT -> place.find(Address.Level.MAP) == null ? Viewer.CODE : Viewer.MAP;
            default -> Viewer.TABLES;
        };
    }
}
