package org.vivarium.engine.map;

import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.VehicleState;

/** What a tile lets cross its edges, tile-shaped events included (spec map-scene 4.3, 4.7). */
public final class Passability {
    /** Numbers of the vehicles, as the hero's ride has them. */
    static final int BOAT = 1;

    static final int SHIP = 2;
    static final int AIRSHIP = 3;

    private final MapWorld world;
    private final MapGrid grid;

    Passability(MapWorld world) {
        this.world = world;
        this.grid = world.grid;
    }

    /**
     * Whether a tile may be left or entered through an edge.
     *
     * @param mover who moves; null for nobody in particular on foot
     * @param bit the edge as a flag bit; of several any may be open
     */
    boolean tileOk(CharacterState mover, int bit, int x, int y) {
        if (!grid.inside(x, y)) {
            return false;
        }
        int vehicle = mover instanceof VehicleState v ? world.vehicles.number(v) : 0;
        if (vehicle != 0) {
            int terrain = grid.terrain(x, y);
            if (!world.services.terrains().passable(terrain, vehicle)) {
                return false;
            }
            if (vehicle == AIRSHIP) {
                return true;
            }
        }
        int tile = topTileEvent(mover, x, y);
        if (tile > 0) {
            int flags = grid.graphicFlags(tile);
            if ((flags & ChipFlags.ABOVE) == 0) {
                return vehicle == 0 && (flags & bit) != 0;
            }
        }
        return vehicle != 0
                ? (grid.upperFlags(x, y) & ChipFlags.ABOVE) != 0
                : geometryOk(bit, x, y);
    }

    /** The test on the map's own tiles alone. */
    boolean geometryOk(int bit, int x, int y) {
        int upper = grid.upperFlags(x, y);
        if ((upper & bit) == 0) {
            return false;
        }
        return (upper & ChipFlags.ABOVE) == 0 || grid.lowerOk(bit, x, y);
    }

    /** Tile graphic of the last tile-shaped event lying on the ground here; 0 for none. */
    private int topTileEvent(CharacterState mover, int x, int y) {
        StateList<EventState> events = world.state.map.events;
        TileOccupants occupants = world.occupants;
        int tile = 0;
        for (int slot = occupants.first(x, y);
                slot != TileOccupants.NONE;
                slot = occupants.next(slot)) {
            EventState event = events.get(slot);
            if (event != mover
                    && event.layer == 0
                    && !event.through
                    && MapWorld.live(event)
                    && event.charset.isEmpty()) {
                tile = event.charsetIndex;
            }
        }
        return tile;
    }

    /** Whether the airship may come down (spec map-scene 4.7). */
    boolean landingAllowed(int x, int y) {
        return grid.inside(x, y)
                && world.services.terrains().airshipLands(grid.terrain(x, y))
                && !livingEvent(x, y)
                && !world.vehicles.standsOn(BOAT, x, y)
                && !world.vehicles.standsOn(SHIP, x, y)
                && grid.lowerOk(ChipFlags.ALL_EDGES, x, y)
                && (grid.upperFlags(x, y) & ChipFlags.ALL_EDGES) != 0;
    }

    private boolean livingEvent(int x, int y) {
        for (int slot = world.occupants.first(x, y);
                slot != TileOccupants.NONE;
                slot = world.occupants.next(slot)) {
            if (MapWorld.live(world.state.map.events.get(slot))) {
                return true;
            }
        }
        return false;
    }

    /** Whether an active event of the hero's layer stands here. */
    boolean blockedByEvent(int x, int y) {
        for (int slot = world.occupants.first(x, y);
                slot != TileOccupants.NONE;
                slot = world.occupants.next(slot)) {
            EventState event = world.state.map.events.get(slot);
            if (event.layer == 1 && MapWorld.live(event)) {
                return true;
            }
        }
        return false;
    }
}
