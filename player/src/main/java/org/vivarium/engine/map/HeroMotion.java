package org.vivarium.engine.map;

import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.InputState;

/** What the hero does when he stands: the player's keys, and what comes before them (spec 5.9). */
final class HeroMotion {
    private static final Button[] DIRECTION_BUTTONS = {
        Button.DOWN, Button.LEFT, Button.RIGHT, Button.UP
    };
    private static final int[] BUTTON_DIRECTIONS = {
        Directions.DOWN, Directions.LEFT, Directions.RIGHT, Directions.UP
    };
    private static final int ON_ANY_TOUCH = Triggers.ON_HERO_TOUCH | Triggers.ON_EVENT_TOUCH;

    private final MapWorld world;

    HeroMotion(MapWorld world) {
        this.world = world;
    }

    void nextAction(HeroState hero) {
        if (world.vehicles.climbOrSink(hero)) {
            return;
        }
        world.routes.runForced(hero);
        if (world.mainInterpreterRuns()) {
            hero.menuCalled = false;
            return;
        }
        if (hero.paused || hero.route.overwritten || world.state.message.visible) {
            return;
        }
        if (hero.encounterCalled) {
            hero.encounterCalled = false;
            hero.menuCalled = false;
            if (world.encounters.begin(hero)) {
                return;
            }
        }
        if (hero.menuCalled) {
            hero.menuCalled = false;
            CharacterAnimation.reset(hero);
            world.services.openMenu();
            return;
        }
        world.triggers.here(Triggers.ON_EVENT_TOUCH, false);
        if (world.triggers.anyPending() || world.scripts.commonEventWaits()) {
            return;
        }
        walk(hero);
        if (hero.stopped()) {
            actOnKey();
        }
    }

    private void walk(HeroState hero) {
        int direction = inputDirection();
        if (direction < 0 || !hero.stopped()) {
            return;
        }
        boolean ghost = world.services.walksThroughWalls();
        hero.through = ghost || hero.routeThrough;
        boolean walked = world.movement.move(hero, direction);
        hero.through = hero.routeThrough;
        if (!walked) {
            world.triggers.there(
                    ON_ANY_TOUCH,
                    world.triggers.aheadX(hero, hero.x),
                    world.triggers.aheadY(hero, hero.y),
                    false);
            return;
        }
        world.stepEffects.stepWalked(ghost);
    }

    private void actOnKey() {
        InputState input = world.state.input;
        if ((input.triggered & Button.DECISION.bit()) != 0 && !world.vehicles.toggle()) {
            world.triggers.act();
        }
    }

    /** The direction the player holds, or -1: opposite keys cancel, the newest key wins. */
    private int inputDirection() {
        InputState input = world.state.input;
        int held = input.held;
        if (both(held, Button.UP, Button.DOWN) || both(held, Button.LEFT, Button.RIGHT)) {
            return -1;
        }
        int direction = -1;
        int newest = Integer.MAX_VALUE;
        for (int i = 0; i < DIRECTION_BUTTONS.length; i++) {
            Button button = DIRECTION_BUTTONS[i];
            int frames = input.heldFrames[button.ordinal()];
            if ((held & button.bit()) != 0 && frames < newest) {
                newest = frames;
                direction = BUTTON_DIRECTIONS[i];
            }
        }
        return direction;
    }

    private static boolean both(int held, Button a, Button b) {
        int bits = a.bit() | b.bit();
        return (held & bits) == bits;
    }

    /** After a frame of the hero's way: what lies where he came to stand. */
    void advanced(HeroState hero) {
        if (!hero.route.overwritten && hero.stopped()) {
            world.triggers.here(ON_ANY_TOUCH, false);
        }
    }

    /** The cancel key asks for the menu, to be opened when the hero stands. */
    void requestMenu(HeroState hero) {
        if (world.state.system.menuAllowed
                && !world.state.message.visible
                && !world.mainInterpreterRuns()
                && (world.state.input.triggered & Button.CANCEL.bit()) != 0) {
            hero.menuCalled = true;
        }
    }
}
