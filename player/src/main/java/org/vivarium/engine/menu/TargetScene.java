package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** On whom an item or a skill is used, again and again (spec menus-and-saves 5). */
final class TargetScene implements Scene {
    private static final int PARTY_X = 136;

    private final MenuKit kit;
    private final FieldUse use;

    TargetScene(MenuKit kit, FieldUse use) {
        this.kit = kit;
        this.use = use;
    }

    private static boolean byItem(SceneState self) {
        return self.arguments[UseArguments.KIND] == UseArguments.ITEM;
    }

    private Item item(SceneState self) {
        return kit.items.get(self.arguments[UseArguments.ID]);
    }

    private Skill skill(SceneState self) {
        return kit.skills.get(self.arguments[UseArguments.ID]);
    }

    @Override
    public void start(SceneState self) {
        PartyCursor target = kit.menu.target;
        kit.prepare(target.window);
        target.set(PARTY_X, 0, 184, 240, 52, 120, kit.members());
        if (forParty(self)) {
            target.activateAll();
        } else if (!byItem(self) && skill(self).scope() == Skill.Scope.SELF) {
            target.activateFixed(self.arguments[UseArguments.USER]);
        } else {
            target.activate(0);
        }
    }

    private boolean forParty(SceneState self) {
        return byItem(self)
                ? kit.party.itemRules.forParty(item(self))
                : skill(self).scope() == Skill.Scope.PARTY;
    }

    @Override
    public void update(SceneState self) {
        kit.update(kit.menu.target);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            boolean worked = byItem(self) ? useItem(self) : useSkill(self);
            if (!worked) {
                kit.refuse();
            }
        }
    }

    private boolean useItem(SceneState self) {
        Item item = item(self);
        if (kit.party.bag.count(item.id()) == 0) {
            return false;
        }
        boolean changed = false;
        for (int i = firstTarget(self); i <= lastTarget(self); i++) {
            changed |= kit.party.itemRules.work(item, kit.member(i));
        }
        if (changed) {
            use.used(item);
            Skill skill = kit.party.itemRules.skill(item);
            if (skill == null) {
                kit.play(SystemSound.ITEM_USE);
            } else {
                use.playAnimationSoundOf(skill);
            }
        }
        return changed;
    }

    private boolean useSkill(SceneState self) {
        Skill skill = skill(self);
        ActorState user = kit.member(self.arguments[UseArguments.USER]);
        if (user.sp < kit.party.skillRules.cost(user, skill)) {
            return false;
        }
        boolean changed = false;
        for (int i = firstTarget(self); i <= lastTarget(self); i++) {
            changed |= kit.party.fieldSkill.work(user, kit.member(i), skill);
        }
        if (changed) {
            use.paid(user, skill);
            use.playAnimationSoundOf(skill);
        }
        return changed;
    }

    private int firstTarget(SceneState self) {
        return forParty(self) ? 0 : kit.menu.target.index;
    }

    private int lastTarget(SceneState self) {
        return forParty(self) ? kit.members() - 1 : kit.menu.target.index;
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        p.window(0, 0, PARTY_X, 32);
        p.window(0, 32, PARTY_X, 32);
        if (byItem(self)) {
            p.text(8, 10, item(self).name(), TextPainter.DEFAULT);
            p.text(8, 42, kit.terms.possessedItems(), TextPainter.LABEL);
            p.number(128, 42, kit.party.bag.count(item(self).id()), TextPainter.DEFAULT);
        } else {
            ActorState user = kit.member(self.arguments[UseArguments.USER]);
            p.text(8, 10, skill(self).name(), TextPainter.DEFAULT);
            p.text(8, 42, kit.terms.spCost(), TextPainter.LABEL);
            int cost = kit.party.skillRules.fullCost(user, skill(self));
            p.number(128, 42, cost, TextPainter.DEFAULT);
        }
        p.back(kit.menu.target.window);
        for (int i = 0; i < kit.members(); i++) {
            drawMember(p, kit.member(i), 8 + PartyCursor.PITCH * i);
        }
    }

    private void drawMember(MenuPainter p, ActorState actor, int y) {
        p.face(actor, 144, y);
        p.text(200, y + 2, actor.name, TextPainter.DEFAULT);
        p.level(actor, 200, y + 18);
        p.state(actor, 200, y + 34);
        int points = kit.is2003 ? 246 : 258;
        p.hp(actor, points, y + 18, p.hpDigits());
        p.sp(actor, points, y + 34, p.hpDigits());
    }
}
