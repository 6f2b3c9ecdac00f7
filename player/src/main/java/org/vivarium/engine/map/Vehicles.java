package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.VehicleState;

/** Boat, ship and airship: getting in and out, and the ride (spec map-scene 4.7). */
public final class Vehicles {
    /** Where take-off and landing count down from, and by how much a frame. */
    private static final int CLIMB = 256;

    private static final int CLIMB_STEP = 8;
    private static final int SUB_PER_PIXEL = 16;
    private static final int FULL_ALTITUDE = 16;
    private static final int BOAT_SPEED = 4;
    private static final int AIRSHIP_SPEED = 5;

    private final MapWorld world;
    private final GameState state;
    private final HeroState hero;

    Vehicles(MapWorld world) {
        this.world = world;
        this.state = world.state;
        this.hero = state.hero;
    }

    /** The three as a new game has them: looking left, each at its speed. */
    public void reset() {
        for (int i = 0; i < state.vehicles.length; i++) {
            VehicleState v = state.vehicles[i];
            v.direction = Directions.LEFT;
            v.facing = Directions.LEFT;
            v.speed = i + 1 == Passability.AIRSHIP ? AIRSHIP_SPEED : BOAT_SPEED;
        }
    }

    /** 1 boat, 2 ship, 3 airship. */
    int number(VehicleState vehicle) {
        for (int i = 0; i < state.vehicles.length; i++) {
            if (state.vehicles[i] == vehicle) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("no vehicle of this game");
    }

    /** What the hero sits in or is boarding; null on foot. */
    public VehicleState ridden() {
        return hero.vehicle > 0 ? state.vehicles[hero.vehicle - 1] : null;
    }

    boolean standsOn(int number, int x, int y) {
        VehicleState v = state.vehicles[number - 1];
        return v.map == state.map.id && v.x == x && v.y == y;
    }

    /** Pixels a vehicle is above the ground. */
    public static int altitude(VehicleState v) {
        if (!v.flying) {
            return 0;
        }
        if (v.ascent > 0) {
            return (CLIMB - v.ascent) / SUB_PER_PIXEL;
        }
        return v.descent > 0 ? v.descent / SUB_PER_PIXEL : FULL_ALTITUDE;
    }

    /**
     * Gets in or out, as the decision key and command 10840 do.
     *
     * @return whether anything happened
     */
    public boolean toggle() {
        if (hero.boarding || hero.unboarding || !hero.stopped()) {
            return false;
        }
        if (Directions.diagonal(hero.direction)) {
            hero.direction = hero.facing;
        }
        if (hero.aboard) {
            return hero.vehicle == Passability.AIRSHIP ? landAirship() : leaveBoat();
        }
        VehicleState airship = state.vehicles[Passability.AIRSHIP - 1];
        if (standsOn(Passability.AIRSHIP, hero.x, hero.y) && airship.stopped()) {
            boardAirship(airship);
            return true;
        }
        int x = world.triggers.aheadX(hero, hero.x);
        int y = world.triggers.aheadY(hero, hero.y);
        return boardBoat(Passability.SHIP, x, y) || boardBoat(Passability.BOAT, x, y);
    }

    private void boardAirship(VehicleState airship) {
        take(Passability.AIRSHIP);
        hero.aboard = true;
        hero.facing = Directions.LEFT;
        hero.speed = airship.speed;
        if (!airship.flying) {
            airship.ascent = CLIMB;
            airship.flying = true;
        }
        hero.flying = true;
    }

    private boolean boardBoat(int number, int x, int y) {
        if (!standsOn(number, x, y)) {
            return false;
        }
        int out =
                MapGrid.edge(
                        hero.x,
                        hero.y,
                        hero.x + Directions.dx(hero.direction),
                        hero.y + Directions.dy(hero.direction));
        if (!world.passability.tileOk(hero, out, hero.x, hero.y)) {
            return false;
        }
        stepThrough();
        take(number);
        hero.boarding = true;
        return true;
    }

    private void take(int number) {
        hero.vehicle = number;
        hero.footSpeed = hero.speed;
        world.services.playVehicleMusic(number);
    }

    private void stepThrough() {
        hero.through = true;
        world.movement.move(hero, hero.direction);
        hero.through = hero.routeThrough;
    }

    private boolean leaveBoat() {
        int dx = Directions.dx(hero.direction);
        int dy = Directions.dy(hero.direction);
        int x = world.grid.wrapX(hero.x + dx);
        int y = world.grid.wrapY(hero.y + dy);
        int in = MapGrid.edge(hero.x + dx, hero.y + dy, hero.x, hero.y);
        if (!world.grid.inside(x, y)
                || world.passability.blockedByEvent(x, y)
                || !world.passability.tileOk(null, in, x, y)) {
            return false;
        }
        lookLeft(ridden());
        hero.aboard = false;
        hero.speed = hero.footSpeed;
        hero.unboarding = true;
        stepThrough();
        hero.vehicle = 0;
        world.services.playMusicBeforeVehicle();
        return true;
    }

    private boolean landAirship() {
        VehicleState airship = ridden();
        if (airship.ascent > 0 || airship.descent > 0) {
            return false;
        }
        hero.facing = Directions.LEFT;
        airship.facing = Directions.LEFT;
        airship.descent = CLIMB;
        return true;
    }

    /** A frame of take-off or landing; true when the hero does nothing else in this frame. */
    boolean climbOrSink(HeroState rider) {
        if (!rider.aboard || rider.vehicle != Passability.AIRSHIP) {
            return false;
        }
        VehicleState airship = ridden();
        if (airship.ascent > 0) {
            airship.ascent -= CLIMB_STEP;
            return true;
        }
        if (airship.descent > 0) {
            airship.descent -= CLIMB_STEP;
            if (airship.descent == 0) {
                touchDown(airship);
            }
            return true;
        }
        return false;
    }

    private void touchDown(VehicleState airship) {
        if (!world.passability.landingAllowed(hero.x, hero.y)) {
            airship.ascent = CLIMB;
            return;
        }
        airship.flying = false;
        lookLeft(airship);
        hero.flying = false;
        hero.aboard = false;
        hero.facing = Directions.DOWN;
        hero.vehicle = 0;
        hero.speed = hero.footSpeed;
        world.services.playMusicBeforeVehicle();
    }

    /** Sets the hero on foot where he is: a teleport or escape skill takes him away. */
    public void forceExit() {
        VehicleState vehicle = ridden();
        if (vehicle == null) {
            return;
        }
        vehicle.ascent = 0;
        vehicle.descent = 0;
        vehicle.flying = false;
        lookLeft(vehicle);
        hero.flying = false;
        hero.aboard = false;
        hero.boarding = false;
        hero.unboarding = true;
        hero.vehicle = 0;
        hero.speed = hero.footSpeed;
        world.services.playMusicBeforeVehicle();
    }

    private static void lookLeft(CharacterState c) {
        c.direction = Directions.LEFT;
        c.facing = Directions.LEFT;
    }

    /** After the hero's own frame: boarding ends, what he rides goes where he goes. */
    void heroUpdated(HeroState rider) {
        if (rider.stopped()) {
            rider.unboarding = false;
            if (rider.boarding) {
                rider.boarding = false;
                rider.aboard = true;
                rider.facing = Directions.LEFT;
                rider.speed = ridden().speed;
            }
        }
        if (rider.aboard) {
            follow(ridden());
        }
    }

    private void follow(VehicleState v) {
        v.map = state.map.id;
        v.x = hero.x;
        v.y = hero.y;
        v.direction = hero.direction;
        v.facing = hero.facing;
        v.remaining = hero.remaining;
        world.animation.updateVehicle(v, hero.vehicle == Passability.AIRSHIP);
        world.routes.cancel(v);
        v.processed = true;
    }

    /** Puts the ridden vehicle where the hero was put. */
    void placeRidden() {
        VehicleState v = ridden();
        if (v != null) {
            v.map = state.map.id;
            world.relocate(v, hero.x, hero.y);
        }
    }
}
