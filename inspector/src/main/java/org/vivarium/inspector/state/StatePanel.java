package org.vivarium.inspector.state;

import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.HandEdit;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Units;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Database;
import org.vivarium.telemetry.snapshot.StateSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** Switches, variables, money and party as they are now; a value is edited in its cell. */
public final class StatePanel extends BasePanel<BorderPane> {
    private final PanelContext context;
    private final TopicWatch<StateSnapshot> watch;
    private final NamedList switches;
    private final NamedList variables;
    private final Label party = new Label();
    private boolean[] switchValues = new boolean[0];
    private int[] variableValues = new int[0];
    private final Every slowly = new Every(250);

    public StatePanel(PanelContext context) {
        super(new BorderPane());
        this.context = context;
        watch = whileShown(new TopicWatch<>(context, Topic.STATE));
        switches =
                new NamedList(
                        "switch-list",
                        Texts.of("state.findSwitch"),
                        edit(Watchable.Kind.SWITCH),
                        id -> watch(Watchable.Kind.SWITCH, id));
        variables =
                new NamedList(
                        "variable-list",
                        Texts.of("state.findVariable"),
                        edit(Watchable.Kind.VARIABLE),
                        id -> watch(Watchable.Kind.VARIABLE, id));
        party.setId("party");
        party.setWrapText(true);
        party.getStyleClass().add("caption");
        var lists = new SplitPane(switches.node(), variables.node());
        lists.getStyleClass().add("quiet-split");
        root.setCenter(lists);
        root.setTop(party);
        root.getStyleClass().add("padded-panel");
        context.game().addListener((o, before, now) -> open(now));
        open(context.game().get());
    }

    private void open(GameFiles game) {
        switches.names(namesOf(game, Database.SWITCHES));
        variables.names(namesOf(game, Database.VARIABLES));
    }

    private static IntFunction<String> namesOf(GameFiles game, Field list) {
        return id -> game == null ? "" : nameOf(game.database().root().table(list), id);
    }

    private static String nameOf(Table table, int id) {
        Row row = table.reference(id);
        return row == null ? "" : row.getString(row.type().field("name"));
    }

    private void watch(Watchable.Kind kind, int id) {
        context.watches().watch(new Watchable(kind, id));
    }

    private BiConsumer<Integer, String> edit(Watchable.Kind kind) {
        return (id, typed) -> HandEdit.ask(context, new Watchable(kind, id), typed);
    }

    @Override
    public void pulse() {
        if (!slowly.due()) {
            return;
        }
        StateSnapshot state = watch.latest();
        if (state == null) {
            switchValues = new boolean[0];
            variableValues = new int[0];
            switches.show(0, id -> "");
            variables.show(0, id -> "");
            party.setText("");
            headline("");
            return;
        }
        if (!showsSwitches(state)) {
            switchValues = Arrays.copyOf(state.switches, state.switchCount);
            switches.show(state.switchCount, id -> switchValues[id - 1] ? "ON" : "off");
        }
        if (!showsVariables(state)) {
            variableValues = Arrays.copyOf(state.variables, state.variableCount);
            variables.show(state.variableCount, id -> Integer.toString(variableValues[id - 1]));
        }
        party.setText(describeParty(state));
        headline(Texts.of("state.headline", Units.count(state.gold), Units.count(state.steps)));
    }

    /** Whether the switches shown are those of now: painting a list again is costly. */
    private boolean showsSwitches(StateSnapshot state) {
        return Arrays.equals(
                switchValues, 0, switchValues.length, state.switches, 0, state.switchCount);
    }

    private boolean showsVariables(StateSnapshot state) {
        return Arrays.equals(
                variableValues, 0, variableValues.length, state.variables, 0, state.variableCount);
    }

    private String describeParty(StateSnapshot state) {
        var words = new StringBuilder();
        GameFiles game = context.game().get();
        for (int i = 0; i < state.partySize; i++) {
            String name =
                    game == null
                            ? ""
                            : nameOf(game.database().root().table(Database.ACTORS), state.actor[i]);
            words.append(i == 0 ? "" : "     ")
                    .append(
                            Texts.of(
                                    "state.member",
                                    name,
                                    state.level[i],
                                    state.hp[i],
                                    state.sp[i]));
        }
        return words.isEmpty() ? Texts.of("state.noParty") : words.toString();
    }
}
