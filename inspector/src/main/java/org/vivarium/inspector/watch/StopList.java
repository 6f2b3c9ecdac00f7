package org.vivarium.inspector.watch;

import java.util.function.Function;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.vivarium.inspector.Breakpoint;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.CommandPlaces;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;

/** What stops events: breakpoints, to be switched off, gone to and removed, and conditions. */
final class StopList {
    private final PanelContext context;
    private final VBox lines = new VBox(2);
    private final ScrollPane node = new ScrollPane(lines);
    private Function<Address, String> words = Address::toString;
    private DebuggerSnapshot seen;

    StopList(PanelContext context) {
        this.context = context;
        node.setId("stop-list");
        node.setFitToWidth(true);
        node.getStyleClass().addAll("edge-to-edge", "stop-list");
        context.breakpoints().list().addListener((ListChangeListener<Breakpoint>) change -> fill());
        context.watches().conditions().addListener((ListChangeListener<String>) change -> fill());
        fill();
    }

    Region node() {
        return node;
    }

    /** Says how commands are told in words. */
    void describe(Function<Address, String> place) {
        words = place;
        fill();
    }

    /** Shows how often breakpoints were come to. */
    void show(DebuggerSnapshot snapshot) {
        seen = snapshot;
        for (Node line : lines.getChildren()) {
            if (line.getUserData() instanceof Breakpoint one && line instanceof HBox box) {
                ((Label) box.lookup(".stop-hits")).setText(hits(one));
            }
        }
    }

    private String hits(Breakpoint one) {
        for (int n = 0; seen != null && n < seen.breaks; n++) {
            Address place =
                    CommandPlaces.of(
                            context,
                            seen.breakSource[n],
                            seen.breakA[n],
                            seen.breakB[n],
                            seen.breakC[n],
                            seen.breakLine[n]);
            if (one.command().equals(place)) {
                return Texts.of("watch.hits", seen.breakHits[n]);
            }
        }
        return "";
    }

    private void fill() {
        lines.getChildren().clear();
        context.breakpoints().list().forEach(one -> lines.getChildren().add(line(one)));
        context.watches().conditions().forEach(one -> lines.getChildren().add(line(one)));
        if (lines.getChildren().isEmpty()) {
            var empty = new Label(Texts.of("watch.noStops"));
            empty.getStyleClass().addAll("muted", "caption");
            empty.setWrapText(true);
            lines.getChildren().add(empty);
        }
    }

    private HBox line(Breakpoint one) {
        var on = new CheckBox();
        on.setSelected(one.on());
        on.setTooltip(new Tooltip(Texts.of("watch.on.tip")));
        on.setOnAction(event -> context.breakpoints().set(one.with(on.isSelected())));
        var place = new Hyperlink(words.apply(one.command()));
        place.setOnAction(event -> context.navigator().go(one.command(), Viewer.CODE));
        var when = new Label(BreakpointWords.when(one));
        when.getStyleClass().add("stop-when");
        var hits = new Label(hits(one));
        hits.getStyleClass().addAll("muted", "stop-hits");
        return line(one, () -> context.breakpoints().remove(one), on, place, when, hits);
    }

    private HBox line(String condition) {
        var mark = new Label("?");
        mark.getStyleClass().add("stop-mark");
        var text = new Label(Texts.of("watch.stopWhen", condition));
        return line(condition, () -> context.watches().removeCondition(condition), mark, text);
    }

    private static HBox line(Object of, Runnable remove, Node... parts) {
        var away = new Button(null, new FontIcon(MaterialDesignC.CLOSE));
        away.getStyleClass().addAll("small-tool", "flat");
        away.setTooltip(new Tooltip(Texts.of("watch.removeStop")));
        away.setOnAction(event -> remove.run());
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var line = new HBox(6, parts);
        line.getChildren().addAll(gap, away);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setUserData(of);
        return line;
    }
}
