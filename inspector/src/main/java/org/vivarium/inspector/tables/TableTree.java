package org.vivarium.inspector.tables;

import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.vivarium.inspector.GameFiles;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/** The files of a game as one tree; what is chosen in it is shown beside it. */
final class TableTree {
    private final TreeView<Entry> view = new TreeView<>();
    private final Consumer<Address> chosen;
    private Map<Integer, TreeItem<Entry>> maps = Map.of();
    private boolean following;

    TableTree(Consumer<Address> chosen) {
        this.chosen = chosen;
        view.setId("table-tree");
        view.setShowRoot(false);
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setCellFactory(tree -> new EntryCell(this::files));
        view.getSelectionModel().selectedItemProperty().addListener((o, before, now) -> tell(now));
    }

    private GameFiles files;

    private GameFiles files() {
        return files;
    }

    TreeView<Entry> node() {
        return view;
    }

    private void tell(TreeItem<Entry> item) {
        if (item != null && !following && !item.getValue().isHeading()) {
            chosen.accept(item.getValue().address());
        }
    }

    void show(GameFiles game) {
        files = game;
        if (game == null) {
            view.setRoot(null);
            maps = Map.of();
            return;
        }
        var builder = new TreeBuilder(game);
        view.setRoot(builder.build());
        maps = builder.mapItems();
    }

    /** The first table there is, to begin with; null in an empty tree. */
    Address first() {
        if (view.getRoot() == null) {
            return null;
        }
        TreeItem<Entry> file = view.getRoot().getChildren().getFirst();
        return file.getChildren().isEmpty()
                ? file.getValue().address()
                : file.getChildren().getFirst().getValue().address();
    }

    /**
     * Marks are drawn again after edits; lines are made again, since rows may have come or gone.
     */
    void refresh() {
        view.refresh();
    }

    /** Chooses the line that a place belongs to, without telling about it. */
    void follow(Address place) {
        if (view.getRoot() == null) {
            return;
        }
        TreeItem<Entry> item = find(place);
        if (item == null || item == view.getSelectionModel().getSelectedItem()) {
            return;
        }
        following = true;
        for (TreeItem<Entry> up = item.getParent(); up != null; up = up.getParent()) {
            up.setExpanded(true);
        }
        int line = view.getRow(item);
        view.getSelectionModel().select(line);
        if (!isVisible(line)) {
            view.scrollTo(Math.max(0, line - 4));
        }
        following = false;
    }

    private boolean isVisible(int line) {
        return view.lookupAll(".tree-cell").stream()
                .anyMatch(cell -> cell instanceof EntryCell entry && entry.getIndex() == line);
    }

    private TreeItem<Entry> find(Address place) {
        TreeItem<Entry> map = maps.get(place.numberOf(Level.MAP, -1));
        return deepest(map == null ? view.getRoot() : map, place);
    }

    /** The innermost line around a place; lines that don't hold it are not opened. */
    private static TreeItem<Entry> deepest(TreeItem<Entry> item, Address place) {
        Address own = item.getValue().address();
        TreeItem<Entry> found = own != null && place.isWithin(own) ? item : null;
        if (own != null && found == null && !isEvents(own, place)) {
            return null;
        }
        for (TreeItem<Entry> child : item.getChildren()) {
            TreeItem<Entry> inner = deepest(child, place);
            if (inner != null) {
                return inner;
            }
        }
        return found != null || own != null && isEvents(own, place) ? item : null;
    }

    /**
     * Whether a line stands for the list that an event or page belongs to: addresses name events
     * without their list.
     */
    private static boolean isEvents(Address line, Address place) {
        boolean list = line.level() == Level.TABLE && line.parent() != null;
        Address event = list ? place.find(Level.EVENT) : null;
        return event != null
                && line.parent().equals(event.parent())
                && (line.name().equals("events") || line.name().equals("commonevents"));
    }
}
