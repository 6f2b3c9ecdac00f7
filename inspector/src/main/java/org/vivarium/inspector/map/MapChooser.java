package org.vivarium.inspector.map;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.Table;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;

/** The game's own tree of maps, to choose one from. */
final class MapChooser {
    /** A tree of so few maps is shown open. */
    private static final int FEW = 40;

    /** A map, or an area of one; 0 for the root. */
    private record Node(int id, int map, String text) {}

    private final TreeView<Node> view = new TreeView<>();
    private final Map<Integer, TreeItem<Node>> items = new HashMap<>();
    private boolean selecting;

    MapChooser(IntConsumer chosen) {
        view.setId("map-tree");
        view.setShowRoot(false);
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setCellFactory(tree -> new NodeCell());
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!selecting && now != null && now.getValue().map() > 0) {
                                chosen.accept(now.getValue().map());
                            }
                        });
    }

    TreeView<?> node() {
        return view;
    }

    void show(GameFiles game) {
        items.clear();
        if (game == null) {
            view.setRoot(null);
            return;
        }
        Table infos = game.mapTree().root().table(MapTree.MAPS);
        var root = new TreeItem<>(new Node(0, 0, ""));
        items.put(0, root);
        MapTree tree = new MapTree(game.mapTree().root());
        for (int i = 0; i < tree.treeOrder().size(); i++) {
            add(infos, tree.treeOrder().get(i));
        }
        for (MapInfo info : tree.maps()) {
            add(infos, info.data().id());
        }
        view.setRoot(root);
    }

    /** Adds a map below its parent, once; one whose parent is unknown stands at the top. */
    private void add(Table infos, int id) {
        if (id <= 0 || items.containsKey(id) || infos.byId(id) == null) {
            return;
        }
        MapInfo info = new MapInfo(infos.byId(id));
        boolean area = info.type() == MapTree.MapType.AREA;
        String text =
                area ? "▫ " + info.name().strip() : String.format("%04d  %s", id, info.name());
        var item = new TreeItem<>(new Node(id, area ? info.parentMap() : id, text));
        item.setExpanded(info.expandedNode() || infos.size() <= FEW);
        items.put(id, item);
        items.getOrDefault(info.parentMap(), items.get(0)).getChildren().add(item);
    }

    /** Marks a map without choosing it. */
    void select(int map) {
        TreeItem<Node> item = items.get(map);
        TreeItem<Node> now = view.getSelectionModel().getSelectedItem();
        if (item == null || now != null && now.getValue().map() == map) {
            return;
        }
        selecting = true;
        for (TreeItem<Node> up = item.getParent(); up != null; up = up.getParent()) {
            up.setExpanded(true);
        }
        view.getSelectionModel().select(item);
        view.scrollTo(Math.max(0, view.getRow(item) - 4));
        selecting = false;
    }

    private static final class NodeCell extends TreeCell<Node> {
        @Override
        protected void updateItem(Node node, boolean empty) {
            super.updateItem(node, empty);
            setText(empty || node == null ? null : node.text());
        }
    }
}
