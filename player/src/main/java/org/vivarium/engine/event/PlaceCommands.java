package org.vivarium.engine.event;

import org.vivarium.engine.map.MapWorld;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.VehicleState;

/** Who is where: transfers, vehicles, events put elsewhere (spec interpreter 11.2, 11.3, 13.1). */
final class PlaceCommands {

    private static final int WITHOUT_VEHICLE = -1;

    private final EventSystems systems;
    private final GameState state;
    private final MapWorld map;

    private PlaceCommands(EventSystems systems) {
        this.systems = systems;
        this.state = systems.state;
        this.map = systems.map;
    }

    static void register(HandlerTable table, EventSystems systems) {
        PlaceCommands commands = new PlaceCommands(systems);
        table.add(10810, commands::transfer);
        table.add(10820, commands::memorize);
        table.add(10830, commands::goToMemorized);
        table.add(10840, commands::rideVehicle);
        table.add(10850, commands::setVehicle);
        table.add(10860, commands::setCharacter);
        table.add(10870, commands::swap);
    }

    private Outcome transfer(Interpreter i) {
        return reserve(i, i.p(0), i.p(1), i.p(2), i.dialect().is2003() ? i.p(3) : 0);
    }

    private Outcome goToMemorized(Interpreter i) {
        return reserve(i, i.value(1, i.p(0)), i.value(1, i.p(1)), i.value(1, i.p(2)), 0);
    }

    private Outcome reserve(Interpreter i, int mapId, int x, int y, int facing) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        if (systems.messages.active()) {
            return Outcome.BLOCKED;
        }
        systems.mapChanges.transfer(mapId, x, y, facing, i.isForeground());
        return i.isForeground() ? Outcome.STOP : Outcome.NEXT;
    }

    private Outcome memorize(Interpreter i) {
        store(i, i.p(0), state.map.id);
        store(i, i.p(1), state.hero.x);
        store(i, i.p(2), state.hero.y);
        return Outcome.NEXT;
    }

    private void store(Interpreter i, int variable, int value) {
        state.variables.set(variable, value);
        i.variableWritten(variable);
    }

    private Outcome rideVehicle(Interpreter i) {
        if (!i.inBattle()) {
            map.vehicles.toggle();
        }
        return Outcome.NEXT;
    }

    private Outcome setVehicle(Interpreter i) {
        int number = i.p(0);
        int mapId = i.value(i.p(1), i.p(2));
        int x = i.value(i.p(1), i.p(3));
        int y = i.value(i.p(1), i.p(4));
        HeroState hero = state.hero;
        boolean withHero =
                number == WITHOUT_VEHICLE ? hero.vehicle == 0 : hero.vehicle == number + 1;
        if (number < WITHOUT_VEHICLE || number >= state.vehicles.length) {
            i.warn(EventFault.MISSING_VEHICLE, number);
            return Outcome.NEXT;
        }
        if (withHero) {
            return moveHero(i, mapId, x, y);
        }
        if (number != WITHOUT_VEHICLE) {
            VehicleState vehicle = state.vehicles[number];
            vehicle.map = mapId;
            map.relocate(vehicle, x, y);
        }
        return Outcome.NEXT;
    }

    /** The party goes along: at once on the same map, by a quick transfer to another. */
    private Outcome moveHero(Interpreter i, int mapId, int x, int y) {
        if (mapId == state.map.id) {
            placeHero(x, y);
            return Outcome.NEXT;
        }
        systems.mapChanges.quickTransfer(mapId, x, y);
        systems.async(AsyncOperation.QUICK_TRANSFER, 0);
        return Outcome.NEXT;
    }

    private Outcome setCharacter(Interpreter i) {
        CharacterState character = i.character(i.p(0));
        if (character == null) {
            i.warn(EventFault.MISSING_EVENT, i.p(0));
            return Outcome.NEXT;
        }
        int x = i.value(i.p(1), i.p(2));
        int y = i.value(i.p(1), i.p(3));
        put(character, x, y);
        if (i.dialect().is2003() && i.p(1) == 0 && i.p(4) >= 1 && i.p(4) <= 4) {
            character.direction = i.p(4) - 1;
            map.movement.updateFacing(character);
        }
        return Outcome.NEXT;
    }

    private void put(CharacterState character, int x, int y) {
        if (character == state.hero) {
            placeHero(x, y);
        } else {
            map.relocate(character, x, y);
        }
    }

    private void placeHero(int x, int y) {
        map.relocate(state.hero, x, y);
        map.camera.placeForHero();
        VehicleState vehicle = map.vehicles.ridden();
        if (vehicle != null) {
            vehicle.map = state.map.id;
            map.relocate(vehicle, x, y);
        }
    }

    private Outcome swap(Interpreter i) {
        CharacterState first = i.character(i.packed(2, 0, i.p(0)));
        CharacterState second = i.character(i.packed(2, 1, i.p(1)));
        if (first == null || second == null) {
            i.warn(EventFault.MISSING_EVENT, first == null ? i.p(0) : i.p(1));
            return Outcome.NEXT;
        }
        int x = first.x;
        int y = first.y;
        put(first, second.x, second.y);
        put(second, x, y);
        if (first instanceof VehicleState a && second instanceof VehicleState b) {
            int mapId = a.map;
            a.map = b.map;
            b.map = mapId;
        }
        return Outcome.NEXT;
    }
}
