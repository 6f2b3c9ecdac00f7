package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.SceneState;
import org.vivarium.model.Item;
import org.vivarium.model.MapInfo;
import org.vivarium.model.Skill;

/** Where a teleport skill or item leads (spec menus-and-saves 16). */
final class TeleportScene implements Scene {
    private final MenuKit kit;
    private final FieldUse use;

    TeleportScene(MenuKit kit, FieldUse use) {
        this.kit = kit;
        this.use = use;
    }

    @Override
    public void start(SceneState self) {
        kit.begin(kit.menu.teleport, 0, 160, 320, 80, kit.state.targets.count, 2);
    }

    @Override
    public void update(SceneState self) {
        kit.update(kit.menu.teleport);
        if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            go(self);
        }
    }

    private void go(SceneState self) {
        int id = self.arguments[UseArguments.ID];
        if (self.arguments[UseArguments.KIND] == UseArguments.ITEM) {
            Item item = kit.items.get(id);
            use.used(item);
            use.playSoundOf(kit.party.itemRules.skill(item));
        } else {
            Skill skill = kit.skills.get(id);
            use.paid(kit.member(self.arguments[UseArguments.USER]), skill);
            use.playSoundOf(skill);
        }
        use.teleport(kit.menu.teleport.index);
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        ListBox list = kit.menu.teleport;
        p.back(list.window);
        p.clip(list.window);
        for (int i = 0; i < kit.state.targets.count; i++) {
            if (list.inView(i)) {
                MapInfo info = kit.game.tree.maps().byId(kit.state.targets.maps[i]);
                p.item(list, i, 0, info == null ? "" : info.name(), true);
            }
        }
        p.unclip();
        p.arrows(list.window);
    }
}
