package org.vivarium.engine.map;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.RandomState;

/** What an event that stands still does next (spec map-scene 5.8). */
final class EventMotion {
    private static final int RANDOM = 1;
    private static final int VERTICAL = 2;
    private static final int HORIZONTAL = 3;
    private static final int TOWARD = 4;
    private static final int AWAY = 5;
    private static final int CUSTOM = 6;

    /** Idle frames beyond the pause after which a blocked patrol turns back. */
    private static final int TURN_BACK = 20;

    /** Idle frames beyond the pause after which a blocked event starts its pause anew. */
    private static final int GIVE_UP = 60;

    private final MapWorld world;

    EventMotion(MapWorld world) {
        this.world = world;
    }

    void nextAction(EventState event) {
        world.routes.runForced(event);
        if (event.page == 0) {
            return;
        }
        int trigger = world.pages.trigger[world.activePage(event)];
        if (trigger == PageTable.AUTO_START) {
            world.triggers.start(event, false, false);
        }
        if (!event.stopped()) {
            return;
        }
        if (trigger == PageTable.EVENT_TOUCH) {
            touchHero(event);
        }
        boolean held =
                event.paused
                        || event.route.overwritten
                        || event.stopCount < event.maxStopCount
                        || world.mainInterpreterRuns() && !world.state.message.continueEvents;
        if (!held) {
            moveOn(event);
        }
    }

    private void touchHero(EventState event) {
        HeroState hero = world.state.hero;
        if (event.layer != 1
                && !hero.route.overwritten
                && !world.mainInterpreterRuns()
                && event.x == hero.x
                && event.y == hero.y) {
            world.triggers.start(event, false, true);
            event.stopCount = 0;
        }
    }

    private void moveOn(EventState event) {
        switch (world.pages.moveType[world.activePage(event)]) {
            case RANDOM -> wander(event);
            case VERTICAL -> patrol(event, Directions.DOWN);
            case HORIZONTAL -> patrol(event, Directions.RIGHT);
            case TOWARD -> chase(event, false);
            case AWAY -> chase(event, true);
            case CUSTOM -> world.routes.runPageRoute(event);
            default -> {}
        }
    }

    private void wander(EventState event) {
        int before = event.direction;
        int draw = world.state.random.between(0, 9);
        if (draw >= 8) {
            event.stopCount = world.state.random.between(0, event.maxStopCount);
            return;
        }
        int direction = before;
        if (draw == 7) {
            direction = Directions.back(before);
        } else if (draw >= 5) {
            direction = Directions.right(before);
        } else if (draw >= 3) {
            direction = Directions.left(before);
        }
        world.movement.move(event, direction);
        recoverIfBlocked(event, before);
        event.maxStopCount = world.eventPages.randomPause(event.frequency);
    }

    private void patrol(EventState event, int forth) {
        int before = event.direction;
        int back = Directions.reverse(forth);
        int direction = before == back ? back : forth;
        if (!world.movement.move(event, direction)
                && event.stopCount >= event.maxStopCount + TURN_BACK) {
            world.movement.move(event, Directions.reverse(direction));
        }
        recoverIfBlocked(event, before);
        event.maxStopCount = Pauses.step(event.frequency);
    }

    private void chase(EventState event, boolean flee) {
        int before = event.direction;
        world.movement.move(event, chaseDirection(event, flee));
        recoverIfBlocked(event, before);
        event.maxStopCount = Pauses.step(event.frequency);
    }

    private int chaseDirection(EventState event, boolean flee) {
        RandomState random = world.state.random;
        if (!world.places.inSight(event)) {
            return random.between(0, 3);
        }
        int draw = random.between(0, 9);
        if (draw == 0) {
            return event.direction;
        }
        if (draw == 1) {
            return random.between(0, 3);
        }
        return flee
                ? world.movement.away(event, world.state.hero)
                : world.movement.toward(event, world.state.hero);
    }

    /** After a step that didn't come about: look as before, or wait a whole pause again. */
    private void recoverIfBlocked(EventState event, int before) {
        if (!event.stopped()) {
            return;
        }
        if (event.pendingStart || event.stopCount >= event.maxStopCount + GIVE_UP) {
            event.stopCount = 0;
            return;
        }
        event.direction = before;
        if (!event.lockFacing && !Directions.diagonal(before)) {
            event.facing = before;
        }
    }
}
