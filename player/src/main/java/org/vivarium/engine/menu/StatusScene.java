package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.ActorClass;

/** All about one member (spec menus-and-saves 9). The argument is the member. */
final class StatusScene implements Scene {
    private static final Stat[] STATS = {Stat.ATTACK, Stat.DEFENSE, Stat.SPIRIT, Stat.AGILITY};

    /** Where a value ends and its maximum is set off. */
    private static final int SLASH_X = 222;

    /** Where a maximum ends. */
    private static final int MOST_X = 270;

    private final MenuKit kit;

    StatusScene(MenuKit kit) {
        this.kit = kit;
    }

    @Override
    public void start(SceneState self) {
        kit.menu.statusMember = self.arguments[0];
    }

    @Override
    public void update(SceneState self) {
        int other = kit.switchedMember(kit.menu.statusMember);
        if (other >= 0) {
            kit.play(SystemSound.CURSOR);
            kit.menu.statusMember = other;
        } else if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        ActorState actor = kit.member(kit.menu.statusMember);
        drawPerson(p, actor);
        p.gold(0, 208, 124);
        drawPoints(p, actor);
        p.window(124, 64, 196, 80);
        for (int i = 0; i < STATS.length; i++) {
            int y = 74 + 16 * i;
            p.text(132, y, EquipScene.word(kit, STATS[i]), TextPainter.LABEL);
            int value = kit.party.equipmentView.shown(actor, STATS[i]);
            p.number(222, y, value, TextPainter.DEFAULT);
        }
        p.window(124, 144, 196, 96);
        EquipScene.drawWorn(kit, p, actor, 132, 154, 60);
    }

    private void drawPerson(MenuPainter p, ActorState actor) {
        p.window(0, 0, 124, 208);
        if (kit.is2003) {
            p.right(116, 10, actor.row == 0 ? "Front" : "Back", TextPainter.DEFAULT);
        }
        p.face(actor, 8, 8);
        p.text(8, 58, "Name", TextPainter.LABEL);
        p.text(44, 74, actor.name, TextPainter.DEFAULT);
        p.text(8, 90, "Class", TextPainter.LABEL);
        ActorClass profession = kit.classes.get(actor.classId);
        p.text(44, 106, profession == null ? "" : profession.name(), TextPainter.DEFAULT);
        p.text(8, 122, "Title", TextPainter.LABEL);
        p.text(44, 138, actor.title, TextPainter.DEFAULT);
        p.text(8, 154, "State", TextPainter.LABEL);
        p.state(actor, 44, 170);
        p.text(8, 186, kit.terms.level(), TextPainter.LABEL);
        p.number(86, 186, actor.level, TextPainter.DEFAULT);
    }

    private void drawPoints(MenuPainter p, ActorState actor) {
        p.window(124, 0, 196, 64);
        int maxHp = kit.party.stats.maxHp(actor);
        int maxSp = kit.party.stats.maxSp(actor);
        label(p, 10, kit.terms.healthPoints());
        p.number(SLASH_X, 10, actor.hp, MenuPainter.hpColour(actor.hp, maxHp));
        p.number(MOST_X, 10, maxHp, TextPainter.DEFAULT);
        label(p, 26, kit.terms.spiritPoints());
        p.number(SLASH_X, 26, actor.sp, MenuPainter.spColour(actor.sp, maxSp));
        p.number(MOST_X, 26, maxSp, TextPainter.DEFAULT);
        label(p, 42, kit.terms.expShort());
        p.experience(actor, SLASH_X, 42);
        p.nextLevel(actor, MOST_X, 42);
    }

    /** A label, and the slash between a value and its maximum. */
    private static void label(MenuPainter p, int y, String label) {
        p.text(133, y, label, TextPainter.LABEL);
        p.text(SLASH_X, y, "/", TextPainter.DEFAULT);
    }
}
