package org.vivarium.engine.event;

import org.vivarium.engine.scene.SceneKind;

/** What the player may do, and switches of the program itself (spec interpreter 11.8). */
final class AccessCommands {

    private final EventSystems systems;

    private AccessCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        AccessCommands commands = new AccessCommands(systems);
        table.add(11930, commands::allowSave);
        table.add(11960, commands::allowMenu);
        table.add(5003, commands::toggleWaitMode);
        table.add(5004, commands::toggleFullscreen);
        table.add(5005, commands::videoOptions);
    }

    private Outcome allowSave(Interpreter i) {
        systems.state.map.saveAllowed = i.p(0) != 0;
        return Outcome.NEXT;
    }

    private Outcome allowMenu(Interpreter i) {
        systems.state.system.menuAllowed = i.p(0) != 0;
        return Outcome.NEXT;
    }

    private Outcome toggleWaitMode(Interpreter i) {
        if (i.dialect().is2003English()) {
            systems.state.system.atbWait = !systems.state.system.atbWait;
        }
        return Outcome.NEXT;
    }

    private Outcome toggleFullscreen(Interpreter i) {
        if (i.dialect().is2003English()) {
            systems.window().toggleFullScreen();
        }
        return Outcome.NEXT;
    }

    private Outcome videoOptions(Interpreter i) {
        if (!i.dialect().is2003English()) {
            return Outcome.NEXT;
        }
        if (systems.messages.active() || systems.scenes.requested()) {
            return Outcome.BLOCKED;
        }
        systems.scenes.push(SceneKind.VIDEO);
        return Outcome.STOP;
    }
}
