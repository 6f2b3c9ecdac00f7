package org.vivarium.model.refs;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;

/**
 * Finds who uses a row or a file, over database, map tree and maps of a game; results come as they
 * are found.
 */
public final class ReferenceFinder {
    private final GameFolder game;
    private final Address root;

    public ReferenceFinder(GameFolder game) {
        this.game = game;
        this.root = Address.game(game.title());
    }

    /**
     * Looks through the whole game.
     *
     * @param found called once a place, however often it names what is sought
     * @param unreadable called with the reason for every map that cannot be opened
     * @param cancelled asked often; when it says so the search ends
     */
    public void find(
            Sought sought,
            Consumer<Address> found,
            Consumer<String> unreadable,
            BooleanSupplier cancelled) {
        UseSink matches = new UseSink(sought, found);
        scan(game.database(), root.at(Level.FILE, game.database().name()), matches, cancelled);
        scan(game.mapTree(), root.at(Level.FILE, game.mapTree().name()), matches, cancelled);
        MapTree tree = new MapTree(game.mapTree().root());
        for (MapInfo map : tree.maps()) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            if (map.type() == MapTree.MapType.MAP) {
                map(map.id(), matches, unreadable, cancelled);
            }
        }
    }

    private void map(
            int id, UseSink matches, Consumer<String> unreadable, BooleanSupplier cancelled) {
        try {
            scan(game.map(id), root.at(Level.MAP, id), matches, cancelled);
        } catch (GameOpenException e) {
            unreadable.accept(e.getMessage());
        }
    }

    private static void scan(LcfFile file, Address at, UseSink matches, BooleanSupplier cancelled) {
        ReferenceScan.scan(file, at, matches, cancelled);
    }
}
