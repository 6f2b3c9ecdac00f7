package org.vivarium.engine.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.Dialect;
import org.vivarium.engine.event.EventCommands;
import org.vivarium.engine.event.EventFaults;
import org.vivarium.engine.event.EventSystems;
import org.vivarium.engine.event.GamePrograms;
import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ObservedIds;
import org.vivarium.engine.event.ProgramCache;
import org.vivarium.engine.event.RunMeter;
import org.vivarium.engine.event.TextCodes;
import org.vivarium.engine.event.tier.HotPrograms;
import org.vivarium.engine.gfx.animation.AnimationPlayer;
import org.vivarium.engine.gfx.animation.AnimationScripts;
import org.vivarium.engine.gfx.animation.MapAnimation;
import org.vivarium.engine.gfx.command.PictureCommands;
import org.vivarium.engine.gfx.command.ScreenCommands;
import org.vivarium.engine.gfx.command.StringPictureCommand;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.text.message.MessageSystem;

/** The map of a running game: its rules, its frame, its scene, put together. */
public final class MapSystem {
    public final MapTreeRules tree;
    public final MapWorld world;
    public final MapFrame frame;
    public final MapLoader loader;
    public final DestroyedEvents destroyedEvents;
    public final Transfer transfer;
    public final MapScene scene;
    public final Interpreter interpreter;

    /** Events as bytecode. */
    public final HotPrograms hotPrograms;

    public final EventSystems events;
    public final MessageSystem messages;
    public final MapAnimation animation;
    public final PictureSystem pictures;

    private final GameMapStage stage;
    private final EventFaults faults;
    private final MapRepository repository;

    public MapSystem(Engine engine) {
        GameState state = engine.state;
        repository = new MapRepository(engine.game, engine.bitmaps, engine.recorder);
        tree = new MapTreeRules(engine.game.tree, engine.game.database);
        stage = new GameMapStage(engine);
        pictures = new PictureSystem(state.pictures, engine.game.profile);
        messages =
                new MessageSystem(
                        state,
                        c -> engine.windows.text().font().get(c).advance(),
                        engine.systemAudio::play,
                        engine.game.profile.is2003(),
                        WindowGlass.of(engine.game.profile, engine.game.database.battlecommands()),
                        this::heroY);
        MapHost host = new MapHost(state, engine.scenes, messages);
        GameMapEffects effects = new GameMapEffects(engine, pictures, messages);
        Dialect dialect = Dialect.of(engine.game.profile);
        HandlerTable handlers = new HandlerTable(EventCommands::unsupported);
        ProgramCache programs =
                new ProgramCache(
                        new GamePrograms(engine.game, repository),
                        dialect,
                        handlers,
                        ProgramCache.DEFAULT_LIMIT);
        repository.serve(programs);
        ObservedIds observed = new ObservedIds();
        faults = new EventFaults(engine.game.warnings);
        interpreter =
                new Interpreter(
                        state,
                        dialect,
                        programs,
                        handlers,
                        host,
                        observed,
                        engine.game.charset,
                        faults);
        interpreter.setMeter(new RunMeter(engine.recorder));
        hotPrograms = new HotPrograms(state, handlers, engine.game.warnings);
        interpreter.setTier(hotPrograms);
        MapScriptRunner scripts =
                new MapScriptRunner(
                        state,
                        interpreter,
                        programs,
                        observed,
                        host,
                        engine.game.database.commonevents());
        world =
                new MapWorld(
                        state, new GameMapServices(engine, tree, repository), scripts, effects);
        animation =
                new MapAnimation(
                        state,
                        new AnimationScripts(engine.game.database),
                        new AnimationPlayer(engine.bitmaps, engine.sprites),
                        engine.audio,
                        world.places);
        effects.serve(animation);
        engine.transitions.setFocus(new HeroFocus(engine.scenes, world.places, state.hero));
        host.serve(world);
        scripts.serve(world);
        frame = new MapFrame(world, scripts, effects, engine.recorder);
        loader = new MapLoader(world, repository, tree, engine.recorder);
        destroyedEvents = new DestroyedEvents(world);
        transfer = new Transfer(world, frame, loader, repository, stage, engine.recorder);
        events =
                new EventSystems(
                        engine.game,
                        state,
                        engine.party,
                        world,
                        new GameMapChanges(this, stage),
                        engine.audio,
                        engine.systemAudio,
                        engine.scenes,
                        messages,
                        engine.panels);
        host.serve(events);
        EventCommands.register(handlers, events);
        PictureCommands.register(handlers, pictures);
        StringPictureCommand.register(handlers, pictures, new TextCodes(state));
        ScreenCommands.register(handlers);
        scene = new MapScene(engine, this, new MapOperations(engine, transfer, stage));
    }

    private int heroY() {
        return world.places.screenY(world.state.hero);
    }

    /** The hero looks like the leader of the party. */
    public void dressHero() {
        stage.dressHero();
    }

    /** A map will be wanted soon: it is read beside the engine. */
    public void expect(int id) {
        repository.expect(id);
    }

    /** A run begins on a map: it is made ready before the first frame. */
    public void prepare(int id) {
        repository.prepare(id);
    }

    /** Off: maps are read in the frame that needs them. */
    public void setReadsAhead(boolean on) {
        repository.setReadsAhead(on);
    }

    /** What event commands were met without being understood. */
    public EventFaults faults() {
        return faults;
    }
}
