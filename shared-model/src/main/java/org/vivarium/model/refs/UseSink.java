package org.vivarium.model.refs;

import java.util.function.Consumer;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;

/**
 * Picks the uses of one row or file from a scan; a place is told once, however often it names it.
 */
public final class UseSink implements ReferenceSink {
    private final Sought sought;
    private final Consumer<Address> found;
    private Address last;

    /**
     * @param found called with each place, in the order of the scan
     */
    public UseSink(Sought sought, Consumer<Address> found) {
        this.sought = sought;
        this.found = found;
    }

    @Override
    public void row(Target target, int id, Address from) {
        if (sought.matches(target, id)) {
            tell(from);
        }
    }

    @Override
    public void file(Target target, String name, Address from) {
        if (sought.matches(target, name)) {
            tell(from);
        }
    }

    private void tell(Address from) {
        if (!from.equals(last)) {
            last = from;
            found.accept(from);
        }
    }
}
