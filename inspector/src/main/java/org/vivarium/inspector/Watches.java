package org.vivarium.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.vivarium.control.Condition;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.Request;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.tables.filter.ConditionParser;
import org.vivarium.inspector.tables.filter.FilterException;

/** Values of the open game whose writes are logged; each game's are kept for its next time. */
public final class Watches {
    private static final String KEY = "watches:";
    private static final String CONDITIONS = "conditions:";

    /** A value, and whether events stop after each write of it. */
    public record Watch(Watchable value, boolean stops) {}

    private final ObservableList<Watch> list = FXCollections.observableArrayList();
    private final ObservableList<String> conditions = FXCollections.observableArrayList();
    private final Consumer<Request> ask;
    private final ViewMemory memory;
    private Runnable reveal = () -> {};
    private String game;

    /**
     * @param ask sends a request to the running engine
     */
    Watches(Consumer<Request> ask, ViewMemory memory) {
        this.ask = ask;
        this.memory = memory;
    }

    /** Says how the view that shows them is brought to the front. */
    public void onReveal(Runnable action) {
        reveal = action;
    }

    /** What is watched; not to be written to. */
    public ObservableList<Watch> list() {
        return list;
    }

    /** Expressions events stop at when they come to hold; not to be written to. */
    public ObservableList<String> conditions() {
        return conditions;
    }

    public boolean has(Watchable value) {
        return list.stream().anyMatch(watch -> watch.value().equals(value));
    }

    /** Watches a value, and brings the view of watched values to the front. */
    public void watch(Watchable value) {
        if (!has(value)) {
            set(new Watch(value, false));
        }
        reveal.run();
    }

    /** Adds a watch, or puts it in the place of the one for the same value. */
    public void set(Watch wanted) {
        int at = -1;
        for (int n = 0; n < list.size(); n++) {
            at = list.get(n).value().equals(wanted.value()) ? n : at;
        }
        if (at < 0) {
            list.add(wanted);
        } else {
            list.set(at, wanted);
        }
        ask.accept(new DebugRequest.Watch(wanted.value(), wanted.stops()));
        keep();
    }

    public void remove(Watch watch) {
        list.remove(watch);
        ask.accept(new DebugRequest.Unwatch(watch.value()));
        keep();
    }

    /**
     * Stops events when an expression comes to hold.
     *
     * @throws FilterException when it is none
     */
    public void stopWhen(String expression) throws FilterException {
        ConditionParser.parse(expression);
        conditions.add(expression);
        tellConditions();
        keep();
    }

    public void removeCondition(String expression) {
        conditions.remove(expression);
        tellConditions();
        keep();
    }

    private void tellConditions() {
        List<Condition> parsed = new ArrayList<>();
        for (String expression : conditions) {
            try {
                parsed.add(ConditionParser.parse(expression));
            } catch (FilterException e) {
                parsed.add(new Condition.Not(Condition.ALWAYS));
            }
        }
        ask.accept(new DebugRequest.StopWhen(parsed));
    }

    private void keep() {
        if (game != null) {
            memory.write(
                    KEY + game,
                    list.stream()
                            .map(w -> (w.stops() ? "!" : "") + w.value())
                            .collect(Collectors.joining(" ")));
            memory.write(CONDITIONS + game, String.join("\n", conditions));
        }
    }

    /** Another game is open, or none: takes up what it had watched before. */
    void open(GameFiles files) {
        game = files == null ? null : files.address().toString();
        List<Watch> kept = new ArrayList<>();
        if (game != null) {
            for (String word : memory.read(KEY + game).orElse("").split(" ")) {
                Watch watch = parse(word);
                if (watch != null) {
                    kept.add(watch);
                }
            }
        }
        list.setAll(kept);
        conditions.setAll(
                game == null
                        ? List.of()
                        : memory.read(CONDITIONS + game).orElse("").lines().toList());
    }

    private static Watch parse(String word) {
        boolean stops = word.startsWith("!");
        try {
            Condition condition = ConditionParser.parse(stops ? word.substring(1) : word);
            return condition
                            instanceof Condition.Numbers(Condition.Term.Value(var of), var r, var c)
                    ? new Watch(of, stops)
                    : null;
        } catch (FilterException e) {
            return null;
        }
    }

    /** An engine runs that knows nothing of them yet. */
    void tell() {
        list.forEach(w -> ask.accept(new DebugRequest.Watch(w.value(), w.stops())));
        if (!conditions.isEmpty()) {
            tellConditions();
        }
    }
}
