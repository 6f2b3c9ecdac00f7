package org.vivarium.model.check;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.refs.ReferenceScan;
import org.vivarium.model.refs.ReferenceSink;

/** Looks through a whole game; findings come as they are found. */
public final class GameCheck {
    private static final Pattern MAP_FILE = Pattern.compile("(?i)map(\\d{4,})\\.(lmu|...)");

    /** Rows of the battle test may hold uninitialised memory (spec lcf-format 9) and never run. */
    private static final String BATTLE_TEST = "battletest_data";

    private final GameFolder game;
    private final GameTables tables;
    private final Consumer<Finding> found;
    private final BooleanSupplier cancelled;

    private GameCheck(GameFolder game, Consumer<Finding> found, BooleanSupplier cancelled) {
        this.game = game;
        this.tables = new GameTables(game);
        this.found = found;
        this.cancelled = cancelled;
    }

    public static void check(GameFolder game, Consumer<Finding> found, BooleanSupplier cancelled) {
        new GameCheck(game, found, cancelled).run();
    }

    private void run() {
        file(game.database(), Address.file(game.database().name()));
        file(game.mapTree(), Address.file(game.mapTree().name()));
        Set<Integer> known = new HashSet<>();
        for (MapInfo map : new MapTree(game.mapTree().root()).maps()) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            if (map.type() == MapTree.MapType.MAP) {
                known.add(map.id());
                map(map);
            }
        }
        strayMaps(known);
    }

    private void map(MapInfo info) {
        Address at = new Address(null, Level.MAP, "", info.id());
        if (!game.hasMap(info.id())) {
            found.accept(
                    new Finding(
                            Finding.Kind.MAP_WITHOUT_FILE,
                            at,
                            game.files().mapName(info.id())
                                    + " of \""
                                    + info.name()
                                    + "\" is missing"));
            return;
        }
        try {
            LcfFile file = game.map(info.id());
            file(file, at);
            size(new MapUnit(file.root()), at);
        } catch (GameOpenException e) {
            found.accept(new Finding(Finding.Kind.UNREADABLE_MAP, at, e.getMessage()));
        }
    }

    private void size(MapUnit map, Address at) {
        long tiles = (long) map.width() * map.height();
        if (map.width() <= 0
                || map.height() <= 0
                || map.lowerLayer().size() != tiles
                || map.upperLayer().size() != tiles) {
            found.accept(
                    new Finding(
                            Finding.Kind.ODD_SIZE,
                            at,
                            "%d x %d tiles, but layers of %d and %d"
                                    .formatted(
                                            map.width(),
                                            map.height(),
                                            map.lowerLayer().size(),
                                            map.upperLayer().size())));
        }
    }

    private void strayMaps(Set<Integer> known) {
        for (FileNode node : game.files().folder().all()) {
            Matcher name = MAP_FILE.matcher(node.name());
            if (name.matches()
                    && node.name().toLowerCase(Locale.ROOT).endsWith(game.files().mapExtension())
                    && !known.contains(Integer.parseInt(name.group(1)))) {
                found.accept(
                        new Finding(
                                Finding.Kind.FILE_WITHOUT_MAP,
                                Address.file(node.name()),
                                "the map tree doesn't name this map"));
            }
        }
    }

    private void file(LcfFile file, Address at) {
        FileCheck.check(file, at, found);
        ReferenceScan.scan(file, at, new References(), cancelled);
    }

    private final class References implements ReferenceSink {
        @Override
        public void row(Target target, int id, Address from) {
            if (!tables.exists(target, id) && !isBattleTest(from)) {
                found.accept(
                        new Finding(
                                Finding.Kind.DANGLING_REFERENCE,
                                from,
                                "there is no " + target.label() + " " + id));
            }
        }

        @Override
        public void member(Target target, int id, Address from) {
            // what a set says of rows beyond the table is left over from longer tables
        }

        private static boolean isBattleTest(Address from) {
            return from.find(Level.TABLE) != null && from.nameOf(Level.TABLE).equals(BATTLE_TEST);
        }

        @Override
        public void file(Target target, String name, Address from) {
            for (AssetKind kind : AssetKind.values()) {
                boolean right =
                        kind.folder().equals(target.word())
                                || target == Target.BATTLE_FILE && kind == AssetKind.BATTLE2;
                if (right && game.assets().has(kind, name)) {
                    return;
                }
            }
            found.accept(
                    new Finding(
                            Finding.Kind.MISSING_ASSET,
                            from,
                            "there is no " + target.word() + "/" + name));
        }
    }
}
