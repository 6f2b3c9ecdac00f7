package org.vivarium.inspector.watch;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.vivarium.control.DebugRequest;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.HandEdit;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.code.CommandPlaces;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/** Watched values: what they are, who wrote them and when, and what stops events. */
public final class WatchPanel extends BasePanel<SplitPane> {
    private final PanelContext context;
    private final TopicWatch<WriteSnapshot> log;
    private final TopicWatch<DebuggerSnapshot> debugger;
    private final WatchSearch search;
    private final ValueTable values;
    private final WriteTable writes = new WriteTable(this::showCode, this::showMap, this::goTo);
    private final WriteTools tools;
    private final StopList stops;
    private final ConditionField condition;
    private final Every sometimes = new Every(100);
    private WatchNames names = new WatchNames(null);
    private CommandPlaces places;
    private long revision = -1;
    private long now = -1;

    public WatchPanel(PanelContext context) {
        super(new SplitPane());
        this.context = context;
        log = whileShown(new TopicWatch<>(context, Topic.WRITES));
        debugger = whileShown(new TopicWatch<>(context, Topic.DEBUGGER));
        search = new WatchSearch(context.watches()::watch);
        tools = new WriteTools(context, writes, this::goToChosen);
        values =
                new ValueTable(
                        context.watches(),
                        (value, typed) -> HandEdit.ask(context, value, typed),
                        value -> tools.filter(names.whole(value)));
        stops = new StopList(context);
        condition = new ConditionField(context.watches());
        var watched = new BorderPane(values.node());
        watched.setTop(search.node());
        var title = new Label(Texts.of("watch.stopsTitle"));
        title.getStyleClass().add("section-title");
        var stopping = new BorderPane(stops.node());
        stopping.setTop(new VBox(4, title, condition));
        var left = new SplitPane(watched, stopping);
        left.setOrientation(Orientation.VERTICAL);
        left.setDividerPositions(0.62);
        left.getStyleClass().add("quiet-split");
        var right = new BorderPane(writes.node());
        right.setTop(tools.node());
        root.getItems().setAll(left, right);
        root.setDividerPositions(0.34);
        root.setId("watch-panel");
        root.getStyleClass().addAll("quiet-split", "padded-panel");
        context.game().addListener((o, before, game) -> open(game));
        open(context.game().get());
    }

    private void open(GameFiles game) {
        names = new WatchNames(game);
        places = game == null ? null : new CommandPlaces(game);
        search.show(names);
        values.names(names);
        stops.describe(game == null ? Address::toString : places::owner);
        writes.show(List.of());
        revision = -1;
    }

    private void showCode(WriteLine line) {
        if (line.place() != null) {
            context.navigator().go(line.place(), Viewer.CODE);
        } else {
            context.notifier().info(Texts.of("watch.noCode"));
        }
    }

    private void showMap(WriteLine line) {
        Address event = line.place() == null ? null : line.place().find(Level.EVENT);
        if (event == null || event.find(Level.MAP) == null) {
            context.notifier().info(Texts.of("watch.noMap"));
        } else {
            context.navigator().go(event, Viewer.MAP);
        }
    }

    private void goToChosen() {
        if (writes.chosen() == null) {
            context.notifier().info(Texts.of("watch.choose"));
        } else {
            goTo(writes.chosen());
        }
    }

    private void goTo(WriteLine line) {
        context.ask(new DebugRequest.GoTo(line.time()));
    }

    @Override
    public void pulse() {
        if (!sometimes.due()) {
            return;
        }
        WriteSnapshot latest = log.latest();
        values.show(latest);
        DebuggerSnapshot state = debugger.latest();
        tools.show(state);
        stops.show(state);
        if (latest == null || places == null) {
            headline("");
            return;
        }
        if (latest.revision != revision || isBackOrOn(latest.now)) {
            revision = latest.revision;
            show(latest);
        }
        now = latest.now;
        headline(Texts.of("watch.headline", context.watches().list().size(), latest.writes));
    }

    /** Going back and on dims other lines than before. */
    private boolean isBackOrOn(long frame) {
        return now >= 0 && (frame < now || frame > now + 60);
    }

    private void show(WriteSnapshot latest) {
        var lines = new ArrayList<WriteLine>(latest.writes);
        for (int n = 0; n < latest.writes; n++) {
            lines.add(WriteLine.of(latest, n, names, places, context));
        }
        writes.show(lines);
        tools.count(latest.writes);
    }
}
