package org.vivarium.engine.map;

import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.VehicleState;

/**
 * Whether a character can go from one tile to another, and who stands in its way. Those who do get
 * their own update first, so that they can make way (spec map-scene 4.4).
 */
public final class WayTest {
    private final MapWorld world;

    WayTest(MapWorld world) {
        this.world = world;
    }

    /** Coordinates are those before wrapping on looping maps. */
    boolean makeWay(CharacterState mover, int fromX, int fromY, int toX, int toY) {
        if (mover instanceof HeroState hero && hero.aboard) {
            return makeWay(world.vehicles.ridden(), fromX, fromY, toX, toY);
        }
        MapGrid grid = world.grid;
        int out = MapGrid.edge(fromX, fromY, toX, toY);
        int in = MapGrid.edge(toX, toY, fromX, fromY);
        int x = grid.wrapX(toX);
        int y = grid.wrapY(toY);
        if (!grid.inside(x, y)) {
            return false;
        }
        if (mover.through) {
            return true;
        }
        boolean selfConflict = false;
        if (!mover.jumping) {
            selfConflict = selfConflict(mover, out);
            if (!(mover instanceof VehicleState)
                    && !world.passability.tileOk(
                            mover, out, grid.wrapX(fromX), grid.wrapY(fromY))) {
                return false;
            }
        }
        if (!isAirship(mover) && occupied(mover, selfConflict, x, y)) {
            return false;
        }
        return world.passability.tileOk(mover, mover.jumping ? ChipFlags.ALL_EDGES : in, x, y);
    }

    /** A tile-shaped event on the ground whose own chip is closed on the side it wants to leave. */
    private boolean selfConflict(CharacterState mover, int out) {
        return mover.layer == 0
                && mover.charset.isEmpty()
                && mover.charsetIndex != 0
                && (world.grid.graphicFlags(mover.charsetIndex) & out) == 0;
    }

    private boolean isAirship(CharacterState mover) {
        return mover == world.state.vehicles[Passability.AIRSHIP - 1];
    }

    private boolean occupied(CharacterState mover, boolean selfConflict, int x, int y) {
        return eventInTheWay(mover, selfConflict, x, y)
                || heroInTheWay(mover, selfConflict, x, y)
                || vehicleInTheWay(mover, selfConflict, Passability.BOAT, x, y)
                || vehicleInTheWay(mover, selfConflict, Passability.SHIP, x, y)
                || !(mover instanceof HeroState)
                        && vehicleInTheWay(mover, selfConflict, Passability.AIRSHIP, x, y);
    }

    private boolean eventInTheWay(CharacterState mover, boolean selfConflict, int x, int y) {
        TileOccupants occupants = world.occupants;
        StateList<EventState> events = world.state.map.events;
        int slot = occupants.first(x, y);
        while (slot != TileOccupants.NONE) {
            EventState event = events.get(slot);
            if (event != mover) {
                world.updates.updateEvent(event);
                if (occupants.standsOn(slot, x, y) && collides(mover, event, selfConflict)) {
                    return true;
                }
            }
            slot = occupants.after(slot, x, y);
        }
        return false;
    }

    private boolean heroInTheWay(CharacterState mover, boolean selfConflict, int x, int y) {
        HeroState hero = world.state.hero;
        if (hero.vehicle != 0 || hero == mover || hero.x != x || hero.y != y) {
            return false;
        }
        world.updates.updateHero();
        return hero.x == x && hero.y == y && collides(mover, hero, selfConflict);
    }

    private boolean vehicleInTheWay(
            CharacterState mover, boolean selfConflict, int number, int x, int y) {
        VehicleState vehicle = world.state.vehicles[number - 1];
        if (vehicle == mover || !world.vehicles.standsOn(number, x, y)) {
            return false;
        }
        world.updates.updateVehicle(vehicle);
        return world.vehicles.standsOn(number, x, y) && collides(mover, vehicle, selfConflict);
    }

    /** Whether two characters can't share a tile. */
    static boolean collides(CharacterState a, CharacterState b, boolean selfConflict) {
        if (a.through || b.through || a.flying || b.flying || !a.active || !b.active) {
            return false;
        }
        if (a instanceof EventState
                && b instanceof EventState
                && (a.overlapForbidden || b.overlapForbidden)) {
            return true;
        }
        return b.layer == 1 && selfConflict || a.layer == b.layer;
    }
}
