package org.vivarium.engine.event;

import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SystemState;
import org.vivarium.engine.state.VehicleState;

/** Names, graphics and system settings that events change (spec interpreter 10.9). */
final class SystemCommands {

    private static final int MAX_TRANSITION = 20;

    private final EventSystems systems;

    private SystemCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        SystemCommands commands = new SystemCommands(systems);
        table.add(10610, commands::changeName);
        table.add(10620, commands::changeTitle);
        table.add(10630, commands::changeHeroGraphic);
        table.add(10640, commands::changeHeroFace);
        table.add(10650, commands::changeVehicleGraphic);
        table.add(10660, commands::changeMusic);
        table.add(10670, commands::changeSound);
        table.add(10680, commands::changeSystemGraphic);
        table.add(10690, commands::changeTransition);
        table.add(1009, commands::changeBattleCommands);
    }

    private ActorState actor(Interpreter i, int k) {
        int id = i.packed(k, 0, i.p(0));
        ActorState actor = systems.state.actor(id);
        if (actor == null) {
            i.warn(EventFault.MISSING_ACTOR, id);
        }
        return actor;
    }

    private Outcome changeName(Interpreter i) {
        ActorState actor = actor(i, 1);
        if (actor != null) {
            actor.name = i.textOr(1, 1, 2);
        }
        return Outcome.NEXT;
    }

    private Outcome changeTitle(Interpreter i) {
        ActorState actor = actor(i, 1);
        if (actor != null) {
            actor.title = i.textOr(1, 1, 2);
        }
        return Outcome.NEXT;
    }

    private Outcome changeHeroGraphic(Interpreter i) {
        ActorState actor = actor(i, 3);
        if (actor != null) {
            actor.charset = i.textOr(3, 1, 4);
            actor.charsetIndex = i.packed(3, 2, i.p(1));
            actor.translucent = i.p(2) != 0;
            systems.mapChanges.dressHero();
        }
        return Outcome.NEXT;
    }

    private Outcome changeHeroFace(Interpreter i) {
        ActorState actor = actor(i, 2);
        if (actor != null) {
            actor.face = i.textOr(2, 1, 3);
            actor.faceIndex = i.packed(2, 2, i.p(1));
        }
        return Outcome.NEXT;
    }

    private Outcome changeVehicleGraphic(Interpreter i) {
        int number = i.p(0);
        if (number < 0 || number >= systems.state.vehicles.length) {
            i.warn(EventFault.MISSING_VEHICLE, number);
            return Outcome.NEXT;
        }
        VehicleState vehicle = systems.state.vehicles[number];
        vehicle.charset = i.text();
        vehicle.charsetIndex = i.p(1);
        return Outcome.NEXT;
    }

    private Outcome changeMusic(Interpreter i) {
        SystemMusic[] pieces = SystemMusic.values();
        if (i.p(0) >= 0 && i.p(0) < pieces.length) {
            String name = i.textOr(5, 0, 6);
            systems.systemAudio.replace(pieces[i.p(0)], name, i.p(1), i.p(2), i.p(3), i.p(4));
        }
        return Outcome.NEXT;
    }

    private Outcome changeSound(Interpreter i) {
        SystemSound[] sounds = SystemSound.values();
        if (i.p(0) >= 0 && i.p(0) < sounds.length) {
            String name = i.textOr(4, 0, 5);
            systems.systemAudio.replace(sounds[i.p(0)], name, i.p(1), i.p(2), i.p(3));
        }
        return Outcome.NEXT;
    }

    private Outcome changeSystemGraphic(Interpreter i) {
        SystemState system = systems.state.system;
        system.systemGraphic = i.textOr(2, 0, 3);
        system.wallpaperTiled = i.p(0);
        system.font = i.p(1);
        return Outcome.NEXT;
    }

    private Outcome changeTransition(Interpreter i) {
        int[] transitions = systems.state.system.transitions;
        if (i.p(0) >= 0 && i.p(0) < transitions.length) {
            transitions[i.p(0)] = Math.clamp(i.p(1), 0, MAX_TRANSITION);
        }
        return Outcome.NEXT;
    }

    private Outcome changeBattleCommands(Interpreter i) {
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            actor.battleCommands =
                    i.p(3) != 0
                            ? BattleCommandList.with(actor.battleCommands, i.p(2))
                            : BattleCommandList.without(actor.battleCommands, i.p(2));
            actor.battleCommandsChanged = true;
        }
        return Outcome.NEXT;
    }
}
