package org.vivarium.engine.watch;

import org.vivarium.control.Answer;
import org.vivarium.control.GameRequest;
import org.vivarium.control.RequestHandler;
import org.vivarium.engine.Engine;

/** Serves what panels ask of an engine, between two of its frames. */
public final class EngineRequests implements RequestHandler {
    private final Engine engine;

    public EngineRequests(Engine engine) {
        this.engine = engine;
    }

    @Override
    public Answer handle(GameRequest request) {
        return switch (request) {
            case GameRequest.SetSwitch r -> setSwitch(r.id(), r.on());
            case GameRequest.SetVariable r -> setVariable(r.id(), r.value());
            case GameRequest.SetGold r -> setGold(r.amount());
            case GameRequest.ClearCache r -> clear(r);
            case GameRequest.SetTileCache r -> new Answer.Refused("no map is shown");
            case GameRequest.VerifyTileCache r -> new Answer.Refused("no map is shown");
            case GameRequest.VerifyEveryFrame r -> new Answer.Refused("no map is shown");
            case GameRequest.Reset r -> new Answer.Refused("the title cannot be reached now");
        };
    }

    private Answer setSwitch(int id, boolean on) {
        if (id < 1 || id > engine.state.switches.count()) {
            return new Answer.Refused("there is no switch " + id);
        }
        engine.state.switches.set(id, on);
        return Answer.DONE;
    }

    private Answer setVariable(int id, int value) {
        if (id < 1 || id > engine.state.variables.count()) {
            return new Answer.Refused("there is no variable " + id);
        }
        engine.state.variables.set(id, value);
        return Answer.DONE;
    }

    private Answer setGold(int amount) {
        engine.state.party.gold = Math.max(0, amount);
        return Answer.DONE;
    }

    private Answer clear(GameRequest.ClearCache request) {
        switch (request.cache()) {
            case IMAGES -> engine.bitmaps.clear();
            case TINTS -> engine.tints.clear();
            default -> {
                return new Answer.Refused(
                        "the cache of " + request.cache().label() + " cannot be cleared now");
            }
        }
        return Answer.DONE;
    }
}
