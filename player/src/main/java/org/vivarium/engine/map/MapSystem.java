package org.vivarium.engine.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.Dialect;
import org.vivarium.engine.event.EventFault;
import org.vivarium.engine.event.EventFaults;
import org.vivarium.engine.event.GamePrograms;
import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ObservedIds;
import org.vivarium.engine.event.Outcome;
import org.vivarium.engine.event.ProgramCache;

/** The map of a running game: its rules, its frame, its scene, put together. */
public final class MapSystem {
    public final MapTreeRules tree;
    public final MapWorld world;
    public final MapFrame frame;
    public final MapLoader loader;
    public final Transfer transfer;
    public final MapScene scene;

    public MapSystem(Engine engine) {
        MapRepository repository = new MapRepository(engine.game);
        tree = new MapTreeRules(engine.game.tree, engine.game.database);
        MapHost host = new MapHost(engine.state, engine.scenes);
        MapScriptRunner scripts = scripts(engine, host);
        MapEffects effects = new GameMapEffects(engine);
        world =
                new MapWorld(
                        engine.state,
                        new GameMapServices(engine, tree, repository),
                        scripts,
                        effects);
        host.serve(world);
        scripts.serve(world);
        frame = new MapFrame(world, scripts, effects, engine.recorder);
        loader = new MapLoader(world, repository, tree, engine.recorder);
        GameMapStage stage = new GameMapStage(engine);
        transfer = new Transfer(world, frame, loader, repository, stage, engine.recorder);
        scene = new MapScene(engine, this, new MapOperations(engine, transfer, stage));
    }

    private static MapScriptRunner scripts(Engine engine, MapHost host) {
        Dialect dialect = Dialect.of(engine.game.profile);
        HandlerTable handlers =
                new HandlerTable(
                        interpreter -> {
                            interpreter.warn(EventFault.UNSUPPORTED_COMMAND, 0);
                            return Outcome.NEXT;
                        });
        ProgramCache programs =
                new ProgramCache(
                        new GamePrograms(engine.game),
                        dialect,
                        handlers,
                        ProgramCache.DEFAULT_LIMIT);
        ObservedIds observed = new ObservedIds();
        Interpreter interpreter =
                new Interpreter(
                        engine.state,
                        dialect,
                        programs,
                        handlers,
                        host,
                        observed,
                        engine.game.charset,
                        new EventFaults());
        return new MapScriptRunner(
                engine.state,
                interpreter,
                programs,
                observed,
                host,
                engine.game.database.commonevents());
    }
}
