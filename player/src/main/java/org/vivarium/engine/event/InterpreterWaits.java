package org.vivarium.engine.event;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.engine.state.VehicleState;

/** What holds an interpreter before its next command: steps 3 to 8 of spec interpreter 3.1. */
final class InterpreterWaits {

    private final GameState state;
    private final EventHost host;
    private final KeyInput keys;

    InterpreterWaits(GameState state, EventHost host) {
        this.state = state;
        this.host = host;
        this.keys = new KeyInput(state);
    }

    KeyInput keys() {
        return keys;
    }

    /** Step 3: what holds this kind of interpreter from outside. */
    boolean released(InterpreterState run, Role role) {
        if (!role.isForeground()) {
            return !(run.showMessage && host.messageActive());
        }
        if (role == Role.FOREGROUND && boardingOrFlying()) {
            return false;
        }
        if (host.messageOpen()) {
            if (run.waitTime > 0) {
                run.waitTime--;
            }
            return false;
        }
        return true;
    }

    /** Whether none of steps 3 to 8 would hold this interpreter or change anything. */
    boolean none(InterpreterState run, Role role) {
        if (run.innPrice > 0
                || run.waitTime > 0
                || run.waitKey
                || run.waitMovement
                || run.keyInput) {
            return false;
        }
        if (!role.isForeground()) {
            return !run.showMessage || !host.messageActive();
        }
        return !host.messageOpen() && !(role == Role.FOREGROUND && boardingOrFlying());
    }

    private boolean boardingOrFlying() {
        VehicleState airship = state.vehicles[2];
        return state.hero.boarding
                || state.hero.unboarding
                || airship.ascent > 0
                || airship.descent > 0;
    }

    /** The question of an inn was answered: whoever stays pays and sleeps (spec 11.6). */
    private boolean innAnswered(InterpreterState run) {
        if (host.messageActive()) {
            return false;
        }
        int price = run.innPrice;
        run.innPrice = 0;
        boolean stays = run.running() && run.stack.last().slot(run.innIndent) == 0;
        if (stays) {
            state.party.gold = Math.max(0, state.party.gold - price);
            state.mapFrame.asyncOperation = AsyncOperation.INN.ordinal();
        }
        return !stays;
    }

    /** Steps 5 to 8. */
    boolean over(InterpreterState run, Interpreter interpreter) {
        if (run.innPrice > 0 && !innAnswered(run)) {
            return false;
        }
        if (run.waitTime > 0) {
            run.waitTime--;
            return false;
        }
        if (run.waitKey) {
            if (host.messageActive() || !keys.decisionTriggered()) {
                return false;
            }
            run.waitKey = false;
        }
        if (run.waitMovement) {
            if (forcedRouteRuns()) {
                return false;
            }
            run.waitMovement = false;
        }
        if (run.keyInput) {
            if (host.messageActive()) {
                return false;
            }
            return keys.poll(run, interpreter);
        }
        return true;
    }

    private boolean forcedRouteRuns() {
        if (unfinished(state.hero)) {
            return true;
        }
        for (VehicleState vehicle : state.vehicles) {
            if (vehicle.map == state.map.id && unfinished(vehicle)) {
                return true;
            }
        }
        for (int i = 0; i < state.map.events.size(); i++) {
            if (unfinished(state.map.events.get(i))) {
                return true;
            }
        }
        return false;
    }

    static boolean unfinished(CharacterState character) {
        return character.route.overwritten && !character.route.finished;
    }
}
