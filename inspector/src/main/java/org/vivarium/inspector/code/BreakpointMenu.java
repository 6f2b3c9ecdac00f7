package org.vivarium.inspector.code;

import java.util.LinkedHashSet;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.Breakpoint;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.tables.filter.ConditionParser;
import org.vivarium.inspector.tables.filter.FilterException;
import org.vivarium.inspector.watch.WatchedRow;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.refs.CommandTargets;

/** What can be done about a line: stop events there, always or sometimes; watch what it names. */
final class BreakpointMenu {
    private static final int LONGEST = 9;

    private final PanelContext context;
    private final Address command;
    private final ContextMenu menu = new ContextMenu();
    private final TextField condition = new TextField();
    private final TextField every = new TextField();
    private final Label problem = new Label();

    private BreakpointMenu(PanelContext context, Address command) {
        this.context = context;
        this.command = command;
    }

    static void show(
            PanelContext context, Address command, ScriptLine line, Node over, double x, double y) {
        var made = new BreakpointMenu(context, command);
        made.fill(line);
        made.menu.show(over, x, y);
    }

    private void fill(ScriptLine line) {
        Breakpoint there = context.breakpoints().at(command);
        add(there == null ? "code.stop.set" : "code.stop.remove", this::toggle);
        if (there != null) {
            add(
                    there.on() ? "code.stop.off" : "code.stop.on",
                    () -> context.breakpoints().set(there.with(!there.on())));
        }
        menu.getItems().add(conditionItem(there));
        Set<Watchable> named = watchables(line);
        if (!named.isEmpty()) {
            menu.getItems().add(new SeparatorMenuItem());
        }
        var names = new Names(context.game().get());
        for (Watchable value : named) {
            Target target =
                    value.kind() == Watchable.Kind.SWITCH
                            ? Target.SWITCH
                            : value.kind() == Watchable.Kind.VARIABLE ? Target.VARIABLE : null;
            String name = target == null ? "" : names.of(target, value.id());
            var item = new MenuItem(Texts.of("code.watch", value + "  " + name));
            item.setOnAction(event -> context.watches().watch(value));
            menu.getItems().add(item);
        }
    }

    private void add(String key, Runnable run) {
        var item = new MenuItem(Texts.of(key));
        item.setOnAction(event -> run.run());
        menu.getItems().add(item);
    }

    private void toggle() {
        context.breakpoints().toggle(command);
    }

    private CustomMenuItem conditionItem(Breakpoint there) {
        condition.setId("stop-if");
        condition.setPromptText(Texts.of("code.stop.if"));
        condition.setTooltip(new Tooltip(Texts.of("watch.condition.tip")));
        condition.setText(there == null ? "" : there.condition());
        condition.setPrefColumnCount(24);
        every.setId("stop-every");
        every.setText(Integer.toString(there == null ? 1 : there.every()));
        every.setPrefColumnCount(4);
        condition.setOnAction(event -> take());
        every.setOnAction(event -> take());
        problem.getStyleClass().add("filter-message");
        var line =
                new HBox(
                        6,
                        new Label(Texts.of("code.stop.ifWord")),
                        condition,
                        new Label(Texts.of("code.stop.everyWord")),
                        every,
                        new Label(Texts.of("code.stop.timesWord")));
        line.setStyle("-fx-alignment: center-left;");
        var item = new CustomMenuItem(new VBox(4, line, problem), false);
        item.getStyleClass().add("plain-menu-item");
        return item;
    }

    private void take() {
        String times = every.getText().strip();
        if (!times.matches("[1-9]\\d*") || times.length() > LONGEST) {
            problem.setText(Texts.of("edit.noNumber", times));
            return;
        }
        try {
            ConditionParser.parse(condition.getText());
        } catch (FilterException e) {
            problem.setText(e.getMessage());
            return;
        }
        context.breakpoints()
                .set(
                        new Breakpoint(
                                command,
                                true,
                                condition.getText().strip(),
                                Integer.parseInt(times)));
        menu.hide();
    }

    /** Values a line names. */
    private static Set<Watchable> watchables(ScriptLine line) {
        var found = new LinkedHashSet<Watchable>();
        for (Token token : line.tokens()) {
            if (token.link() instanceof Link.ToRow(var type, var id)) {
                Target target = CommandTargets.of(type);
                if (target != null) {
                    WatchedRow.of(target, id).ifPresent(found::add);
                }
            }
        }
        return found;
    }
}
