package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.Skill;

/** What one member knows (spec menus-and-saves 6). The argument is the member. */
final class SkillScene implements Scene {
    private static final int STATUS_Y = 42;

    private final MenuKit kit;
    private final FieldUse use;

    SkillScene(MenuKit kit, FieldUse use) {
        this.kit = kit;
        this.use = use;
    }

    private ActorState actor(SceneState self) {
        return kit.member(self.arguments[0]);
    }

    @Override
    public void start(SceneState self) {
        int cells = Math.max(1, actor(self).skills.length);
        kit.begin(kit.menu.skills, 0, 64, 320, 176, cells, 2);
    }

    private Skill at(ActorState actor, int cell) {
        return cell < actor.skills.length ? kit.skills.get(actor.skills[cell]) : null;
    }

    @Override
    public void update(SceneState self) {
        kit.update(kit.menu.skills);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            ActorState actor = actor(self);
            Skill skill = at(actor, kit.menu.skills.index);
            if (skill == null || !kit.party.skillRules.usable(actor, skill)) {
                kit.refuse();
            } else {
                choose(self.arguments[0], actor, skill);
            }
        }
    }

    private void choose(int member, ActorState actor, Skill skill) {
        switch (skill.type()) {
            case Skill.Type.SWITCH -> {
                use.playSoundOf(skill);
                use.paid(actor, skill);
                use.switchOn(skill.switchId());
            }
            case Skill.Type.ESCAPE -> {
                use.playSoundOf(skill);
                use.paid(actor, skill);
                use.escape();
            }
            case Skill.Type.TELEPORT -> {
                kit.decide();
                kit.scenes.push(SceneKind.TELEPORT, UseArguments.SKILL, skill.id(), member);
            }
            default -> {
                kit.decide();
                kit.scenes.push(SceneKind.ACTOR_TARGET, UseArguments.SKILL, skill.id(), member);
            }
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        ActorState actor = actor(self);
        ListBox list = kit.menu.skills;
        Skill chosen = at(actor, list.index);
        p.help(chosen == null ? "" : chosen.description());
        p.window(0, 32, 320, 32);
        p.text(8, STATUS_Y, actor.name, TextPainter.DEFAULT);
        p.level(actor, 88, STATUS_Y);
        p.state(actor, 132, STATUS_Y);
        p.hp(actor, kit.is2003 ? 186 : 192, STATUS_Y, p.hpDigits());
        p.sp(actor, 258, STATUS_Y, 3);
        p.back(list.window);
        p.clip(list.window);
        for (int i = 0; i < actor.skills.length; i++) {
            Skill skill = at(actor, i);
            if (skill != null && list.inView(i)) {
                boolean enabled = kit.party.skillRules.usable(actor, skill);
                p.item(list, i, 0, skill.name(), enabled);
                int cost = kit.party.skillRules.cost(actor, skill);
                p.count(list, i, ItemScene.COUNT_X, "-", cost, enabled);
            }
        }
        p.unclip();
        p.arrows(list.window);
    }
}
