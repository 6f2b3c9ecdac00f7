package org.vivarium.inspector.tables;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.TreeItem;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Damage;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.inspector.view.LazyItem;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;

/** Makes the tree of a game: its database, its maps as the game has them, its saves. */
final class TreeBuilder {
    private final GameFiles files;
    private final Map<Integer, TreeItem<Entry>> maps = new HashMap<>();

    TreeBuilder(GameFiles files) {
        this.files = files;
    }

    TreeItem<Entry> build() {
        TreeItem<Entry> root = new TreeItem<>(Entry.heading(files.title()));
        if (files.isSingle()) {
            for (Document document : files.documents()) {
                if (!document.name().isEmpty()) {
                    root.getChildren().add(file(document, document.name()));
                }
            }
        } else {
            root.getChildren().add(file(files.databaseDocument(), Texts.of("tables.database")));
            root.getChildren().add(maps());
            root.getChildren().add(file(files.mapTreeDocument(), Texts.of("tables.mapTree")));
            addSaves(root);
            addOthers(root);
        }
        root.getChildren().getFirst().setExpanded(true);
        return root;
    }

    /** The lines of maps by their id. */
    Map<Integer, TreeItem<Entry>> mapItems() {
        return maps;
    }

    private static TreeItem<Entry> file(Document document, String title) {
        boolean damaged = Damage.in(document.file());
        Entry entry =
                new Entry(document.address(), title, -1, MaterialDesignF.FILE_OUTLINE, damaged);
        return new LazyItem<>(entry, () -> fields(Place.top(document)));
    }

    /** The lists and nested structs of a struct. */
    private static List<TreeItem<Entry>> fields(Place place) {
        List<TreeItem<Entry>> items = new ArrayList<>();
        Row row = place.row();
        for (Field field : row.type().fields()) {
            if (!row.has(field)) {
                continue;
            }
            if (field.kind().isTable()) {
                items.add(new TreeItem<>(table(place, field)));
            } else if (field.kind() == FieldKind.STRUCT) {
                Place inner = place.struct(field);
                Entry entry =
                        new Entry(
                                inner.address(),
                                ValueText.heading(field.name()),
                                -1,
                                MaterialDesignC.CODE_BRACES,
                                Damage.in(inner.row()));
                items.add(
                        hasTables(field)
                                ? new LazyItem<>(entry, () -> fields(inner))
                                : new TreeItem<>(entry));
            }
        }
        return items;
    }

    private static boolean hasTables(Field struct) {
        return struct.nested().fields().stream().anyMatch(field -> field.kind().isTable());
    }

    private static Entry table(Place owner, Field field) {
        return new Entry(
                owner.at(field),
                ValueText.heading(field.name()),
                owner.row().table(field).size(),
                MaterialDesignT.TABLE,
                Damage.in(owner.row(), field));
    }

    private TreeItem<Entry> maps() {
        TreeItem<Entry> group = new TreeItem<>(Entry.heading(Texts.of("tables.maps")));
        group.setExpanded(true);
        Table infos = files.mapTree().root().table(MapTree.MAPS);
        for (int i = 0; i < infos.size(); i++) {
            Row info = infos.row(i);
            maps.put(info.id(), mapItem(info));
        }
        for (int i = 0; i < infos.size(); i++) {
            Row info = infos.row(i);
            if (info.getInt(MapInfo.TYPE) == MapTree.MapType.ROOT) {
                continue;
            }
            TreeItem<Entry> parent = maps.get(info.getInt(MapInfo.PARENT_MAP));
            boolean top = parent == null || parent == maps.get(info.id()) || isRoot(parent);
            (top ? group : parent).getChildren().add(maps.get(info.id()));
        }
        return group;
    }

    private boolean isRoot(TreeItem<Entry> item) {
        return item.getValue().isHeading();
    }

    private TreeItem<Entry> mapItem(Row info) {
        String title = String.format("%04d  %s", info.id(), Names.of(info));
        return switch (info.getInt(MapInfo.TYPE)) {
            case MapTree.MapType.ROOT -> new TreeItem<>(Entry.heading(title));
            case MapTree.MapType.MAP -> {
                TreeItem<Entry> item =
                        new TreeItem<>(
                                new Entry(
                                        files.address().at(Level.MAP, info.id()),
                                        title,
                                        -1,
                                        MaterialDesignM.MAP_OUTLINE,
                                        false));
                item.getChildren().add(events(info.id()));
                yield item;
            }
            default ->
                    new TreeItem<>(
                            new Entry(area(info.id()), title, -1, MaterialDesignS.SELECT, false));
        };
    }

