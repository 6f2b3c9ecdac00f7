package org.vivarium.engine;

import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Start;
import org.vivarium.model.SystemData;
import org.vivarium.telemetry.Domain;

/** Puts a game state at the beginning of the game, as choosing New Game does. */
public final class NewGame {
    private static final int LIMIT_2000 = 999_999;
    private static final int LIMIT_2003 = 9_999_999;
    private static final int LEFT = 3;
    private static final int[] VEHICLE_SPEEDS = {4, 4, 5};

    private NewGame() {}

    /**
     * Fills a fresh state: switches and variables, actors, party, vehicles, permissions. The hero
     * stands at the given place of a map that is yet to be loaded.
     */
    public static void prepare(Game game, GameState state, int map, int x, int y) {
        SystemData system = game.system;
        state.switches.reset(game.database.switches().size());
        state.variables.reset(game.database.variables().size(), variableLimit(game));
        state.actors.resize(game.database.actors().size());
        for (int id = 1; id <= state.actors.size(); id++) {
            NewActor.reset(game, state.actor(id), id);
        }
        party(game, state);
        state.system.atbWait = game.profile.is2003();
        state.common.resize(game.database.commonevents().size());
        vehicles(game, state);
        hero(state.hero, x, y);
        state.transfer.map = map;
        state.transfer.x = x;
        state.transfer.y = y;
    }

    /** The Maniac Patch uses all 32 bits (spec interpreter 21.1). */
    private static int variableLimit(Game game) {
        if (game.profile.hasManiac()) {
            return Integer.MAX_VALUE;
        }
        return game.profile.is2003() ? LIMIT_2003 : LIMIT_2000;
    }

    /** Members the database doesn't have stay away. */
    private static void party(Game game, GameState state) {
        LcfArray members = game.system.party();
        PartyState party = state.party;
        party.size = 0;
        for (int i = 0; i < members.size() && party.size < PartyState.MAX_MEMBERS; i++) {
            int id = members.get(i);
            if (game.database.actors().get(id) == null) {
                game.warnings.add(
                        Domain.ENGINE,
                        "party",
                        "it begins with actor " + id + ", who doesn't exist and stays away");
            } else {
                party.members[party.size++] = id;
            }
        }
    }

    private static void hero(HeroState hero, int x, int y) {
        hero.x = x;
        hero.y = y;
    }

    private static void vehicles(Game game, GameState state) {
        Start start = game.tree.start();
        place(state.vehicles[0], start.boatMapId(), start.boatX(), start.boatY());
        place(state.vehicles[1], start.shipMapId(), start.shipX(), start.shipY());
        place(state.vehicles[2], start.airshipMapId(), start.airshipX(), start.airshipY());
        SystemData system = game.system;
        graphic(state.vehicles[0], system.boatName(), system.boatIndex());
        graphic(state.vehicles[1], system.shipName(), system.shipIndex());
        graphic(state.vehicles[2], system.airshipName(), system.airshipIndex());
        for (int i = 0; i < VEHICLE_SPEEDS.length; i++) {
            state.vehicles[i].speed = VEHICLE_SPEEDS[i];
        }
    }

    private static void place(VehicleState vehicle, int map, int x, int y) {
        vehicle.map = map;
        vehicle.x = x;
        vehicle.y = y;
        vehicle.direction = LEFT;
        vehicle.facing = LEFT;
    }

    private static void graphic(VehicleState vehicle, String charset, int index) {
        vehicle.charset = charset;
        vehicle.charsetIndex = index;
    }
}
