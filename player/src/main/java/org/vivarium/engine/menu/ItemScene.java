package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.SceneState;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Everything in the bag, and what can be done with it (spec menus-and-saves 4). */
final class ItemScene implements Scene {
    static final int COUNT_X = 120;

    private final MenuKit kit;
    private final FieldUse use;

    ItemScene(MenuKit kit, FieldUse use) {
        this.kit = kit;
        this.use = use;
    }

    private int cells() {
        return Math.max(1, kit.state.party.itemKinds);
    }

    @Override
    public void start(SceneState self) {
        kit.begin(kit.menu.items, 0, 32, 320, 208, cells(), 2);
    }

    /** Back from a target: what was used up is gone from the list. */
    @Override
    public void resume(SceneState self) {
        ListBox list = kit.menu.items;
        list.set(0, 32, 320, 208, cells(), 2);
    }

    /** The item of a cell, or null in an empty bag. */
    private Item at(int cell) {
        return cell < kit.state.party.itemKinds
                ? kit.items.get(kit.state.party.itemIds[cell])
                : null;
    }

    @Override
    public void update(SceneState self) {
        kit.update(kit.menu.items);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            Item item = at(kit.menu.items.index);
            if (item == null || !kit.party.itemRules.usable(item)) {
                kit.refuse();
            } else {
                choose(item);
            }
        }
    }

    private void choose(Item item) {
        Skill skill = kit.party.itemRules.skill(item);
        if (item.type() == Item.Type.SWITCH) {
            kit.decide();
            use.used(item);
            use.switchOn(item.switchId());
        } else if (skill != null && skill.type() == Skill.Type.TELEPORT) {
            kit.decide();
            kit.scenes.push(SceneKind.TELEPORT, UseArguments.ITEM, item.id());
        } else if (skill != null && skill.type() == Skill.Type.ESCAPE) {
            use.used(item);
            use.playSoundOf(skill);
            use.escape();
        } else if (skill != null && skill.type() == Skill.Type.SWITCH) {
            use.used(item);
            use.playSoundOf(skill);
            use.switchOn(skill.switchId());
        } else {
            kit.decide();
            kit.scenes.push(SceneKind.ACTOR_TARGET, UseArguments.ITEM, item.id());
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        ListBox list = kit.menu.items;
        Item chosen = at(list.index);
        p.help(chosen == null ? "" : chosen.description());
        p.back(list.window);
        p.clip(list.window);
        for (int i = 0; i < kit.state.party.itemKinds; i++) {
            if (list.inView(i)) {
                drawItem(p, list, i, kit.party.itemRules.usable(at(i)));
            }
        }
        p.unclip();
        p.arrows(list.window);
    }

    private void drawItem(MenuPainter p, ListBox list, int i, boolean enabled) {
        p.item(list, i, 0, at(i).name(), enabled);
        p.count(list, i, COUNT_X, ":", kit.state.party.itemCounts[i], enabled);
    }
}
