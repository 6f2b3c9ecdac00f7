package org.vivarium.inspector.code;

import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.find.SearchedFile;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.Database;
import org.vivarium.model.MapUnit;
import org.vivarium.model.refs.RowAddress;

/** All code of a game: common events, troops, and each map's events, read when it is opened. */
final class CodeTree {
    /**
     * A line of the tree.
     *
     * @param address null for a heading
     */
    record Node(String text, Address address) {}

    private final TreeView<Node> view = new TreeView<>();
    private boolean selecting;

    CodeTree(Consumer<Address> chosen) {
        view.setId("code-tree");
        view.setShowRoot(false);
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setCellFactory(tree -> new NodeCell());
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!selecting && now != null && isCode(now.getValue())) {
                                chosen.accept(now.getValue().address());
                            }
                        });
    }

    TreeView<Node> node() {
        return view;
    }

    void show(GameFiles game) {
        if (game == null) {
            view.setRoot(null);
            return;
        }
        var root = new TreeItem<>(new Node("", null));
        root.getChildren()
                .addAll(
                        List.of(
                                rows(game, Database.COMMONEVENTS, "code.commonEvents"),
                                rows(game, Database.TROOPS, "code.troops"),
                                maps(game)));
        for (Document document : game.others()) {
            if (document.file().kind() == FileKind.MAP) {
                String title = document.name();
                var events = new MapItem(title, document.address(), document::file);
                root.getChildren().getLast().getChildren().add(events);
            }
        }
        view.setRoot(root);
    }

    private static boolean isCode(Node node) {
        Address at = node.address();
        return at != null && (at.level() == Level.EVENT || at.level() == Level.ROW);
    }

    private static TreeItem<Node> rows(GameFiles game, Field field, String title) {
        Table table = game.database().root().table(field);
        var group = new TreeItem<>(new Node(Texts.of(title), null));
        Field name = field.nested().field("name");
        for (int i = 0; i < table.size(); i++) {
            String text = String.format("%04d  %s", i + 1, table.row(i).getString(name));
            Address place = RowAddress.of(Addresses.database(game), field, i + 1);
            group.getChildren().add(new TreeItem<>(new Node(text, place)));
        }
        return group;
    }

    private static TreeItem<Node> maps(GameFiles game) {
        var group = new TreeItem<>(new Node(Texts.of("tables.maps"), null));
        group.setExpanded(true);
        for (int id : game.maps()) {
            String title = String.format("%04d  %s", id, game.mapName(id));
            var events = new MapItem(title, Addresses.map(game, id), () -> game.map(id));
            group.getChildren().add(events);
        }
        return group;
    }

    /** Selects what is shown, as far as the tree has it open. */
    void select(Address owner) {
        if (view.getRoot() == null) {
            return;
        }
        selecting = true;
        for (TreeItem<Node> group : view.getRoot().getChildren()) {
            for (TreeItem<Node> item : group.getChildren()) {
                Address at = item.getValue().address();
                if (owner.equals(at)) {
                    select(item);
                } else if (owner.isWithin(at)) {
                    item.getChildren().stream()
                            .filter(event -> owner.equals(event.getValue().address()))
                            .findFirst()
                            .ifPresent(this::select);
                }
            }
        }
        selecting = false;
    }

    private void select(TreeItem<Node> item) {
        for (TreeItem<Node> up = item.getParent(); up != null; up = up.getParent()) {
            up.setExpanded(true);
        }
        view.getSelectionModel().select(item);
        int row = view.getRow(item);
        view.scrollTo(Math.max(0, row - 4));
    }

    /** A map whose events are listed when somebody asks for them. */
    private static final class MapItem extends TreeItem<Node> {
        private final SearchedFile.Opening opening;
        private boolean listed;

        MapItem(String title, Address address, SearchedFile.Opening opening) {
            super(new Node(title, address));
            this.opening = opening;
        }

        @Override
        public boolean isLeaf() {
            return listed && super.getChildren().isEmpty();
        }

        @Override
        public ObservableList<TreeItem<Node>> getChildren() {
            if (!listed) {
                listed = true;
                list();
            }
            return super.getChildren();
        }

        private void list() {
            try {
                Table events = opening.open().root().table(MapUnit.EVENTS);
                Field name = events.rowType().field("name");
                for (int i = 0; i < events.size(); i++) {
                    var row = events.row(i);
                    String text = String.format("%04d  %s", row.id(), row.getString(name));
                    Address place = getValue().address().at(Level.EVENT, row.id());
                    super.getChildren().add(new TreeItem<>(new Node(text, place)));
                }
            } catch (GameOpenException e) {
                super.getChildren().add(new TreeItem<>(new Node(e.getMessage(), null)));
            }
        }
    }

    private static final class NodeCell extends TreeCell<Node> {
        @Override
        protected void updateItem(Node node, boolean empty) {
            super.updateItem(node, empty);
            getStyleClass().remove("group-heading");
            setText(empty || node == null ? null : node.text());
            if (!empty && node != null && node.address() == null) {
                getStyleClass().add("group-heading");
            }
        }
    }
}
