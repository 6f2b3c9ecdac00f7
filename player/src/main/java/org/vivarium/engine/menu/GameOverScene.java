package org.vivarium.engine.menu;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.SceneState;

/** The end: one picture, and decision leads to the title (spec menus-and-saves 2.3). */
final class GameOverScene implements Scene {
    private final MenuKit kit;

    GameOverScene(MenuKit kit) {
        this.kit = kit;
    }

    @Override
    public void start(SceneState self) {
        kit.engine.systemAudio.play(SystemMusic.GAME_OVER);
    }

    @Override
    public void update(SceneState self) {
        if (kit.pressed(Button.DECISION)) {
            kit.scenes.replace(SceneKind.TITLE, SceneChange.GAME_OVER_TO_TITLE);
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        Arrays.fill(pixels, Frame.BLACK);
        Bitmap picture =
                kit.engine.bitmaps.get(AssetKind.GAME_OVER, kit.game.system.gameoverName());
        Blit.draw(pixels, picture, 0, 0, picture.width(), picture.height(), 0, 0, 255);
    }
}
