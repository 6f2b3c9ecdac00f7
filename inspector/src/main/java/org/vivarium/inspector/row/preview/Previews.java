package org.vivarium.inspector.row.preview;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import org.vivarium.assets.AssetKind;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Layout;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Target;
import org.vivarium.model.Animation;

/** Chooses how each value of a row is shown. */
final class Previews {
    private static final int FACE = 48;
    private static final int MOST_BARS = 5000;
    private static final int FEWEST_BARS = 8;

    private final GameFiles files;
    private final double width;

    /**
     * @param width room for pictures
     */
    Previews(GameFiles files, double width) {
        this.files = files;
        this.width = width;
    }

    List<Node> of(Row row) {
        List<Node> cards = new ArrayList<>();
        collect(row, cards, 0);
        return cards;
    }

    private void collect(Row row, List<Node> cards, int depth) {
        if (row.type().layout() == Layout.CURVES) {
            cards.add(curves(row));
            return;
        }
        for (Field field : row.type().fields()) {
            if (field.kind() == FieldKind.TEXT && field.target() != null) {
                addPicture(row, field, cards);
            } else if (field.kind() == FieldKind.STRUCT && row.has(field) && depth < 2) {
                collect(row.struct(field), cards, depth + 1);
            } else if (isPlotted(field) && depth == 0) {
                addPlot(row, field, cards);
            }
        }
        if (row.type().name().equals("BattlerAnimation")) {
            addPoses(row, cards);
        }
    }

    private static boolean isPlotted(Field field) {
        return field.kind().isArray()
                && field.kind() != FieldKind.BOOLS
                && field.target() == null
                && field.elementTarget() == null
                && !field.name().startsWith("passable");
    }

    private static void addPlot(Row row, Field field, List<Node> cards) {
        LcfArray array = row.getArray(field);
        if (array.size() >= FEWEST_BARS && array.size() <= MOST_BARS) {
            cards.add(
                    new Card(
                            ValueText.heading(field.name()),
                            new Plot(List.of(new Plot.Line("", array.toInts())))));
        }
    }

    private static Card curves(Row row) {
        List<Plot.Line> lines = new ArrayList<>();
        for (Field field : row.type().fields()) {
            lines.add(new Plot.Line(ValueText.heading(field.name()), row.getArray(field).toInts()));
        }
        return new Card(Texts.of("preview.curves"), new Plot(lines));
    }

    private void addPicture(Row row, Field field, List<Node> cards) {
        String name = row.getString(field);
        AssetKind kind = kind(row, field, name);
        if (name.isEmpty() || kind == null || !kind.isImage()) {
            return;
        }
        String caption = ValueText.heading(field.name()) + ": " + kind.folder() + "/" + name;
        if (!files.assets().has(kind, name)) {
            cards.add(new Card(caption, missing(kind, name)));
            return;
        }
        Image image = Pixels.of(files.assets().image(kind, name));
        cards.add(
                switch (kind) {
                    case CHARSET -> new Card(caption, new WalkingFigure(image, index(row, field)));
                    case FACESET ->
                            new Card(
                                    caption,
                                    Still.cell(image, 4, FACE, FACE, index(row, field), 2));
                    case CHIPSET -> chipset(caption, image, row);
                    case BATTLE, BATTLE2 -> new Card(caption, new AnimationCard(image, row));
                    case BATTLE_CHARSET ->
                            new Card(
                                    caption,
                                    new BattlerFigure(image, Math.max(0, index(row, field))));
                    default -> new Card(caption, Still.whole(image, width));
                });
    }

    private static Node missing(AssetKind kind, String name) {
        var label = new Label(Texts.of("preview.missing", kind.folder(), name));
        label.getStyleClass().add("damaged");
        label.setWrapText(true);
        return label;
    }

    private AssetKind kind(Row row, Field field, String name) {
        if (field.target() == Target.BATTLE_FILE) {
            boolean large =
                    row.type() == Animation.STRUCT && row.getBool(Animation.LARGE)
                            || !files.assets().has(AssetKind.BATTLE, name)
                                    && files.assets().has(AssetKind.BATTLE2, name);
            return large ? AssetKind.BATTLE2 : AssetKind.BATTLE;
        }
        for (AssetKind kind : AssetKind.values()) {
            if (kind.folder().equals(field.target().word())) {
                return kind;
            }
        }
        return null;
    }

    /**
     * The figure of a sheet that stands beside its name: {@code face_name} has face_index or _id.
     */
    private static int index(Row row, Field field) {
        String stem = field.name().replaceFirst("name$", "");
        for (String ending : List.of("index", "id")) {
            Field index = row.type().findField(stem + ending);
            if (index != null && index.kind().isNumber()) {
                return row.getInt(index);
            }
        }
        return 0;
    }

    private Card chipset(String caption, Image image, Row row) {
        if (row.type().findField("passable_data_lower") == null) {
            return new Card(caption, Still.whole(image, width));
        }
        var view = new ChipsetView(image, row, width);
        var toggle = new ToggleButton(Texts.of("preview.passability"));
        toggle.setId("passability");
        toggle.getStyleClass().add("small-tool");
        toggle.setSelected(true);
        toggle.selectedProperty().addListener((o, before, now) -> view.show(now));
        return new Card(caption, view, toggle);
    }

    private void addPoses(Row animation, List<Node> cards) {
        var poses = animation.table(animation.type().field("poses"));
        for (int i = 0; i < poses.size(); i++) {
            addPicture(poses.row(i), poses.rowType().field("battler_name"), cards);
        }
    }
}
