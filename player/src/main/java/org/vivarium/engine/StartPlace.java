package org.vivarium.engine;

import org.vivarium.engine.scene.SceneKind;

/** Where a run begins: the title, a new game, a saved one or a battle test. */
public sealed interface StartPlace {
    /** The scene that is put in charge. */
    SceneKind scene();

    record Title() implements StartPlace {
        @Override
        public SceneKind scene() {
            return SceneKind.TITLE;
        }
    }

    /**
     * The title without its picture, music and opening, as the editor starts it (spec
     * menus-and-saves 2.2); behind its window lies the ground of menus, as measured.
     */
    record HiddenTitle() implements StartPlace {
        @Override
        public SceneKind scene() {
            return SceneKind.TITLE;
        }
    }

    /** A new game at the database's start position. */
    record NewGame() implements StartPlace {
        @Override
        public SceneKind scene() {
            return SceneKind.MAP;
        }
    }

    /** A new game on a map; x or y below 0 stands for the map's middle. */
    record OnMap(int map, int x, int y) implements StartPlace {
        @Override
        public SceneKind scene() {
            return SceneKind.MAP;
        }
    }

    /** A saved game, by slot from 1. */
    record Load(int slot) implements StartPlace {
        @Override
        public SceneKind scene() {
            return SceneKind.MAP;
        }
    }

    /** The database's battle test against a troop. */
    record Battle(int troop) implements StartPlace {
        @Override
        public SceneKind scene() {
            return SceneKind.BATTLE;
        }
    }
}
