package org.vivarium.engine.event;

import java.util.function.Supplier;
import org.vivarium.engine.Game;
import org.vivarium.engine.audio.GameAudio;
import org.vivarium.engine.audio.SystemAudio;
import org.vivarium.engine.gfx.picture.TextPanels;
import org.vivarium.engine.map.MapWorld;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.SceneStack;
import org.vivarium.engine.scene.WindowWishes;
import org.vivarium.engine.state.AnimationState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.Animation;

/** The systems that commands work on. */
public final class EventSystems {

    private static final int FRAMES_PER_ANIMATION_FRAME = 2;

    final Game game;
    final GameState state;
    final Dialect dialect;
    final PartyRules party;
    final MapWorld map;
    final GameAudio audio;
    final SystemAudio systemAudio;
    final SceneStack scenes;
    final Messages messages;
    final TextPanels panels;
    final MapChanges mapChanges;
    private BattleControl battle = new NoBattle();
    private SaveSlots saves;
    private Supplier<WindowWishes> window = () -> WindowWishes.NONE;

    public EventSystems(
            Game game,
            GameState state,
            PartyRules party,
            MapWorld map,
            MapChanges mapChanges,
            GameAudio audio,
            SystemAudio systemAudio,
            SceneStack scenes,
            Messages messages,
            TextPanels panels) {
        this.game = game;
        this.state = state;
        this.dialect = Dialect.of(game.profile);
        this.party = party;
        this.map = map;
        this.mapChanges = mapChanges;
        this.audio = audio;
        this.systemAudio = systemAudio;
        this.scenes = scenes;
        this.messages = messages;
        this.panels = panels;
    }

    /** The running battle, or a stand-in without anybody in it. */
    BattleControl battle() {
        return battle;
    }

    /** A battle begins (or, with a {@link NoBattle}, is over). */
    public void setBattle(BattleControl running) {
        battle = running;
    }

    /** 2003: no enemy is left, so the rest of a troop page is lost (spec 19.2). */
    public boolean battleDecided() {
        return dialect.is2003() && battle.running() && battle.enemiesGone();
    }

    SaveSlots saves() {
        return saves;
    }

    /** Where the game's saves are; set before the first frame. */
    public void setSaves(SaveSlots slots) {
        saves = slots;
    }

    /** The window the game is shown in. */
    WindowWishes window() {
        return window.get();
    }

    /** Says who knows the window. */
    public void setWindow(Supplier<WindowWishes> source) {
        window = source;
    }

    /** Asks the scene for something it does with everything else held (spec 6.3). */
    void async(AsyncOperation operation, int parameter) {
        state.mapFrame.asyncOperation = operation.ordinal();
        state.mapFrame.asyncParameter = parameter;
    }

    /**
     * Ends the game when nobody is left standing (spec 10.1).
     *
     * @return whether it does
     */
    boolean checkGameOver(Interpreter i) {
        if (i.inBattle() || !party.beaten()) {
            return false;
        }
        scenes.push(SceneKind.GAME_OVER, SceneChange.TO_GAME_OVER);
        return true;
    }

    /**
     * Starts a battle animation on the map; the one that runs ends.
     *
     * @return frames it takes; 0 when there is none of that number
     */
    int showAnimation(int id, int target, boolean wholeMap) {
        Animation row = game.database.animations().get(id);
        if (row == null) {
            return 0;
        }
        AnimationState animation = state.animation;
        animation.id = id;
        animation.target = target;
        animation.frame = 0;
        animation.wholeMap = wholeMap;
        return row.frames().size() * FRAMES_PER_ANIMATION_FRAME;
    }
}
