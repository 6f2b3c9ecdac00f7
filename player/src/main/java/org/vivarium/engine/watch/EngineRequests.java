package org.vivarium.engine.watch;

import java.util.List;
import org.vivarium.control.Answer;
import org.vivarium.control.CommandTime;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.GameRequest;
import org.vivarium.control.MidFrameHold;
import org.vivarium.control.RequestHandler;
import org.vivarium.engine.Engine;
import org.vivarium.engine.debug.Debugger;
import org.vivarium.engine.map.draw.TileCache;
import org.vivarium.engine.map.draw.TileProof;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.quick.QuickSaveException;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.Warning;

/** Serves what panels ask of an engine, between two of its frames. */
public final class EngineRequests implements RequestHandler {
    private final Engine engine;
    private final TileCache tiles;
    private final TileProof proof = new TileProof();
    private final Snapshots moments;
    private final EnginePast past;
    private final Debugger debugger;
    private boolean verifying;

    public EngineRequests(Engine engine, EnginePast past) {
        this.engine = engine;
        this.past = past;
        debugger = engine.debugger;
        debugger.remember(past);
        moments = new Snapshots(engine);
        tiles = engine.map.scene.painter().tiles();
    }

    @Override
    public Answer debug(DebugRequest request) {
        return debugger.handle(request);
    }

    @Override
    public void holdBy(MidFrameHold hold) {
        debugger.holdBy(hold);
    }

    @Override
    public void release() {
        debugger.goOn();
    }

    /** What concerns the whole game has to wait while an event stands still in a frame. */
    private static boolean needsWholeFrame(GameRequest request) {
        return request instanceof GameRequest.Restore
                || request instanceof GameRequest.TakeMoment
                || request instanceof GameRequest.TakeRecording
                || request instanceof GameRequest.Reset;
    }

    @Override
    public Answer handle(GameRequest request) {
        if (debugger.held() && needsWholeFrame(request)) {
            return new Answer.Refused("an event stands still in the middle of a frame");
        }
        return switch (request) {
            case GameRequest.Edit r -> GameEdits.apply(engine, r);
            case GameRequest.ClearCache r -> clear(r);
            case GameRequest.SetTileCache r -> setTileCache(r.on());
            case GameRequest.VerifyTileCache r -> verify();
            case GameRequest.VerifyEveryFrame r -> verifyEveryFrame(r.on());
            case GameRequest.TakeMoment r -> new Answer.MomentTaken(moments.take());
            case GameRequest.Restore r -> restore(r);
            case GameRequest.TakeRecording r -> recording();
            case GameRequest.Reset r -> new Answer.Refused("the title cannot be reached now");
        };
    }

    @Override
    public boolean work() {
        return debugger.work();
    }

    @Override
    public CommandTime destination() {
        return debugger.destination();
    }

    @Override
    public void paused(boolean paused) {
        engine.audio.pause(paused);
    }

    private Answer restore(GameRequest.Restore request) {
        try {
            moments.restore(request.game(), request.state());
            return Answer.DONE;
        } catch (QuickSaveException e) {
            return new Answer.Refused(e.reason().sentence());
        }
    }

    private Answer recording() {
        List<String> lines = past.recording();
        return lines.isEmpty()
                ? new Answer.Refused("the game was changed by hand: let it run first")
                : new Answer.Recorded(lines);
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

    private Answer clear(GameRequest.ClearCache request) {
        switch (request.cache()) {
            case TILES -> tiles.clear();
            case IMAGES -> engine.bitmaps.clear();
            case TINTS -> engine.tints.clear();
            case GLYPHS -> engine.windows.fonts().clear();
            case EVENTS -> engine.map.interpreter.programs().clear();
            case COMPILED_EVENTS -> engine.map.hotPrograms.clear();
            case SOUNDS -> engine.audio.speaker().clearCache();
        }
        return Answer.DONE;
    }
}