    private Address area(int id) {
        return files.mapTreeDocument()
                .address()
                .at(Level.TABLE, MapTree.MAPS.name())
                .at(Level.ROW, id);
    }

    /** The line of a map's events: the map is read when it is opened. */
    private TreeItem<Entry> events(int map) {
        Entry entry =
                new Entry(
                        files.address().at(Level.MAP, map).at(Level.TABLE, MapUnit.EVENTS.name()),
                        Texts.of("tables.events"),
                        -1,
                        MaterialDesignF.FLAG_OUTLINE,
                        false);
        return new LazyItem<>(entry, () -> eventsOf(map));
    }

    private List<TreeItem<Entry>> eventsOf(int map) {
        List<TreeItem<Entry>> items = new ArrayList<>();
        try {
            Place top = Place.top(files.mapDocument(map));
            Table events = top.row().table(MapUnit.EVENTS);
            for (int i = 0; i < events.size(); i++) {
                Place event = top.row(MapUnit.EVENTS, i);
                Row row = event.row();
                String title = String.format("%04d  %s", row.id(), Names.of(row));
                Entry entry = new Entry(event.address(), title, -1, icon(row), Damage.in(row));
                items.add(new LazyItem<>(entry, () -> pages(event)));
            }
        } catch (GameOpenException e) {
            items.add(
                    new TreeItem<>(
                            new Entry(
                                    files.address().at(Level.MAP, map),
                                    e.getMessage(),
                                    -1,
                                    MaterialDesignA.ALERT_OUTLINE,
                                    true)));
        }
        return items;
    }

    private static Ikon icon(Row event) {
        return event.table(MapEvent.PAGES).size() > 1
                ? MaterialDesignF.FLAG_VARIANT_OUTLINE
                : MaterialDesignF.FLAG_OUTLINE;
    }

    private static List<TreeItem<Entry>> pages(Place event) {
        List<TreeItem<Entry>> items = new ArrayList<>();
        int pages = event.row().table(MapEvent.PAGES).size();
        for (int i = 0; i < pages; i++) {
            Place page = event.row(MapEvent.PAGES, i);
            items.add(
                    new TreeItem<>(
                            new Entry(
                                    page.address(),
                                    Texts.of("tables.page", page.row().id()),
                                    -1,
                                    MaterialDesignF.FILE_DOCUMENT_OUTLINE,
                                    Damage.in(page.row()))));
        }
        return items;
    }

    private void addSaves(TreeItem<Entry> root) {
        List<String> saves = files.saves();
        if (!saves.isEmpty()) {
            TreeItem<Entry> group = new TreeItem<>(Entry.heading(Texts.of("tables.saves")));
            saves.forEach(save -> group.getChildren().add(save(save)));
            group.setExpanded(true);
            root.getChildren().add(group);
        }
    }

    private TreeItem<Entry> save(String name) {
        Entry entry =
                new Entry(
                        files.address().at(Level.FILE, name),
                        name,
                        -1,
                        MaterialDesignC.CONTENT_SAVE_OUTLINE,
                        false);
        return new LazyItem<>(
                entry,
                () -> {
                    try {
                        return fields(Place.top(files.file(name)));
                    } catch (IOException e) {
                        return List.of(
                                new TreeItem<>(
                                        new Entry(
                                                entry.address(),
                                                e.getMessage(),
                                                -1,
                                                MaterialDesignA.ALERT_OUTLINE,
                                                true)));
                    }
                });
    }

    private void addOthers(TreeItem<Entry> root) {
        List<Document> others =
                files.others().stream()
                        .filter(document -> !files.saves().contains(document.name()))
                        .toList();
        if (!others.isEmpty()) {
            TreeItem<Entry> group = new TreeItem<>(Entry.heading(Texts.of("tables.others")));
            others.forEach(one -> group.getChildren().add(file(one, one.name())));
            group.setExpanded(true);
            root.getChildren().add(group);
        }
    }
}
