package org.vivarium.model.diff;

import java.util.TreeSet;
import java.util.function.Consumer;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapTree;

/** Compares two games: their databases, map trees, and every map that either has. */
public final class GameDiff {
    private GameDiff() {}

    /**
     * Compares two games; a map that cannot be opened is an error of the caller's game and ends the
     * comparison.
     */
    public static void compare(GameFolder before, GameFolder after, Consumer<Difference> found)
            throws GameOpenException {
        FileDiff.compare(
                before.database(), after.database(), Address.file(before.database().name()), found);
        FileDiff.compare(
                before.mapTree(), after.mapTree(), Address.file(before.mapTree().name()), found);
        TreeSet<Integer> ids = new TreeSet<>();
        addMaps(before, ids);
        addMaps(after, ids);
        for (int id : ids) {
            Address at = new Address(null, Level.MAP, "", id);
            if (!after.hasMap(id) && before.hasMap(id)) {
                found.accept(new Difference(at, Difference.Kind.REMOVED, "", ""));
            } else if (!before.hasMap(id) && after.hasMap(id)) {
                found.accept(new Difference(at, Difference.Kind.ADDED, "", ""));
            } else if (before.hasMap(id)) {
                FileDiff.compare(before.map(id), after.map(id), at, found);
            }
        }
    }

    private static void addMaps(GameFolder game, TreeSet<Integer> ids) {
        Table maps = game.mapTree().root().table(MapTree.MAPS);
        for (int i = 0; i < maps.size(); i++) {
            ids.add(maps.id(i));
        }
    }
}
