package org.vivarium.inspector.tables;

import java.io.IOException;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.Navigator.Visit;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.edit.EditBar;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.inspector.find.Uses;
import org.vivarium.inspector.row.FieldItem;
import org.vivarium.inspector.row.LiveValues;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.row.RowPane;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.inspector.view.FloatLayer;
import org.vivarium.lcf.Field;
import org.vivarium.model.Address;

/** The files of the open game as tables, the chosen row in full, its bytes; all can be edited. */
public final class TablesPanel extends BasePanel<StackPane> {
    private final PanelContext context;
    private final TableTree tree = new TableTree(this::go);
    private final RowTable rows;
    private final RowPane row;
    private final RowCommands commands;
    private final FloatLayer floating = new FloatLayer();
    private final EditBar edits;
    private final TableTools tools;
    private final SplitPane right = new SplitPane();
    private final BorderPane upper = new BorderPane();
    private final LiveLink live;
    private final Every slowly = new Every(200);
    private GameFiles files;
    private ValueText text;
    private Spot spot;
    private Place shownRow;
    private long openedNanos;

    public TablesPanel(PanelContext context) {
        super(new StackPane());
        this.context = context;
        live = whileShown(new LiveLink(context));
        var columns = new ColumnMemory(context.memory());
        rows = new RowTable(columns, this::rowChosen, this::editCell);
        row = new RowPane(new ValueActions(context, this::go, this::editLine), this::leave);
        edits = new EditBar(() -> files, this::document, context.notifier(), this::showDifferences);
        commands = new RowCommands(rows, floating, context.notifier(), () -> edits.editing().get());
        commands.offer(Texts.of("find.uses"), "Shortcut+U", () -> Uses.ofVisited(context));
        tools = new TableTools(context, rows, columns, floating, this::go);
        upper.setTop(tools.filterRow());
        upper.setCenter(rows.node());
        right.setOrientation(Orientation.VERTICAL);
        right.getStyleClass().add("quiet-split");
        right.getItems().setAll(upper, row);
        right.setDividerPositions(0.5);
        var split = new SplitPane(tree.node(), right);
        split.setDividerPositions(0.22);
        split.getStyleClass().add("quiet-split");
        SplitPane.setResizableWithParent(tree.node(), false);
        var all = new BorderPane(split);
        all.setTop(tools.placeRow(edits));
        root.getChildren().setAll(all, floating);
        root.getStyleClass().add("tables-panel");
        new TableKeys(root, context.navigator(), edits, tools.filter(), rows, row);
        context.game().addListener((o, before, now) -> open(now));
        context.navigator().visit().addListener((o, before, now) -> visit(now));
        context.engine().addListener((o, before, now) -> edits.gameRuns(now != null));
        edits.gameRuns(context.engine().get() != null);
        open(context.game().get());
    }

    private void open(GameFiles game) {
        files = game;
        text = game == null ? null : new ValueText(new Names(game));
        spot = null;
        shownRow = null;
        floating.close();
        rows.clear();
        tools.show(null, null);
        row.show(null, null, text, game);
        tree.show(game);
        edits.refresh();
        if (game == null) {
            return;
        }
        game.revision().addListener((o, before, now) -> changed(game));
        Visit visit = context.navigator().visit().get();
        if (visit != null && visit.viewer() == Viewer.TABLES) {
            visit(visit);
        } else if (tree.first() != null) {
            show(tree.first());
        }
    }

    private void go(Address place) {
        context.navigator().go(place, Viewer.TABLES);
    }

    private void visit(Visit visit) {
        if (visit != null && visit.viewer() == Viewer.TABLES && files != null) {
            show(visit.place());
            Platform.runLater(this::takeKeyboard);
        }
    }

    /** Whoever led here gets out of the way first: a palette gives the keyboard back. */
    private void takeKeyboard() {
        if (root.getScene() != null && !isInside(root.getScene().getFocusOwner())) {
            Node keyboard = rows.list() == null ? row.fields().node() : rows.node();
            keyboard.requestFocus();
        }
    }

