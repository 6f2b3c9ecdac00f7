package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.VehicleState;

/**
 * A character's frame: what it does next when it stands, its way when it moves, its animation (spec
 * map-scene 5.2). Happens once a frame for each, whoever asks first; only a parallel page's list
 * runs at every call.
 */
final class CharacterUpdate {
    private final MapWorld world;

    CharacterUpdate(MapWorld world) {
        this.world = world;
    }

    /** Update of an event: its parallel list, then its movement (spec map-scene 5.8). */
    void updateEvent(EventState event) {
        if (parallel(event)) {
            world.scripts.updateParallelPage(event);
        }
        moveEvent(event);
    }

    /** The event's page runs beside the map. */
    boolean parallel(EventState event) {
        return MapWorld.live(event)
                && world.pages.trigger[world.activePage(event)] == PageTable.PARALLEL;
    }

    /** The movement part alone. */
    void moveEvent(EventState event) {
        if (!MapWorld.live(event) || event.processed) {
            return;
        }
        event.processed = true;
        if (event.stopped()) {
            world.eventMotion.nextAction(event);
        }
        progress(event);
        world.animation.update(event);
    }

    /** Update of the hero and of what depends on him (spec map-scene 7.2 step 5). */
    void updateHero() {
        HeroState hero = world.state.hero;
        if (hero.processed) {
            return;
        }
        hero.processed = true;
        if (hero.stopped()) {
            world.heroMotion.nextAction(hero);
        }
        progress(hero);
        world.animation.update(hero);
        world.vehicles.heroUpdated(hero);
        world.camera.pan();
        world.heroMotion.requestMenu(hero);
    }

    /** Update of a vehicle on this map that nobody rides (spec map-scene 7.2 step 6). */
    void updateVehicle(VehicleState vehicle) {
        if (vehicle.processed) {
            return;
        }
        vehicle.processed = true;
        if (vehicle.stopped()) {
            world.routes.runForced(vehicle);
        }
        progress(vehicle);
        world.animation.updateVehicle(
                vehicle, world.vehicles.number(vehicle) == Passability.AIRSHIP);
    }

    private void progress(CharacterState c) {
        c.flash.update();
        if (c.stopped()) {
            if (c.stopCount == 0 || c.route.overwritten || idleCounts(c)) {
                c.stopCount++;
            }
        } else if (c.jumping) {
            world.movement.advance(c, Movement.jumpStep(c.speed));
        } else {
            world.movement.advance(c, Movement.step(c.speed));
        }
    }

    private boolean idleCounts(CharacterState c) {
        return !c.paused && (world.state.message.continueEvents || !world.mainInterpreterRuns());
    }
}
