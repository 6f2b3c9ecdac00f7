package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.find.Destination.Aim;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapUnit;
import org.vivarium.model.refs.GameNames;
import org.vivarium.model.refs.Sought;

/** Everything in a game that has a name: rows, maps, events, files. Made beside the window. */
final class NameIndex {
    private static final Logger LOG = LoggerFactory.getLogger(NameIndex.class);

    private final GameFiles game;
    private final List<SearchedFile> files;
    private final LcfFile database;
    private final GameNames names;
    private final int revision;
    private volatile List<Destination> named = List.of();

    private NameIndex(GameFiles game) {
        this.game = game;
        files = SearchedFile.of(game);
        database = game.database();
        names = GameNames.of(database, game.mapTree());
        revision = game.revision().get();
    }

    /**
     * Begins to list a game's names; those of files and of its maps' events come later.
     *
     * @param complete called on the window's thread once all are there
     */
    static NameIndex of(GameFiles game, Runnable complete) {
        var index = new NameIndex(game);
        index.named = index.rows();
        Thread.ofPlatform()
                .daemon()
                .name("names")
                .priority(Thread.MIN_PRIORITY)
                .start(
                        () -> {
                            index.readMaps();
                            Platform.runLater(complete);
                        });
        return index;
    }

    /** Whether it still says how things are called in this game. */
    boolean isOf(GameFiles wanted) {
        return wanted == game && wanted.revision().get() == revision;
    }

    /** What is listed so far. */
    List<Destination> named() {
        return named;
    }

    private List<Destination> rows() {
        var found = new ArrayList<Destination>();
        for (Target target : Target.values()) {
            if (target == Target.MAP) {
                game.maps().forEach(id -> add(found, target, id));
            } else if (!target.isFile()) {
                Field field = database.root().type().findField(target.table());
                int size = field == null ? 0 : database.root().table(field).size();
                for (int id = 1; id <= size; id++) {
                    add(found, target, id);
                }
            }
        }
        return found;
    }

    private void add(List<Destination> found, Target target, int id) {
        String name = names.name(target, id).strip();
        Address place = name.isEmpty() ? null : Addresses.row(game, target, id);
        if (place != null) {
            String kind = target.label().replace('-', ' ');
            var aim = new Aim.Place(place, Optional.of(new Sought(target, id, "")));
            found.add(new Destination(icon(target), name, kind, id, "", aim));
        }
    }

    private static Ikon icon(Target target) {
        return switch (target) {
            case MAP -> MaterialDesignM.MAP_OUTLINE;
            case SWITCH -> MaterialDesignT.TOGGLE_SWITCH_OUTLINE;
            case VARIABLE -> MaterialDesignV.VARIABLE;
            case COMMON_EVENT, TROOP -> MaterialDesignC.CODE_BRACES;
            default -> MaterialDesignT.TABLE_ROW;
        };
    }

    private void readMaps() {
        var found = new ArrayList<>(named);
        files(found);
        for (SearchedFile file : files) {
            if (file.map() > 0) {
                try {
                    events(found, file, file.opening().open().root().table(MapUnit.EVENTS));
                } catch (GameOpenException e) {
                    LOG.debug("the names of {} are left out", file.title(), e);
                }
            }
        }
        named = List.copyOf(found);
    }

    private static void events(List<Destination> found, SearchedFile file, Table events) {
        Field name = events.rowType().field("name");
        for (int i = 0; i < events.size(); i++) {
            Row event = events.row(i);
            var aim = new Aim.Place(file.address().at(Level.EVENT, event.id()), Optional.empty());
            found.add(
                    new Destination(
                            MaterialDesignC.CALENDAR_BLANK_OUTLINE,
                            event.getString(name).strip(),
                            Texts.of("goto.event"),
                            event.id(),
                            file.title(),
                            aim));
        }
    }

    /** The game's own pictures and sounds. */
    private void files(List<Destination> found) {
        if (game.isSingle()) {
            return;
        }
        for (AssetKind kind : AssetKind.values()) {
            Target target = target(kind);
            if (target == null) {
                continue;
            }
            game.folder()
                    .files()
                    .folder()
                    .folder(kind.folder())
                    .ifPresent(
                            folder ->
                                    folder.all().stream()
                                            .filter(node -> !node.isFolder())
                                            .forEach(node -> found.add(file(kind, target, node))));
        }
    }

    private static Destination file(AssetKind kind, Target target, FileNode node) {
        int dot = node.name().lastIndexOf('.');
        String name = dot < 0 ? node.name() : node.name().substring(0, dot);
        Ikon icon = kind.isImage() ? MaterialDesignI.IMAGE_OUTLINE : MaterialDesignF.FILE_MUSIC;
        return new Destination(
                icon, name, target.label(), 0, "", new Aim.Uses(new Sought(target, 0, name)));
    }

    private static Target target(AssetKind kind) {
        for (Target target : Target.values()) {
            if (target.isFile() && target.word().equals(kind.folder())) {
                return target;
            }
        }
        return null;
    }
}
