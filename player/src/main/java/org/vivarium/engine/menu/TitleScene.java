package org.vivarium.engine.menu;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.NewGame;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.gfx.window.WindowGround;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.map.MapScene;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.engine.state.SceneState;
import org.vivarium.model.Start;

/** The title: its picture and three commands (spec menus-and-saves 2.2). */
final class TitleScene implements Scene {
    private static final int NEW_GAME = 0;
    private static final int CONTINUE = 1;
    private static final int COMMANDS = 3;
    private static final int BOTTOM = 212;
    private static final int HIDDEN_MIDDLE = 120;
    private static final int OPEN_FRAMES = 8;
    private static final int SHOW_FRAMES = 35;
    private static final int MUSIC_FADE_MS = 800;
    private static final SceneChange EXIT = SceneChange.fade(35, 0, 0);

    private final MenuKit kit;
    private final SaveSlots saves;
    private final String[] commands;

    TitleScene(MenuKit kit, SaveSlots saves) {
        this.kit = kit;
        this.saves = saves;
        commands = new String[] {kit.terms.newGame(), kit.terms.loadGame(), kit.terms.exitGame()};
    }

    @Override
    public void start(SceneState self) {
        kit.state.forgetGame();
        boolean hidden = kit.state.system.titleHidden;
        if (!hidden) {
            kit.engine.systemAudio.playTitle();
        }
        kit.painter.take(kit.engine.frame());
        int width = 0;
        for (String command : commands) {
            width = Math.max(width, kit.painter.width(command));
        }
        int w = width + 16;
        int h = 16 * COMMANDS + 16;
        ListBox list = kit.menu.title;
        int top = hidden ? HIDDEN_MIDDLE - h / 2 : BOTTOM - h;
        kit.begin(list, 160 - w / 2, top, w, h, COMMANDS, 1);
        if (!hidden) {
            list.window.open(OPEN_FRAMES);
        }
        if (WindowGlass.of(kit.game.profile, kit.game.database.battlecommands()).onTitle()) {
            list.window.backOpacity = WindowGlass.opacity(true);
            list.window.ground = WindowGround.PALETTE.ordinal();
        }
        lookForSaves();
        kit.engine.map.expect(kit.game.tree.start().partyMapId());
        if (!kit.engine.transitions.erased()) {
            kit.engine.transitions.show(ScreenTransitions.FADE, SHOW_FRAMES);
        }
        if (skipped()) {
            newGame();
        }
    }

    /** The English 2003 can go straight into the game. */
    private boolean skipped() {
        return kit.game.profile.version() == EngineVersion.RPG_2003_ENGLISH
                && !kit.game.system.showTitle();
    }

    /** Back from the list of files. */
    @Override
    public void resume(SceneState self) {
        kit.menu.title.window.active = true;
        lookForSaves();
    }

    private void lookForSaves() {
        kit.menu.savesExist = saves.any();
    }

    @Override
    public void update(SceneState self) {
        ListBox list = kit.menu.title;
        kit.update(list);
        if (!kit.pressed(Button.DECISION)) {
            return;
        }
        switch (list.index) {
            case NEW_GAME -> {
                kit.decide();
                newGame();
            }
            case CONTINUE -> {
                if (kit.menu.savesExist) {
                    kit.decide();
                    kit.scenes.push(SceneKind.LOAD);
                } else {
                    kit.refuse();
                }
            }
            default -> {
                kit.decide();
                kit.engine.audio.fadeOutAndForgetMusic(MUSIC_FADE_MS);
                kit.scenes.replace(SceneKind.NONE, EXIT);
            }
        }
    }

    private void newGame() {
        Start start = kit.game.tree.start();
        kit.engine.map.expect(start.partyMapId());
        kit.engine.audio.fadeOutAndForgetMusic(MUSIC_FADE_MS);
        NewGame.prepare(kit.game, kit.state, start.partyMapId(), start.partyX(), start.partyY());
        kit.scenes.replace(SceneKind.MAP, SceneChange.TITLE_TO_GAME, MapScene.NEW_GAME);
    }

    private void drawPicture(int[] pixels) {
        Arrays.fill(pixels, Frame.BLACK);
        Bitmap picture = kit.engine.bitmaps.get(AssetKind.TITLE, kit.game.system.titleName());
        Blit.draw(pixels, picture, 0, 0, picture.width(), picture.height(), 0, 0, 255);
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        if (kit.state.system.titleHidden) {
            p.begin(pixels);
        } else {
            drawPicture(pixels);
            p.take(pixels);
        }
        ListBox list = kit.menu.title;
        p.back(list.window);
        for (int i = 0; list.window.isOpen() && i < COMMANDS; i++) {
            p.item(list, i, 0, commands[i], i != CONTINUE || kit.menu.savesExist);
        }
    }
}
