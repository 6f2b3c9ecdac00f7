package org.vivarium.engine.watch;

import org.vivarium.control.Answer;
import org.vivarium.control.GameRequest;
import org.vivarium.control.RequestHandler;
import org.vivarium.engine.Engine;
import org.vivarium.engine.map.draw.TileCache;
import org.vivarium.engine.map.draw.TileProof;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.Warning;

/** Serves what panels ask of an engine, between two of its frames. */
public final class EngineRequests implements RequestHandler {
    private final Engine engine;
    private final TileCache tiles;
    private final TileProof proof = new TileProof();
    private boolean verifying;

    public EngineRequests(Engine engine) {
        this.engine = engine;
        tiles = engine.map.scene.painter().tiles();
    }

    @Override
    public Answer handle(GameRequest request) {
        return switch (request) {
            case GameRequest.SetSwitch r -> setSwitch(r.id(), r.on());
            case GameRequest.SetVariable r -> setVariable(r.id(), r.value());
            case GameRequest.SetGold r -> setGold(r.amount());
            case GameRequest.ClearCache r -> clear(r);
            case GameRequest.SetTileCache r -> setTileCache(r.on());
            case GameRequest.VerifyTileCache r -> verify();
            case GameRequest.VerifyEveryFrame r -> verifyEveryFrame(r.on());
            case GameRequest.Reset r -> new Answer.Refused("the title cannot be reached now");
        };
    }

    private Answer setTileCache(boolean on) {
        tiles.setEnabled(on);
        return Answer.DONE;
    }

    private Answer verify() {
        return tiles.built()
                ? new Answer.TilesVerified(engine.frames(), TileCache.CELLS, proof.differing(tiles))
                : new Answer.Refused("no map is shown");
    }

    private Answer verifyEveryFrame(boolean on) {
        verifying = on;
        return Answer.DONE;
    }

    @Override
    public void afterFrame() {
        if (!verifying || !tiles.built()) {
            return;
        }
        int differing = proof.differing(tiles);
        if (differing > 0) {
            engine.game.warnings.add(
                    new Warning(
                            Domain.MAP,
                            "tile cache",
                            differing + " cells differ from a fresh draw",
                            engine.frames()));
        }
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
            case TILES -> tiles.clear();
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
