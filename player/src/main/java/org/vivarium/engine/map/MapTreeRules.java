package org.vivarium.engine.map;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.model.Database;
import org.vivarium.model.Encounter;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.Rect;
import org.vivarium.model.Troop;

/** What a map inherits from the nodes above it in the map tree (spec map-scene 5.13). */
public final class MapTreeRules {
    /** A tree can't be deeper than this; a damaged one may go in circles. */
    private static final int MAX_DEPTH = 1000;

    private static final int INHERIT = 0;
    private static final int DEFAULT_STEPS = 25;

    private final MapTree tree;
    private final Database database;

    public MapTreeRules(MapTree tree, Database database) {
        this.tree = tree;
        this.database = database;
    }

    private MapInfo node(int id) {
        return tree.maps().byId(id);
    }

    private MapInfo parent(MapInfo node) {
        return node.id() == 0 || node.parentMap() == node.id() ? null : node(node.parentMap());
    }

    /** The map's own backdrop for battles; empty when the terrain decides. */
    public String backdrop(int map) {
        MapInfo node = node(map);
        for (int i = 0; i < MAX_DEPTH && node != null; i++) {
            if (node.backgroundType() != MapInfo.BGMType.PARENT) {
                break;
            }
            node = parent(node);
        }
        return node != null && node.backgroundType() == MapInfo.BGMType.SPECIFIC
                ? node.backgroundName()
                : "";
    }

    /** What may be allowed or forbidden for a branch of the tree. */
    public enum Permission {
        SAVE,
        TELEPORT,
        ESCAPE;

        private int of(MapInfo node) {
            return switch (this) {
                case SAVE -> node.save();
                case TELEPORT -> node.teleport();
                case ESCAPE -> node.escape();
            };
        }
    }

    public boolean allowed(int map, Permission permission) {
        MapInfo node = node(map);
        for (int i = 0; i < MAX_DEPTH && node != null; i++) {
            int value = permission.of(node);
            if (value != INHERIT) {
                return value == MapInfo.TriState.ALLOW;
            }
            node = parent(node);
        }
        return true;
    }

    /** Steps between two random battles on the map, on average. */
    public int encounterSteps(int map) {
        MapInfo node = node(map);
        return node == null ? DEFAULT_STEPS : node.encounterSteps();
    }

    /** The map a node means: an area stands for the map it lies on (spec map-scene 5.14). */
    public int mapOf(int id) {
        MapInfo node = node(id);
        return node != null && node.type() == MapTree.MapType.AREA ? node.parentMap() : id;
    }

    /** Troops that may appear on a tile: the map's and those of the areas over it. */
    public int[] troops(int map, int x, int y, int terrain) {
        List<Integer> troops = new ArrayList<>();
        for (MapInfo node : tree.maps()) {
            boolean area =
                    node.type() == MapTree.MapType.AREA
                            && node.parentMap() == map
                            && holds(node.areaRect(), x, y);
            if (area || node.id() == map) {
                for (Encounter encounter : node.encounters()) {
                    if (livesOn(encounter.troopId(), terrain)) {
                        troops.add(encounter.troopId());
                    }
                }
            }
        }
        return troops.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean holds(Rect r, int x, int y) {
        return x >= r.l() && x < r.r() && y >= r.t() && y < r.b();
    }

    private boolean livesOn(int id, int terrain) {
        Troop troop = database.troops().get(id);
        return troop != null && troop.terrainSet().isSet(terrain - 1, true);
    }
}
