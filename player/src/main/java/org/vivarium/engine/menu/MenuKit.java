package org.vivarium.engine.menu;

import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGround;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.scene.SceneStack;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Item;
import org.vivarium.model.Rows;
import org.vivarium.model.Skill;
import org.vivarium.model.SwitchName;
import org.vivarium.model.Terms;
import org.vivarium.model.VariableName;

/** What the screens of this package share: the game and its rules, keys, sounds and drawing. */
final class MenuKit {
    final Engine engine;
    final Game game;
    final GameState state;
    final MenuState menu;
    final PartyRules party;
    final SceneStack scenes;
    final Terms terms;
    final Rows<Item> items;
    final Rows<Skill> skills;
    final Rows<ActorClass> classes;
    final Rows<SwitchName> switches;
    final Rows<VariableName> variables;
    final MenuPainter painter;
    final boolean is2003;
    private final int ground;

    MenuKit(Engine engine) {
        this.engine = engine;
        this.game = engine.game;
        this.state = engine.state;
        this.menu = state.menu;
        this.party = engine.party;
        this.scenes = engine.scenes;
        this.terms = game.terms;
        this.items = game.database.items().kept();
        this.skills = game.database.skills().kept();
        this.classes = game.database.classes().kept();
        this.switches = game.database.switches().kept();
        this.variables = game.database.variables().kept();
        this.is2003 = game.profile.is2003();
        this.ground = (is2003 ? WindowGround.BLACK : WindowGround.PALETTE).ordinal();
        this.painter = new MenuPainter(engine, terms, ground);
    }

    /** A newly pressed key; decision and cancel act on nothing else. */
    boolean pressed(Button button) {
        return button.isIn(state.input.triggered);
    }

    /** A pressed key or one of its repeats. */
    boolean repeated(Button button) {
        return button.isIn(state.input.repeated);
    }

    void play(SystemSound sound) {
        engine.systemAudio.play(sound);
    }

    void decide() {
        play(SystemSound.DECISION);
    }

    void refuse() {
        play(SystemSound.BUZZER);
    }

    /** Plays the cancel sound and leaves the screen. */
    void leave() {
        play(SystemSound.CANCEL);
        scenes.pop();
    }

    /** One frame of a list, with the sound of its cursor. */
    void update(ListBox list) {
        if (list.update(state.input)) {
            play(SystemSound.CURSOR);
        }
    }

    void update(PartyCursor cursor) {
        if (cursor.update(state.input)) {
            play(SystemSound.CURSOR);
        }
    }

    /** Sets a list up anew with the cursor on its first item. */
    ListBox begin(ListBox list, int x, int y, int w, int h, int items, int columns) {
        list.index = 0;
        list.set(x, y, w, h, items, columns);
        prepare(list.window).active = true;
        return list;
    }

    /** A window as every menu has it: shown at once, with the engine's background. */
    WindowBox prepare(WindowBox window) {
        window.visible = true;
        window.opacity = 255;
        window.backOpacity = 255;
        window.openFrames = 0;
        window.ground = ground;
        window.cursorBlink = 0;
        window.arrowCounter = 0;
        return window;
    }

    ActorState member(int index) {
        return party.member(index);
    }

    int members() {
        return state.party.size;
    }

    /** The member that Right or Left leads to from {@code member}, or -1 without such a press. */
    int switchedMember(int member) {
        int members = members();
        if (members < 2) {
            return -1;
        }
        if (pressed(Button.RIGHT)) {
            return (member + 1) % members;
        }
        return pressed(Button.LEFT) ? (member + members - 1) % members : -1;
    }
}
