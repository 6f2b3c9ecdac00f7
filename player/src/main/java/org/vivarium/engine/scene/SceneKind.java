package org.vivarium.engine.scene;

import org.vivarium.telemetry.Section;

/** Every screen the game can be in. The label is what state dumps and traces print. */
public enum SceneKind {
    TITLE("Title"),
    MAP("Map", null, null),
    MENU("Menu"),
    ITEM("Item"),
    SKILL("Skill"),
    ACTOR_TARGET("ActorTarget"),
    TELEPORT("Teleport"),
    EQUIP("Equip"),
    STATUS("Status"),
    ORDER("Order"),
    SAVE("Save"),
    LOAD("Load"),
    END("End"),
    NAME("Name"),
    SHOP("Shop"),
    BATTLE("Battle", Section.BATTLE_UPDATE, Section.BATTLE_DRAW),
    GAME_OVER("Gameover"),
    DEBUG("Debug"),
    VIDEO("Settings"),

    /** The program is ending. */
    NONE("Null", null, null);

    private static final SceneKind[] ALL = values();

    private final String label;
    private final Section updateSection;
    private final Section drawSection;

    /** A screen made of windows. */
    SceneKind(String label) {
        this(label, Section.WINDOW_UPDATE, Section.WINDOW_DRAW);
    }

    SceneKind(String label, Section updateSection, Section drawSection) {
        this.label = label;
        this.updateSection = updateSection;
        this.drawSection = drawSection;
    }

    public String label() {
        return label;
    }

    /** The section its update is recorded as; null when it has sections of its own. */
    public Section updateSection() {
        return updateSection;
    }

    /** The section its drawing is recorded as; null when it has sections of its own. */
    public Section drawSection() {
        return drawSection;
    }

    public static SceneKind at(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
