package org.vivarium.engine;

import java.time.Clock;
import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.GameAudio;
import org.vivarium.engine.audio.MapMusic;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.audio.SystemAudio;
import org.vivarium.engine.battle.Battle;
import org.vivarium.engine.battle.BattleScene;
import org.vivarium.engine.battle.atb.AtbScene;
import org.vivarium.engine.debug.Debugger;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.SpritePainter;
import org.vivarium.engine.gfx.TintCache;
import org.vivarium.engine.gfx.picture.PictureBank;
import org.vivarium.engine.gfx.picture.TextPanels;
import org.vivarium.engine.gfx.window.WindowStyle;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.loop.FrameSource;
import org.vivarium.engine.map.MapScene;
import org.vivarium.engine.map.MapSystem;
import org.vivarium.engine.menu.MenuScenes;
import org.vivarium.engine.menu.SystemKeys;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.save.SaveFolder;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.SceneStack;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.engine.scene.WindowWishes;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.engine.watch.FrameMarks;
import org.vivarium.model.Start;
import org.vivarium.telemetry.Counter;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/**
 * One running game: its state and the systems that work on it. Knows no threads and no clock: a
 * caller steps it frame by frame with the buttons held and takes the picture.
 *
 * <p>The order of a frame follows spec map-scene 7.1.
 */
public final class Engine implements FrameSource {
    private static final long BITMAP_BYTES = 64L << 20;
    private static final long TINT_BYTES = 16L << 20;

    public final Game game;
    public final GameState state = new GameState();
    public final FrameRecorder recorder;
    public final GameAudio audio;
    public final SystemAudio systemAudio;
    public final MapMusic mapMusic;
    public final ScreenTransitions transitions;
    public final SceneStack scenes;
    public final PartyRules party;
    public final MapSystem map;
    public final Battle battle;
    public final BitmapBank bitmaps;
    public final TintCache tints = new TintCache(TINT_BYTES);
    public final SpritePainter sprites = new SpritePainter(tints);

    /** System graphic and fonts, as windows use them now. */
    public final WindowStyle windows;

    /** Stops events and watches what they write, when asked. */
    public final Debugger debugger;

    /** String pictures as drawn. */
    public final TextPanels panels;

    /** The images of pictures. */
    public final PictureBank pictures;

    private final SystemKeys systemKeys;
    private SaveSlots saves;
    private WindowWishes window = WindowWishes.NONE;
    private boolean wishesHeard = true;
    private final int[] pixels = new int[Frame.WIDTH * Frame.HEIGHT];
    private final FrameMarks marks;
    private long frame;
    private boolean drawing = true;

    public Engine(Game game, FrameRecorder recorder, MusicLibrary library, AudioOut out) {
        this.game = game;
        this.recorder = recorder;
        bitmaps = new BitmapBank(game.assets, BITMAP_BYTES, recorder);
        audio = new GameAudio(state.music, library, out, recorder);
        systemAudio = new SystemAudio(audio, state.system, game.system);
        mapMusic = new MapMusic(audio, game.tree);
        transitions = new ScreenTransitions(state, pixels.length);
        scenes = new SceneStack(state, transitions);
        Fonts fonts = Fonts.forCharset(game.charset, null, null);
        windows =
                new WindowStyle(
                        game.assets,
                        state.system,
                        game.system,
                        fonts,
                        game.assets.symbols().map(ExFont::of).orElseGet(ExFont::builtIn));
        panels = new TextPanels(windows);
        pictures = new PictureBank(bitmaps, panels);
        party = new PartyRules(game.database, game.profile, state);
        map = new MapSystem(this);
        debugger = new Debugger(this);
        scenes.register(SceneKind.MAP, map.scene);
        battle = game.profile.is2003() ? new AtbScene(this) : new BattleScene(this);
        scenes.register(SceneKind.BATTLE, battle);
        systemKeys = new SystemKeys(this);
        useSaves(SaveFolder.none());
        marks = new FrameMarks(this);
    }

    /** Says where the game's saves are. */
    public void useSaves(SaveFolder folder) {
        saves = new SaveSlots(this, folder, Clock.systemDefaultZone());
        map.events.setSaves(saves);
        map.events.setWindow(this::window);
        MenuScenes.register(this, saves);
    }

    /** Says who grants wishes about the window. */
    public void useWindow(WindowWishes wishes) {
        window = wishes;
    }

    /** Who hears wishes about the window now: nobody while frames are run once more. */
    public WindowWishes window() {
        return wishesHeard ? window : WindowWishes.NONE;
    }

    /** Whether sounds are heard and wishes about the window are granted. */
    public void setOutward(boolean outward) {
        wishesHeard = outward;
        audio.setHeard(outward);
    }

