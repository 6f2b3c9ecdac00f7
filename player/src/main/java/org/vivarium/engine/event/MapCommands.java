package org.vivarium.engine.event;

import org.vivarium.engine.map.MapData;
import org.vivarium.engine.map.MapWorld;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MapState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.TargetsState;

/**
 * The map under the characters: chipset, tiles, panorama, what stands where (spec interpreter 13).
 */
final class MapCommands {

    private final EventSystems systems;
    private final GameState state;
    private final MapWorld map;

    private MapCommands(EventSystems systems) {
        this.systems = systems;
        this.state = systems.state;
        this.map = systems.map;
    }

    static void register(HandlerTable table, EventSystems systems) {
        MapCommands commands = new MapCommands(systems);
        table.add(10910, commands::getTerrain);
        table.add(10920, commands::getEvent);
        table.add(11710, commands::changeChipset);
        table.add(11720, commands::changePanorama);
        table.add(11740, commands::changeEncounterRate);
        table.add(11750, commands::substituteTile);
        table.add(11810, commands::setTeleportTarget);
        table.add(11820, commands::allowTeleport);
        table.add(11830, commands::setEscapeTarget);
        table.add(11840, commands::allowEscape);
        table.add(11060, commands::pan);
        table.add(2057, commands::destroyEvent);
    }

    private Outcome getTerrain(Interpreter i) {
        int x = i.value(i.p(0), i.p(1));
        int y = i.value(i.p(0), i.p(2));
        state.variables.set(i.p(3), map.grid.terrain(x, y));
        i.variableWritten(i.p(3));
        return Outcome.NEXT;
    }

    /** The highest id there, erased events and those without a page included (13.2). */
    private Outcome getEvent(Interpreter i) {
        int x = i.value(i.p(0), i.p(1));
        int y = i.value(i.p(0), i.p(2));
        StateList<EventState> events = state.map.events;
        int found = 0;
        for (int n = events.size() - 1; n >= 0 && found == 0; n--) {
            EventState event = events.get(n);
            if (event.x == x && event.y == y) {
                found = event.id;
            }
        }
        state.variables.set(i.p(3), found);
        i.variableWritten(i.p(3));
        return Outcome.NEXT;
    }

    /** Takes an event off the map, the one that asks for it too (EasyRPG). */
    private Outcome destroyEvent(Interpreter i) {
        if (!i.dialect().easyRpg() && !i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int named = i.value(i.p(0), i.p(1));
        int id = named == 0 || named == Characters.THIS_EVENT ? i.thisEvent() : named;
        if (state.map.event(id) == null) {
            i.warn(EventFault.MISSING_EVENT, id);
        } else if (i.inBattle()) {
            systems.mapChanges.destroyEvent(id);
        } else {
            systems.async(AsyncOperation.DESTROY_EVENT, id);
        }
        return Outcome.NEXT;
    }

    private Outcome changeChipset(Interpreter i) {
        int chipset = i.packed(1, 0, i.p(0));
        if (chipset < 0 || chipset > systems.game.database.chipsets().size()) {
            i.warn(EventFault.MISSING_CHIPSET, chipset);
        } else {
            systems.mapChanges.changeChipset(chipset);
        }
        return Outcome.NEXT;
    }

    private Outcome changePanorama(Interpreter i) {
        map.panorama.change(
                new MapData.Panorama(
                        i.textOr(6, 0, 7),
                        i.p(0) != 0,
                        i.p(1) != 0,
                        i.p(2) != 0,
                        i.p(4) != 0,
                        i.packed(6, 1, i.p(3)),
                        i.packed(6, 2, i.p(5))));
        return Outcome.NEXT;
    }

    private Outcome changeEncounterRate(Interpreter i) {
        state.map.encounterSteps = i.p(0) < 0 ? systems.mapChanges.encounterSteps() : i.p(0);
        return Outcome.NEXT;
    }

    private Outcome substituteTile(Interpreter i) {
        byte[] tiles = i.p(0) == 0 ? state.map.lowerTiles : state.map.upperTiles;
        int old = i.p(1);
        int with = i.p(2);
        if (with < 0 || with >= MapState.SUBSTITUTABLE) {
            return Outcome.NEXT;
        }
        boolean changed = false;
        for (int n = 0; n < tiles.length; n++) {
            if ((tiles[n] & 0xFF) == old && old != with) {
                tiles[n] = (byte) with;
                changed = true;
            }
        }
        if (changed) {
            state.map.revision++;
        }
        return Outcome.NEXT;
    }

    private Outcome setTeleportTarget(Interpreter i) {
        TargetsState targets = state.targets;
        if (i.p(0) == 0) {
            targets.put(i.p(1), i.p(2), i.p(3), i.p(4) != 0 ? i.p(5) : 0);
        } else {
            targets.remove(i.p(1));
        }
        return Outcome.NEXT;
    }

    private Outcome setEscapeTarget(Interpreter i) {
        TargetsState targets = state.targets;
        targets.escapeMap = i.p(0);
        targets.escapeX = i.p(1);
        targets.escapeY = i.p(2);
        targets.escapeSwitch = i.p(3) != 0 ? i.p(4) : 0;
        return Outcome.NEXT;
    }

    private Outcome allowTeleport(Interpreter i) {
        state.map.teleportAllowed = i.p(0) != 0;
        return Outcome.NEXT;
    }

    private Outcome allowEscape(Interpreter i) {
        state.map.escapeAllowed = i.p(0) != 0;
        return Outcome.NEXT;
    }

    private Outcome pan(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        int speed = Math.clamp(i.p(3), 1, 6);
        switch (i.p(0)) {
            case 0 -> map.camera.lock(true);
            case 1 -> map.camera.lock(false);
            case 2 -> panFrames(i, speed, false);
            case 3 -> panFrames(i, speed, true);
            default -> i.warn(EventFault.BAD_PARAMETER, i.p(0));
        }
        return Outcome.NEXT;
    }

    private void panFrames(Interpreter i, int speed, boolean home) {
        if (home) {
            map.camera.panHome(speed);
        } else {
            map.camera.panBy(i.p(1), i.p(2), speed);
        }
        if (i.p(4) != 0 && map.camera.panFrames() > 0) {
            i.waitFrames(map.camera.panFrames());
        }
    }
}
