package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Terrain;
import org.vivarium.model.Troop;

/** Puts everybody where they stand and turns them to each other (spec battle 1.6). */
final class Positions {
    private static final int TIGHT = 2;

    private final BattleParts parts;
    private final BattleState battle;
    private final Battlers battlers;
    private final Sizes sizes;
    private final boolean automatic;

    Positions(BattleParts parts, Sizes sizes) {
        this.parts = parts;
        battle = parts.battle;
        battlers = parts.battlers;
        this.sizes = sizes;
        automatic =
                parts.tables.database.battlecommands().placement()
                        == BattleCommands.Placement.AUTOMATIC;
    }

    private Placement placement() {
        Terrain terrain =
                battle.terrain > 0 ? parts.tables.database.terrains().get(battle.terrain) : null;
        BattleGrid grid = BattleGrid.of(terrain, battle.formation == TIGHT);
        return new Placement(Condition.of(battle), grid, automatic, battle.terrain > 0);
    }

    /** Both sides, as the battle begins, looking where the condition has them look at first. */
    void begin() {
        placeParty();
        placeTroop();
        for (int i = 0; i < battlers.allyCount(); i++) {
            battlers.ally(i).state().flipped =
                    Condition.of(battle) == Condition.SURROUND && i % 2 == 1;
        }
        for (int i = 0; i < battlers.enemyCount(); i++) {
            EnemyBattler enemy = battlers.enemy(i);
            enemy.state().flipped =
                    switch (Condition.of(battle)) {
                        case NONE -> false;
                        case INITIATIVE, BACK_ATTACK, SURROUND -> true;
                        case PINCERS -> rank(enemy) % 2 == 0;
                    };
        }
    }

    /** All actors, by their rows and how many they are. */
    void placeParty() {
        Placement placement = placement();
        int n = battlers.allyCount();
        for (int i = 0; i < n; i++) {
            ActorBattler actor = battlers.ally(i);
            BattlerState s = actor.state();
            boolean front = actor.actor().row == 0;
            int half = sizes.half(actor);
            if (placement.automatic()) {
                s.x = placement.actorX(n, i, half, front);
                s.y = placement.actorY(n, i, half);
            } else {
                s.x = placement.manualActorX(actor.row().battleX(), half, front);
                s.y = actor.row().battleY();
            }
        }
    }

    /** The troop: on the grid, or where its author put it. */
    private void placeTroop() {
        Placement placement = placement();
        Troop troop = parts.tables.database.troops().get(battle.troop);
        boolean aligned = troop == null || troop.autoAlignment() || !placement.keepsTroop();
        for (int i = 0; i < battlers.enemyCount(); i++) {
            EnemyBattler enemy = battlers.enemy(i);
            BattlerState s = enemy.state();
            int halfWidth = sizes.width(enemy) / 2;
            int halfHeight = sizes.height(enemy) / 2;
            if (aligned) {
                int n = s.hidden ? battlers.enemyCount() : visible();
                int at = rank(enemy);
                s.x = placement.enemyX(n, at, halfWidth);
                s.y = placement.enemyY(n, at, halfHeight);
            } else {
                s.x = placement.manualEnemyX(s.x);
                s.y = placement.manualEnemyY(s.y, halfHeight);
            }
        }
    }

    private int visible() {
        int n = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            n += battlers.enemy(i).state().hidden ? 0 : 1;
        }
        return n;
    }

    /** An enemy's place among the visible ones; a hidden one's among all. */
    private int rank(EnemyBattler enemy) {
        if (enemy.state().hidden) {
            return enemy.index();
        }
        int rank = 0;
        for (int i = 0; i < enemy.index(); i++) {
            rank += battlers.enemy(i).state().hidden ? 0 : 1;
        }
        return rank;
    }

    /** Everybody looks at the other side, if there is one: when the first words have been read. */
    void face() {
        if (battlers.allyCount() == 0 || visible() == 0) {
            return;
        }
        Condition condition = Condition.of(battle);
        for (int i = 0; i < battlers.enemyCount(); i++) {
            EnemyBattler enemy = battlers.enemy(i);
            enemy.state().flipped =
                    switch (condition) {
                        case NONE, INITIATIVE -> !anyRightOf(enemy);
                        case BACK_ATTACK -> anyLeftOf(enemy);
                        case SURROUND, PINCERS -> rank(enemy) % 2 == 0;
                    };
        }
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler actor = battlers.ally(i);
            actor.state().flipped =
                    switch (condition) {
                        case NONE, INITIATIVE -> !anyLeftOf(actor);
                        case BACK_ATTACK -> anyRightOf(actor);
                        case SURROUND, PINCERS -> i % 2 == 1;
                    };
        }
    }

    /** An opponent stands as far left or further. */
    private boolean anyLeftOf(Battler b) {
        for (int i = 0; i < battlers.count(!b.isEnemy()); i++) {
            BattlerState other = battlers.member(!b.isEnemy(), i).state();
            if (!other.hidden && other.x <= b.state().x) {
                return true;
            }
        }
        return false;
    }

    /** An opponent stands as far right or further. */
    private boolean anyRightOf(Battler b) {
        for (int i = 0; i < battlers.count(!b.isEnemy()); i++) {
            BattlerState other = battlers.member(!b.isEnemy(), i).state();
            if (!other.hidden && other.x >= b.state().x) {
                return true;
            }
        }
        return false;
    }

    /** An actor turns to the one it acts on. */
    static void turn(Battler actor, Battler target) {
        BattlerState s = actor.state();
        int x = target.state().x;
        if (s.flipped ? x < s.x : x > s.x) {
            s.flipped = !s.flipped;
        }
    }
}
