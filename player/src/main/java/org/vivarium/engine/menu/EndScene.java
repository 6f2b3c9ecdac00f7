package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/** Asks whether to leave the game for the title (spec menus-and-saves 15). */
final class EndScene implements Scene {
    private static final int QUESTION_Y = 72;
    private static final int ANSWERS_Y = 120;
    private static final int YES = 0;
    private static final int MUSIC_FADE_MS = 400;

    private final MenuKit kit;
    private final String question;
    private final String[] answers;

    EndScene(MenuKit kit) {
        this.kit = kit;
        question = orElse(kit.terms.exitGameMessage(), "Do you really want to quit?");
        answers = new String[] {orElse(kit.terms.yes(), "Yes"), orElse(kit.terms.no(), "No")};
    }

    private static String orElse(String term, String word) {
        return term.isEmpty() ? word : term;
    }

    @Override
    public void start(SceneState self) {
        kit.painter.take(kit.engine.frame());
        int w = Math.max(kit.painter.width(answers[0]), kit.painter.width(answers[1])) + 16;
        kit.begin(kit.menu.end, 160 - w / 2, ANSWERS_Y, w, 48, 2, 1);
    }

    @Override
    public void update(SceneState self) {
        kit.update(kit.menu.end);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            if (kit.menu.end.index == YES) {
                kit.engine.audio.fadeOutAndForgetMusic(MUSIC_FADE_MS);
                kit.scenes.replace(SceneKind.TITLE, SceneChange.TO_TITLE);
            } else {
                kit.scenes.pop();
            }
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        int w = p.width(question) + 16;
        p.window(160 - w / 2, QUESTION_Y, w, 32);
        p.text(160 - w / 2 + 8, QUESTION_Y + 10, question, TextPainter.DEFAULT);
        ListBox list = kit.menu.end;
        p.back(list.window);
        for (int i = 0; i < answers.length; i++) {
            p.item(list, i, 0, answers[i], true);
        }
    }
}
