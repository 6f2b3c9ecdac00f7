package org.vivarium.engine.menu;

import org.vivarium.engine.Engine;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.scene.SceneStack;

/** Puts the screens of this package in charge of their kinds of scene. */
public final class MenuScenes {
    private MenuScenes() {}

    public static void register(Engine engine, SaveSlots saves) {
        MenuKit kit = new MenuKit(engine);
        FieldUse use = new FieldUse(kit);
        SceneStack scenes = engine.scenes;
        scenes.register(SceneKind.TITLE, new TitleScene(kit, saves));
        scenes.register(SceneKind.MENU, new MainMenuScene(kit));
        scenes.register(SceneKind.ITEM, new ItemScene(kit, use));
        scenes.register(SceneKind.SKILL, new SkillScene(kit, use));
        scenes.register(SceneKind.ACTOR_TARGET, new TargetScene(kit, use));
        scenes.register(SceneKind.TELEPORT, new TeleportScene(kit, use));
        scenes.register(SceneKind.EQUIP, new EquipScene(kit));
        scenes.register(SceneKind.STATUS, new StatusScene(kit));
        scenes.register(SceneKind.ORDER, new OrderScene(kit));
        scenes.register(SceneKind.SAVE, new FileScene(kit, saves, true));
        scenes.register(SceneKind.LOAD, new FileScene(kit, saves, false));
        scenes.register(SceneKind.END, new EndScene(kit));
        scenes.register(SceneKind.NAME, new NameScene(kit));
        scenes.register(SceneKind.SHOP, new ShopScene(kit));
        scenes.register(SceneKind.GAME_OVER, new GameOverScene(kit));
        scenes.register(SceneKind.VIDEO, new VideoScene(kit));
        scenes.register(SceneKind.DEBUG, new DebugScene(kit));
    }
}
