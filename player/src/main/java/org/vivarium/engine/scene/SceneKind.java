package org.vivarium.engine.scene;

/** Every screen the game can be in. The label is what state dumps and traces print. */
public enum SceneKind {
    TITLE("Title"),
    MAP("Map"),
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
    BATTLE("Battle"),
    GAME_OVER("Gameover"),
    DEBUG("Debug"),

    /** The program is ending. */
    NONE("Null");

    private static final SceneKind[] ALL = values();

    private final String label;

    SceneKind(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    public static SceneKind at(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
