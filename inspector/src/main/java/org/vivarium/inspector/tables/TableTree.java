package org.vivarium.inspector.tables;

import java.util.function.Consumer;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.MapTree;

/** The tables of a game: those of the database, the map tree, and each map's events. */
final class TableTree {
    /** What a line of the tree stands for. */
    sealed interface Place {
        record Group(String title) implements Place {}

        record TableOf(Row owner, Field field) implements Place {
            Table table() {
                return owner.table(field);
            }
        }

        record Single(Row owner, Field field) implements Place {}

        record MapFile(int id, String title) implements Place {}
    }

    private final TreeView<Place> view = new TreeView<>();

    TableTree(Consumer<Place> chosen) {
        view.setId("table-tree");
        view.setShowRoot(false);
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setCellFactory(tree -> new PlaceCell());
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (o, before, now) -> {
                            if (now != null) {
                                chosen.accept(now.getValue());
                            }
                        });
    }

    TreeView<Place> node() {
        return view;
    }

    void show(GameFiles game) {
        if (game == null) {
            view.setRoot(null);
            return;
        }
        var root = new TreeItem<Place>(new Place.Group(game.title()));
        root.getChildren().add(tables(game.database().root(), Texts.of("tables.database")));
        root.getChildren().add(tables(game.mapTree().root(), Texts.of("tables.mapTree")));
        root.getChildren().add(maps(game));
        view.setRoot(root);
        view.getSelectionModel().select(root.getChildren().getFirst().getChildren().getFirst());
    }

    private static TreeItem<Place> tables(Row owner, String title) {
        var group = new TreeItem<Place>(new Place.Group(title));
        group.setExpanded(true);
        for (Field field : owner.type().fields()) {
            if (field.kind().isTable() && owner.has(field)) {
                group.getChildren().add(new TreeItem<>(new Place.TableOf(owner, field)));
            } else if (field.nested() != null && owner.has(field)) {
                group.getChildren().add(new TreeItem<>(new Place.Single(owner, field)));
            }
        }
        return group;
    }

    private static TreeItem<Place> maps(GameFiles game) {
        var group = new TreeItem<Place>(new Place.Group(Texts.of("tables.maps")));
        group.setExpanded(true);
        Table infos = game.mapTree().root().table(MapTree.MAPS);
        for (int id : game.maps()) {
            Row info = infos.byId(id);
            String name = info == null ? "" : FieldText.rowName(info);
            group.getChildren().add(new TreeItem<>(new Place.MapFile(id, name)));
        }
        return group;
    }

    private static final class PlaceCell extends TreeCell<Place> {
        @Override
        protected void updateItem(Place place, boolean empty) {
            super.updateItem(place, empty);
            getStyleClass().remove("group-heading");
            if (empty || place == null) {
                setText(null);
                return;
            }
            switch (place) {
                case Place.Group group -> {
                    setText(group.title());
                    getStyleClass().add("group-heading");
                }
                case Place.TableOf table ->
                        setText(
                                FieldText.heading(table.table())
                                        + "  "
                                        + Units.count(table.table().size()));
                case Place.Single single -> setText(single.field().name());
                case Place.MapFile map -> setText(String.format("%04d  %s", map.id(), map.title()));
            }
        }
    }

    /** The table of a place's rows, or null when it is a single struct or a heading. */
    static Table tableOf(Place place, GameFiles game) throws GameOpenException {
        return switch (place) {
            case Place.TableOf table -> table.table();
            case Place.MapFile map -> {
                Row root = game.map(map.id()).root();
                yield root.table(root.type().field("events"));
            }
            case Place.Group group -> null;
            case Place.Single single -> null;
        };
    }
}
