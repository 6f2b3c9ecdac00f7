package org.vivarium.inspector.row;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.TreeItem;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.view.LazyItem;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;

/** Makes the lines of a struct: groups, fields, nested structs, elements, unknown chunks. */
final class FieldLines {
    private static final int MOST_ELEMENTS = 20_000;

    private FieldLines() {}

    static TreeItem<FieldItem> of(Place place) {
        TreeItem<FieldItem> root = new TreeItem<>(new FieldItem.Group(""));
        Row row = place.row().indexed();
        FieldGroups.of(row.type())
                .forEach(
                        (title, fields) -> {
                            List<TreeItem<FieldItem>> lines = lines(place, row, fields);
                            if (title.isEmpty()) {
                                root.getChildren().addAll(lines);
                            } else if (!lines.isEmpty()) {
                                TreeItem<FieldItem> group =
                                        new TreeItem<>(new FieldItem.Group(title));
                                group.getChildren().addAll(lines);
                                group.setExpanded(true);
                                root.getChildren().add(group);
                            }
                        });
        addUnknown(place, row, root);
        return root;
    }

    private static List<TreeItem<FieldItem>> lines(Place place, Row row, List<Field> fields) {
        List<TreeItem<FieldItem>> lines = new ArrayList<>();
        for (Field field : fields) {
            if (isShown(row, field)) {
                lines.add(line(place, row, field));
            }
        }
        return lines;
    }

    /** Fields of other editions are left out while the file doesn't have them. */
    private static boolean isShown(Row row, Field field) {
        boolean foreign =
                field.only2003() && row.file().engine() == Engine.RPG2000
                        || field.name().startsWith("easyrpg")
                        || field.name().startsWith("maniac");
        return !foreign || row.has(field);
    }

    private static TreeItem<FieldItem> line(Place place, Row row, Field field) {
        FieldItem value = new FieldItem.Value(place, field);
        if (field.kind() == FieldKind.STRUCT) {
            return new LazyItem<>(value, () -> inner(place.struct(field)));
        }
        boolean small = field.kind().isArray() && row.getArray(field).size() <= MOST_ELEMENTS;
        return small && !row.getArray(field).isEmpty()
                ? new LazyItem<>(value, () -> elements(place, field))
                : new TreeItem<>(value);
    }

    private static List<TreeItem<FieldItem>> inner(Place place) {
        Row row = place.row();
        TreeItem<FieldItem> holder = new TreeItem<>();
        holder.getChildren().addAll(lines(place, row, row.type().fields()));
        addUnknown(place, row, holder);
        return List.copyOf(holder.getChildren());
    }

    private static List<TreeItem<FieldItem>> elements(Place place, Field field) {
        int size = place.row().getArray(field).size();
        List<TreeItem<FieldItem>> lines = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            lines.add(new TreeItem<>(new FieldItem.Element(place, field, i)));
        }
        return lines;
    }

    private static void addUnknown(Place place, Row row, TreeItem<FieldItem> to) {
        List<TreeItem<FieldItem>> unknown = new ArrayList<>();
        StructType type = row.type();
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            if (type.byChunk(chunk.id()) == null && type.bySizeChunk(chunk.id()) == null) {
                unknown.add(
                        new TreeItem<>(
                                new FieldItem.Unknown(
                                        place, chunk.id(), chunk.offset(), chunk.length())));
            }
        }
        if (!unknown.isEmpty()) {
            TreeItem<FieldItem> group =
                    new TreeItem<>(new FieldItem.Group(Texts.of("row.group.unknown")));
            group.getChildren().addAll(unknown);
            group.setExpanded(true);
            to.getChildren().add(group);
        }
    }
}
