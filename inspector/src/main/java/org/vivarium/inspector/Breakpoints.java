package org.vivarium.inspector;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.Request;
import org.vivarium.model.Address;

/** Commands before which events of the open game stop; each game's are kept for its next time. */
public final class Breakpoints {
    private static final String KEY = "breakpoints:";

    private final ObservableList<Breakpoint> list = FXCollections.observableArrayList();
    private final Consumer<Request> ask;
    private final ViewMemory memory;
    private String game;

    /**
     * @param ask sends a request to the running engine
     */
    Breakpoints(Consumer<Request> ask, ViewMemory memory) {
        this.ask = ask;
        this.memory = memory;
    }

    /** All of them, those switched off included; not to be written to. */
    public ObservableList<Breakpoint> list() {
        return list;
    }

    /** The one before a command, or null. */
    public Breakpoint at(Address command) {
        for (Breakpoint one : list) {
            if (one.command().equals(command)) {
                return one;
            }
        }
        return null;
    }

    public boolean has(Address command) {
        return at(command) != null;
    }

    /** Stops events before a command, or no longer. */
    public void toggle(Address command) {
        Breakpoint there = at(command);
        if (there == null) {
            set(new Breakpoint(command));
        } else {
            remove(there);
        }
    }

    /** Adds a breakpoint, or puts it in the place of the one at the same command. */
    public void set(Breakpoint wanted) {
        Breakpoint there = at(wanted.command());
        if (there == null) {
            list.add(wanted);
        } else {
            list.set(list.indexOf(there), wanted);
        }
        ask.accept(wanted.request());
        keep();
    }

    public void remove(Breakpoint one) {
        list.remove(one);
        ask.accept(new DebugRequest.Unbreak(one.command()));
        keep();
    }

    public void clear() {
        list.clear();
        ask.accept(new DebugRequest.ClearBreaks());
        keep();
    }

    private void keep() {
        if (game != null) {
            memory.write(
                    KEY + game,
                    list.stream().map(Breakpoint::toLine).collect(Collectors.joining("\n")));
        }
    }

    /** Another game is open, or none: takes up those it had before. */
    void open(GameFiles files) {
        game = files == null ? null : files.address().toString();
        List<Breakpoint> kept =
                game == null
                        ? List.of()
                        : memory.read(KEY + game)
                                .orElse("")
                                .lines()
                                .map(Breakpoint::ofLine)
                                .filter(Objects::nonNull)
                                .toList();
        list.setAll(kept);
    }

    /** An engine runs that knows nothing of them yet. */
    void tell() {
        list.stream().filter(Breakpoint::on).forEach(one -> ask.accept(one.request()));
    }
}
