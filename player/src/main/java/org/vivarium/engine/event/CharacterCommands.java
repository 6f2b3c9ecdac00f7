package org.vivarium.engine.event;

import org.vivarium.engine.map.MapWorld;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.model.event.MoveRoute;

/** Routes, visibility and battle animations of characters (spec interpreter 12, 14.7). */
final class CharacterCommands {

    private static final int ROUTE = 4;

    private final EventSystems systems;
    private final MapWorld map;

    private CharacterCommands(EventSystems systems) {
        this.systems = systems;
        this.map = systems.map;
    }

    static void register(HandlerTable table, EventSystems systems) {
        CharacterCommands commands = new CharacterCommands(systems);
        table.add(11330, commands::setRoute);
        table.add(11340, CharacterCommands::waitForRoutes);
        table.add(11350, commands::stopRoutes);
        table.add(11310, commands::changeVisibility);
        table.add(11210, commands::showAnimation);
    }

    private Outcome setRoute(Interpreter i) {
        CharacterState character = i.character(i.p(0));
        if (character == null) {
            i.warn(EventFault.MISSING_EVENT, i.p(0));
            return Outcome.NEXT;
        }
        byte[] route = MoveRoute.fromParameters(i.program().list(), i.command(), ROUTE).toBytes();
        map.routes.force(character, route, i.p(2) != 0, i.p(3) != 0, i.p(1));
        return Outcome.NEXT;
    }

    private static Outcome waitForRoutes(Interpreter i) {
        if (!i.inBattle()) {
            i.run().waitMovement = true;
        }
        return Outcome.NEXT;
    }

    private Outcome stopRoutes(Interpreter i) {
        if (!i.inBattle()) {
            map.routes.cancelAll();
        }
        return Outcome.NEXT;
    }

    /** Hiding or showing the hero also ends walking through everything (edge case 76). */
    private Outcome changeVisibility(Interpreter i) {
        HeroState hero = systems.state.hero;
        hero.hidden = i.p(0) == 0;
        hero.through = false;
        hero.routeThrough = false;
        return Outcome.NEXT;
    }

    private Outcome showAnimation(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (i.character(i.p(1)) == null) {
            i.warn(EventFault.MISSING_EVENT, i.p(1));
            return Outcome.NEXT;
        }
        int target = i.p(1) == Characters.THIS_EVENT ? i.thisEvent() : i.p(1);
        int frames = systems.showAnimation(i.p(0), target, i.p(3) != 0);
        if (frames == 0) {
            i.warn(EventFault.MISSING_ANIMATION, i.p(0));
        } else if (i.p(2) != 0) {
            i.waitFrames(frames);
        }
        return Outcome.NEXT;
    }
}