    private boolean isInside(Node focused) {
        Node node = focused;
        while (node != null && node != root) {
            node = node.getParent();
        }
        return node != null;
    }

    private void show(Address place) {
        long begun = System.nanoTime();
        try {
            show(Spot.find(place, files), begun);
        } catch (IOException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    private void show(Spot found, long begun) {
        spot = found;
        floating.close();
        Place inRow = found.place().tableRow();
        Place owner = found.isTable() ? found.place() : inRow == null ? null : inRow.owner();
        Field list = found.isTable() ? found.field() : inRow == null ? null : inRow.via();
        if (list == null) {
            rows.clear();
            right.getItems().setAll(row);
        } else if (!rows.isShowing(owner, list)) {
            if (right.getItems().size() < 2) {
                right.getItems().setAll(upper, row);
                right.setDividerPositions(0.5);
            }
            rows.show(owner, list, text);
            showLiveColumn();
            timeLayout(begun);
        }
        tools.show(list, text);
        Place shown = inRow == null ? found.place() : inRow;
        if (found.isTable()) {
            boolean empty = rows.rows().isEmpty();
            shown = empty ? null : owner.row(list, rows.rows().get(0));
        }
        if (list != null && shown != null) {
            rows.select(shown.position());
        }
        shownRow = shown;
        row.show(shown, found.isTable() ? null : found, text, files);
        showLiveFields(shown);
        tools.place(found, files);
        tree.follow(found.address());
        edits.refresh();
    }

    /** Measures until the first layout after now: then the table can be seen and scrolled. */
    private void timeLayout(long begun) {
        Scene scene = root.getScene();
        if (scene == null) {
            return;
        }
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        openedNanos = System.nanoTime() - begun;
                        scene.removePostLayoutPulseListener(this);
                    }
                });
    }

    private Document document() {
        return spot == null ? null : spot.place().document();
    }

    private void rowChosen(int position) {
        go(rows.owner().row(rows.list(), position).address());
    }

    /** A byte of another struct was chosen: that struct is shown. */
    private void leave(Spot to) {
        go(to.address());
    }

    private void editCell(int position, ColumnPath column, Node cell) {
        commands.edit(position, column, cell);
    }

    private void editLine(FieldItem item, Node cell) {
        commands.edit(item, cell);
    }

    private void changed(GameFiles game) {
        if (game != files || spot == null) {
            return;
        }
        if (!spot.place().exists()) {
            Place owner = spot.place();
            while (!owner.exists()) {
                owner = owner.owner();
            }
            spot = new Spot(owner, null);
            rows.clear();
            go(owner.address());
        }
        if (shownRow != null && !shownRow.exists()) {
            shownRow = null;
        }
        rows.reload();
        row.refresh(text);
        tree.refresh();
        tools.place(spot, files);
        edits.refresh();
    }

    private void showDifferences() {
        context.differences().set(document());
        context.navigator().reveal(Viewer.DIFFERENCES);
    }

    private void showLiveColumn() {
        rows.live(context.engine().get() == null ? null : live.column(rows));
    }

    private void showLiveFields(Place shown) {
        boolean runs = context.engine().get() != null && shown != null;
        row.fields().live(runs ? live.fields(shown) : LiveValues.NONE);
    }

    @Override
    protected void onShown() {
        pulse();
    }

    @Override
    protected void onHidden() {
        context.sounds().stop();
        headline("");
    }

    @Override
    public void pulse() {
        if (!slowly.due()) {
            return;
        }
        RowOrder order = rows.rows();
        headline(
                order == null
                        ? ""
                        : Texts.of(
                                "tables.headline",
                                order.decodedCount(),
                                order.table().size(),
                                Units.millis(openedNanos)));
        if (context.engine().get() != null && spot != null) {
            showLiveColumn();
            showLiveFields(shownRow);
            rows.refreshLive();
            row.fields().refreshLive();
        }
    }
}
