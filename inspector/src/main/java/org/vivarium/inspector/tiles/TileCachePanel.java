package org.vivarium.inspector.tiles;

import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.vivarium.control.Answer;
import org.vivarium.control.CacheKind;
import org.vivarium.control.EngineLink;
import org.vivarium.control.GameRequest;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.snapshot.TileCacheSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** What the tile cache holds and why it drew: the cells, counts by reason, proof on request. */
public final class TileCachePanel extends BasePanel<ScrollPane> {
    private static final double GRID_HEIGHT = 210;

    private final PanelContext context;
    private final CellGrid grid = new CellGrid();
    private final ReasonLegend legend = new ReasonLegend();
    private final RedrawChart chart = new RedrawChart();
    private final Label facts = new Label();
    private final Label verdict = new Label(Texts.of("tiles.unverified"));
    private final CheckBox enabled = new CheckBox(Texts.of("tiles.enabled"));
    private final CheckBox always = new CheckBox(Texts.of("tiles.verifyAlways"));
    private final TopicWatch<TileCacheSnapshot> watch;
    private final Every slowly = new Every(200);

    public TileCachePanel(PanelContext context) {
        super(new ScrollPane());
        this.context = context;
        watch = whileShown(new TopicWatch<>(context, Topic.TILE_CACHE));
        grid.setPrefHeight(GRID_HEIGHT);
        grid.setMinHeight(GRID_HEIGHT);
        facts.getStyleClass().add("muted");
        facts.setWrapText(true);
        verdict.setId("tiles-verdict");
        var box = new VBox(6, grid, legend, chart, facts, tools());
        box.getStyleClass().add("padded-panel");
        root.setContent(box);
        root.setFitToWidth(true);
        root.getStyleClass().add("edge-to-edge");
        context.engine().addListener((o, before, now) -> forget());
    }

    /** Another engine: nothing of it has been verified, and it verifies nothing by itself. */
    private void forget() {
        grid.show(null);
        always.setSelected(false);
        verdict.setText(Texts.of("tiles.unverified"));
    }

    private FlowPane tools() {
        enabled.setId("tiles-enabled");
        always.setId("verify-always");
        enabled.setSelected(true);
        enabled.setTooltip(new Tooltip(Texts.of("tiles.enabled.tip")));
        enabled.setOnAction(
                event -> context.ask(new GameRequest.SetTileCache(enabled.isSelected())));
        always.setTooltip(new Tooltip(Texts.of("tiles.verifyAlways.tip")));
        always.setOnAction(
                event -> context.ask(new GameRequest.VerifyEveryFrame(always.isSelected())));
        var verify = new Button(Texts.of("tiles.verify"));
        verify.setId("verify-tiles");
        verify.setTooltip(new Tooltip(Texts.of("tiles.verify.tip")));
        verify.setOnAction(event -> verify());
        var clear = new Button(Texts.of("tiles.clear"));
        clear.setId("clear-tiles-now");
        clear.setTooltip(new Tooltip(Texts.of("tiles.clear.tip")));
        clear.setOnAction(event -> context.ask(new GameRequest.ClearCache(CacheKind.TILES)));
        var tools = new FlowPane(10, 6, verify, clear, enabled, always, verdict);
        tools.getStyleClass().add("tools");
        return tools;
    }

    private void verify() {
        EngineLink link = context.engine().get();
        if (link != null) {
            link.control()
                    .offer(
                            new GameRequest.VerifyTileCache(),
                            answer -> Platform.runLater(() -> show(answer)));
        }
    }

    private void show(Answer answer) {
        verdict.setText(
                switch (answer) {
                    case Answer.TilesVerified v when v.differing() == 0 ->
                            Texts.of("tiles.equal", v.cells());
                    case Answer.TilesVerified v ->
                            Texts.of("tiles.different", v.differing(), v.cells());
                    case Answer.Refused refused -> refused.reason();
                    default -> "";
                });
    }

    @Override
    public void pulse() {
        EngineLink link = context.engine().get();
        if (link == null) {
            return;
        }
        TileCacheSnapshot snapshot = watch.latest();
        grid.show(snapshot);
        if (slowly.due()) {
            legend.update(link.frames());
            chart.update(link.frames());
            if (snapshot != null) {
                showFacts(snapshot);
            }
        }
    }

    private void showFacts(TileCacheSnapshot snapshot) {
        enabled.setSelected(snapshot.enabled);
        facts.setText(
                Texts.of(
                        "tiles.facts",
                        snapshot.rebuilds,
                        chart.cost().drawingMicros(),
                        chart.cost().copyingMicros()));
        headline(
                Texts.of(
                        "tiles.headline",
                        snapshot.columns,
                        snapshot.rows,
                        Units.bytes(snapshot.bytes)));
    }
}
