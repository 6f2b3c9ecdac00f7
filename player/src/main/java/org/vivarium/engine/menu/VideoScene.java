package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/**
 * The video options of the English 2003 (command 5005), in place of the original's dialog: wishes
 * to the window (spec menus-and-saves 18 leaves their form free).
 */
final class VideoScene implements Scene {
    private static final String TITLE = "Video options";
    private static final String[] ENTRIES = {
        "Full screen on / off", "Fill the window on / off", "OK"
    };
    private static final int FULL_SCREEN = 0;
    private static final int SCALING = 1;
    private static final int TOP = 72;
    private static final int PADDING = 16;

    private final MenuKit kit;

    VideoScene(MenuKit kit) {
        this.kit = kit;
    }

    private int width() {
        int widest = 0;
        for (String entry : ENTRIES) {
            widest = Math.max(widest, kit.painter.width(entry));
        }
        return widest + PADDING;
    }

    @Override
    public void start(SceneState self) {
        kit.painter.take(kit.engine.frame());
        int w = width();
        kit.begin(kit.menu.video, 160 - w / 2, TOP + 40, w, 64, ENTRIES.length, 1);
    }

    @Override
    public void update(SceneState self) {
        kit.update(kit.menu.video);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            switch (kit.menu.video.index) {
                case FULL_SCREEN -> kit.engine.window().toggleFullScreen();
                case SCALING -> kit.engine.window().toggleScaling();
                default -> kit.scenes.pop();
            }
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        int w = p.width(TITLE) + PADDING;
        p.window(160 - w / 2, TOP, w, 32);
        p.text(160 - w / 2 + 8, TOP + 10, TITLE, TextPainter.DEFAULT);
        ListBox list = kit.menu.video;
        p.back(list.window);
        for (int i = 0; i < ENTRIES.length; i++) {
            p.item(list, i, 0, ENTRIES[i], true);
        }
    }
}
