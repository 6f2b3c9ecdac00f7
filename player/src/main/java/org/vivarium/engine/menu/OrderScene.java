package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/** Puts the party into another order (spec menus-and-saves 10). */
final class OrderScene implements Scene {
    private static final int NEW_X = 164;
    private static final int TOP = 48;
    private static final String[] ANSWERS = {"Confirm", "Redo"};

    private final MenuKit kit;

    OrderScene(MenuKit kit) {
        this.kit = kit;
    }

    @Override
    public void start(SceneState self) {
        kit.begin(kit.menu.order.old, 68, TOP, 88, 80, kit.members(), 1);
        ListBox confirm = kit.menu.order.confirm;
        kit.begin(confirm, 120, 144, 80, 48, 2, 1);
        confirm.window.visible = false;
        confirm.window.active = false;
        kit.menu.order.chosen = 0;
    }

    @Override
    public void update(SceneState self) {
        OrderState order = kit.menu.order;
        if (order.confirm.window.active) {
            updateConfirm(order);
        } else {
            updateOld(order);
        }
    }

    private void updateOld(OrderState order) {
        kit.update(order.old);
        if (kit.pressed(Button.CANCEL)) {
            if (order.chosen == 0) {
                kit.leave();
            } else {
                kit.play(SystemSound.CANCEL);
                order.chosen--;
            }
        } else if (kit.pressed(Button.DECISION)) {
            int member = order.old.index;
            if (order.isChosen(member)) {
                kit.play(SystemSound.CANCEL);
                return;
            }
            kit.decide();
            order.order[order.chosen++] = member;
            if (order.chosen == kit.members()) {
                order.old.window.active = false;
                order.confirm.window.visible = true;
                order.confirm.window.active = true;
                order.confirm.select(0);
            }
        }
    }

    private void updateConfirm(OrderState order) {
        order.old.window.update();
        kit.update(order.confirm);
        if (kit.pressed(Button.DECISION) && order.confirm.index == 0) {
            kit.decide();
            rebuildParty(order);
            kit.scenes.pop();
        } else if (kit.pressed(Button.DECISION) || kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            order.chosen = 0;
            order.confirm.window.visible = false;
            order.confirm.window.active = false;
            order.old.window.active = true;
            order.old.select(0);
        }
    }

    private void rebuildParty(OrderState order) {
        int[] before = kit.state.party.members.clone();
        for (int i = 0; i < kit.members(); i++) {
            kit.state.party.members[i] = before[order.order[i]];
        }
        kit.engine.map.dressHero();
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        OrderState order = kit.menu.order;
        p.back(order.old.window);
        p.window(NEW_X, TOP, 88, 80);
        for (int i = 0; i < kit.members(); i++) {
            if (!order.isChosen(i)) {
                ActorState actor = kit.member(i);
                p.item(order.old, i, 0, actor.name, true);
            }
        }
        for (int i = 0; i < order.chosen; i++) {
            ActorState actor = kit.member(order.order[i]);
            p.text(NEW_X + 8, TOP + 10 + 16 * i, actor.name, TextPainter.DEFAULT);
        }
        if (order.confirm.window.visible) {
            p.back(order.confirm.window);
            for (int i = 0; i < ANSWERS.length; i++) {
                p.item(order.confirm, i, 0, ANSWERS[i], true);
            }
        }
    }
}
