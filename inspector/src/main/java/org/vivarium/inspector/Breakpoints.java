package org.vivarium.inspector;

import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.Request;
import org.vivarium.model.Address;

/** Commands before which events of the running game stop; forgotten with that game. */
public final class Breakpoints {
    private final ObservableSet<Address> places = FXCollections.observableSet();
    private final Consumer<Request> ask;

    /**
     * @param ask sends a request to the running engine
     */
    Breakpoints(Consumer<Request> ask) {
        this.ask = ask;
    }

    /** Addresses of commands; not to be written to. */
    public ObservableSet<Address> places() {
        return places;
    }

    public boolean has(Address command) {
        return places.contains(command);
    }

    /** Stops events before a command, or no longer. */
    public void toggle(Address command) {
        boolean on = places.add(command);
        if (!on) {
            places.remove(command);
        }
        ask.accept(on ? new DebugRequest.Break(command) : new DebugRequest.Unbreak(command));
    }

    void forget() {
        places.clear();
    }
}