    public SaveSlots saves() {
        return saves;
    }

    /** The state was replaced by another one: finds anew what is derived from it. */
    public void stateReplaced() {
        map.loader.rebind();
        audio.stateReplaced();
        forgetTransition();
        debugger.stateReplaced();
    }

    /** The pictures of a running transition belong to frames that weren't drawn. */
    private void forgetTransition() {
        transitions.stateReplaced();
        if (!state.transition.active || state.transition.erasing) {
            return;
        }
        if (state.transition.fromShown) {
            scenes.draw(pixels);
        } else {
            Arrays.fill(pixels, Frame.BLACK);
        }
    }

    /** Draws the state as it is, after frames that weren't drawn. */
    public void redraw() {
        forgetTransition();
        draw();
        frame++;
    }

    /**
     * Begins a run: prepares the state and puts the first scene in charge.
     *
     * @param seed of the random generator
     */
    public void start(StartPlace place, long seed) {
        state.random.seed(seed);
        switch (place) {
            case StartPlace.Title() -> prepareTitle();
            case StartPlace.HiddenTitle() -> state.system.titleHidden = true;
            case StartPlace.NewGame() -> {
                Start start = game.tree.start();
                NewGame.prepare(game, state, start.partyMapId(), start.partyX(), start.partyY());
                map.prepare(start.partyMapId());
            }
            case StartPlace.OnMap(int id, int x, int y) -> {
                NewGame.prepare(game, state, id, x, y);
                map.prepare(id);
            }
            case StartPlace.Load(int slot) -> {}
            case StartPlace.Battle(int troop) -> NewGame.prepare(game, state, 0, 0, 0);
        }
        if (place instanceof StartPlace.Load(int slot)) {
            scenes.begin(SceneKind.MAP, MapScene.LOADED, slot);
        } else if (place instanceof StartPlace.Battle(int troop)) {
            scenes.begin(SceneKind.BATTLE, troop);
        } else {
            scenes.begin(place.scene());
        }
    }

    /** Decodes before the first frame what the title shows. */
    private void prepareTitle() {
        windows.text().width(game.terms.newGame());
        bitmaps.get(AssetKind.TITLE, game.system.titleName());
    }

    /** Frames run since the start of the process, those run again included. */
    public long frames() {
        return frame;
    }

    @Override
    public int[] frame() {
        return pixels;
    }

    @Override
    public long revision() {
        return frame;
    }

    /** Switches the caches of drawing and events on or off; pixels and state stay the same. */
    public void setCaching(boolean on) {
        tints.setEnabled(on);
        windows.fonts().setCaching(on);
        map.interpreter.programs().setEnabled(on);
        map.hotPrograms.setEnabled(on);
        map.scene.painter().tiles().setEnabled(on);
    }

    /** Whether frames are drawn; a run that only wants states leaves it out. */
    public void setDrawing(boolean drawing) {
        this.drawing = drawing;
    }

    /** The game has ended: there is no scene left. */
    @Override
    public boolean ended() {
        return scenes.current() == SceneKind.NONE;
    }

    @Override
    public void tick(InputSnapshot input) {
        long commands = map.interpreter.commandsRun();
        recorder.beginAtOnce(Section.INPUT_UPDATE);
        state.input.update(input.held());
        state.system.clockFrames++;
        recorder.next(Section.SCENE_UPDATE);
        update();
        recorder.add(Counter.COMMANDS, (int) (map.interpreter.commandsRun() - commands));
        debugger.frameOver();
        marks.update();
        if (drawing) {
            recorder.next(Section.SCENE_DRAW);
            draw();
        }
        recorder.next(Section.AUDIO_UPDATE);
        audio.frameDone();
        recorder.end();
        frame++;
    }

    private void update() {
        if (transitions.active()) {
            recorder.begin(Section.SCREEN_TRANSITION);
            transitions.update();
            recorder.end();
            return;
        }
        if (!scenes.requested() && !scenes.delayed()) {
            state.system.frameCount++;
        }
        systemKeys.update();
        Section inside = scenes.current().updateSection();
        if (inside == null) {
            scenes.update();
        } else {
            recorder.begin(inside);
            scenes.update();
            recorder.end();
        }
    }

    private void draw() {
        Section inside =
                transitions.active() ? Section.SCREEN_TRANSITION : scenes.current().drawSection();
        if (inside != null) {
            recorder.begin(inside);
        }
        if (!transitions.draw(pixels, scenes)) {
            scenes.draw(pixels);
        }
        if (inside != null) {
            recorder.end();
        }
    }
}
