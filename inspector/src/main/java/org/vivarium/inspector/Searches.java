package org.vivarium.inspector;

import java.util.Objects;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.vivarium.model.refs.Sought;

/**
 * What is looked for in the open game. Whoever has something to look for asks here; the panel that
 * finds listens. Asking for the same again searches again. All on the window's thread.
 */
public final class Searches {
    /** One thing to look for. */
    public sealed interface Search {
        /** Who names this row or file. */
        record UsedBy(Sought sought) implements Search {
            public UsedBy {
                Objects.requireNonNull(sought);
            }
        }

        /** Where a text stands in names, messages and all other strings. */
        record InTexts(Wording wording) implements Search {}

        /** Which commands read like this, as the code view prints them. */
        record InCode(Wording wording) implements Search {}
    }

    /**
     * Words to find.
     *
     * @param matchCase whether capitals must be capitals
     * @param regex whether the words are a regular expression
     */
    public record Wording(String words, boolean matchCase, boolean regex) {
        public static Wording of(String words) {
            return new Wording(words, false, false);
        }
    }

    private final ReadOnlyObjectWrapper<Search> wanted = new ReadOnlyObjectWrapper<>();
    private Runnable reveal = () -> {};

    /** Says how the panel that finds is brought to the front; called before it is told. */
    public void onReveal(Runnable action) {
        reveal = action;
    }

    /** What is looked for now; null before anything was. */
    public ReadOnlyObjectProperty<Search> wanted() {
        return wanted.getReadOnlyProperty();
    }

    /** Looks for everything that uses a row, a switch, a variable, a picture, a sound, ... */
    public void usedBy(Sought sought) {
        look(new Search.UsedBy(sought));
    }

    /** Starts a search and brings its results to the front. */
    public void look(Search search) {
        reveal.run();
        wanted.set(null);
        wanted.set(search);
    }
}
