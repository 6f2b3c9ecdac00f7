package org.vivarium.engine.state;

import org.vivarium.engine.audio.MusicState;
import org.vivarium.engine.menu.MenuState;

/**
 * Everything a save can hold and everything the next frame depends on. Systems are code over it;
 * drawing only reads it. Snapshots, rewind, digests and the inspector walk it through {@link
 * #visit}.
 */
public final class GameState implements Stateful {
    public static final int VEHICLES = 3;

    public final RandomState random = new RandomState();
    public final InputState input = new InputState();
    public final SystemState system = new SystemState();
    public final SwitchesState switches = new SwitchesState();
    public final VariablesState variables = new VariablesState();

    /** Texts that scripts keep, an extension of the Maniac Patch. */
    public final StringsState strings = new StringsState();

    public final GlobalSaveState global = new GlobalSaveState();

    public final PartyState party = new PartyState();

    /** Every actor of the database, index 0 is actor 1. */
    public final StateList<ActorState> actors = new StateList<>(ActorState::new);

    public final HeroState hero = new HeroState();
    public final VehicleState[] vehicles = {
        new VehicleState(), new VehicleState(), new VehicleState()
    };
    public final MapState map = new MapState();
    public final MapFrameState mapFrame = new MapFrameState();
    public final TransferState transfer = new TransferState();
    public final TargetsState targets = new TargetsState();
    public final ScreenState screen = new ScreenState();

    /** Picture slots; index 0 is picture 1. Grows with the highest id used. */
    public final StateList<PictureState> pictures = new StateList<>(PictureState::new);

    public final BattleRequestState battleRequest = new BattleRequestState();
    public final BattleState battle = new BattleState();
    public final AnimationState animation = new AnimationState();
    public final MessageState message = new MessageState();
    public final TransitionState transition = new TransitionState();
    public final MusicState music = new MusicState();

    /** The one that runs triggered and automatic events. */
    public final InterpreterState foreground = new InterpreterState();

    /** Runs the pages of the troop. */
    public final InterpreterState battleEvents = new InterpreterState();

    /** One per common event of the database, index 0 is common event 1; only parallel ones run. */
    public final StateList<InterpreterState> common = new StateList<>(InterpreterState::new);

    /** The scene in charge is the last one. */
    public final StateList<SceneState> scenes = new StateList<>(SceneState::new);

    /** The change of scene asked for in this frame. */
    public final SceneRequestState sceneRequest = new SceneRequestState();

    /** Screens off the map and outside battle. */
    public final MenuState menu = new MenuState();

    /** The file this game was loaded from: what it holds beside our state is saved again. */
    public byte[] loadedSave = {};

    /**
     * Forgets the game that was played: everything is as in a fresh state but the generator, the
     * buttons, the clock, the scenes and what leads from one to the next, and the music.
     */
    public void forgetGame() {
        boolean testPlay = system.testPlay;
        boolean titleHidden = system.titleHidden;
        int lastSlot = system.lastSlot;
        long clockStart = system.clockStart;
        int clockFrames = system.clockFrames;
        byte[] kept = StateWriter.write(this::visitKept);
        StateReader.read(this, StateWriter.write(new GameState()));
        StateReader.read(this::visitKept, kept);
        system.testPlay = testPlay;
        system.titleHidden = titleHidden;
        system.lastSlot = lastSlot;
        system.clockStart = clockStart;
        system.clockFrames = clockFrames;
    }

    private void visitKept(StateVisitor v) {
        v.child("random", random);
        v.child("input", input);
        v.list("scenes", scenes);
        v.child("sceneRequest", sceneRequest);
        v.child("transition", transition);
        v.child("music", music);
        v.child("menu", menu);
    }

    /** The actor with this id, or null. */
    public ActorState actor(int id) {
        return id > 0 && id <= actors.size() ? actors.get(id - 1) : null;
    }

    @Override
    public void visit(StateVisitor v) {
        v.child("random", random);
        v.child("input", input);
        v.child("system", system);
        v.child("switches", switches);
        v.child("variables", variables);
        v.child("strings", strings);
        v.child("global", global);
        v.child("party", party);
        v.list("actors", actors);
        v.child("hero", hero);
        v.children("vehicles", vehicles);
        v.child("map", map);
        v.child("mapFrame", mapFrame);
        v.child("transfer", transfer);
        v.child("targets", targets);
        v.child("screen", screen);
        v.list("pictures", pictures);
        v.child("battleRequest", battleRequest);
        v.child("battle", battle);
        v.child("animation", animation);
        v.child("message", message);
        v.child("transition", transition);
        v.child("music", music);
        v.child("foreground", foreground);
        v.child("battleEvents", battleEvents);
        v.list("common", common);
        v.list("scenes", scenes);
        v.child("sceneRequest", sceneRequest);
        v.child("menu", menu);
        loadedSave = v.bytes("loadedSave", loadedSave);
    }
}
