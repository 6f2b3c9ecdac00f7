package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.state.BattleState;

/** The list of enemies and the cursor on the one that is aimed at (spec battle 2.7). */
final class TargetCursor {
    private static final int FULL = 31;
    private static final int FLASH_POWER = 24;
    private static final int FLASH_FRAMES = 16;
    private static final int FLASH_PERIOD = 30;

    private final BattleState battle;
    private final Battlers battlers;
    private final AtbWindows windows;

    TargetCursor(BattleParts parts, AtbWindows windows) {
        battle = parts.battle;
        battlers = parts.battlers;
        this.windows = windows;
    }

    /** Lists who exists, without a cursor, as it shows while nobody aims. */
    void list() {
        int count = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            if (battlers.enemy(i).exists()) {
                battle.targetPlaces[count++] = i;
            }
        }
        boolean same = battle.targets.items == count;
        int index = battle.targets.index;
        if (!same) {
            boolean active = battle.targets.window.active;
            windows.placeTargets(count);
            battle.targets.window.active = active;
        }
        if (index < 0) {
            AtbWindows.noCursor(battle.targets);
        }
    }

    /** Puts the cursor on the first. */
    void show() {
        battle.targets.items = -1;
        battle.targets.index = 0;
        list();
        battle.targetFrames = 0;
    }

    void hide() {
        AtbWindows.noCursor(battle.targets);
    }

    /** Place in the troop of the enemy that is aimed at, -1 for none. */
    int place() {
        int index = battle.targets.index;
        return index < 0 || index >= battle.targets.items ? -1 : battle.targetPlaces[index];
    }

    /** The one that is aimed at flashes again and again. */
    void update() {
        list();
        if (battle.targetFrames++ % FLASH_PERIOD == 0 && place() >= 0) {
            battlers.enemy(place())
                    .state()
                    .flash
                    .start(FULL, FULL, FULL, FLASH_POWER, FLASH_FRAMES);
        }
    }
}
