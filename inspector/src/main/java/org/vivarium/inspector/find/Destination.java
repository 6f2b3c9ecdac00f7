package org.vivarium.inspector.find;

import java.util.Optional;
import org.kordamp.ikonli.Ikon;
import org.vivarium.model.Address;
import org.vivarium.model.refs.Sought;

/**
 * Something that can be gone to by its name.
 *
 * @param kind what it is, in a word: "item", "map"; empty for something to do
 * @param id 0 when it has no number
 * @param hint more about it, shown at the end of the line
 * @param aim where choosing it leads
 */
public record Destination(Ikon icon, String name, String kind, int id, String hint, Aim aim) {
    /** Where choosing something leads. */
    public sealed interface Aim {
        /** A place in the files; what uses it can be asked when it is a row. */
        record Place(Address address, Optional<Sought> sought) implements Aim {}

        /** A file of the game: its uses are shown. */
        record Uses(Sought sought) implements Aim {}

        /** Something the window does. */
        record Deed(Runnable run) implements Aim {}
    }

    /** Something the window does. */
    public static Destination deed(Ikon icon, String title, String keys, Runnable run) {
        return new Destination(icon, title, "", 0, keys, new Aim.Deed(run));
    }

    boolean isDeed() {
        return aim instanceof Aim.Deed;
    }
}
