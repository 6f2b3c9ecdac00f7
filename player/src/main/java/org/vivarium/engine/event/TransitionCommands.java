package org.vivarium.engine.event;

import org.vivarium.engine.scene.SceneKind;

/** Erase screen and Show screen (spec interpreter 14.1). */
final class TransitionCommands {

    private final EventSystems systems;

    private TransitionCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        TransitionCommands commands = new TransitionCommands(systems);
        table.add(11010, commands::erase);
        table.add(11020, commands::show);
    }

    private Outcome erase(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (systems.messages.active()) {
            return Outcome.BLOCKED;
        }
        SceneKind requested = systems.scenes.requestedKind();
        if (requested != SceneKind.BATTLE && requested != SceneKind.GAME_OVER) {
            systems.async(AsyncOperation.ERASE_SCREEN, i.p(0));
        }
        return Outcome.NEXT;
    }

    private Outcome show(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (systems.messages.active()) {
            return Outcome.BLOCKED;
        }
        systems.async(AsyncOperation.SHOW_SCREEN, i.p(0));
        return Outcome.NEXT;
    }
}
