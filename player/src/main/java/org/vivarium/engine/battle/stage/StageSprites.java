package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.Sprites;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.PartyState;

/** Draws both sides of a battle of 2003: those further down lie in front (spec battle 1.6). */
final class StageSprites {
    /** Keys of one side are this far from those of the same line of the other. */
    private static final int LINE = 128;

    private static final int ACTOR_FEET = 24;
    private static final int NUMBERS = 1 << 16;

    private final Battlers battlers;
    private final Sprites enemies;
    private final ActorSprites actors;

    /** What is drawn, by key; the low bits are the place: allies first, then enemies. */
    private final long[] order = new long[PartyState.MAX_MEMBERS + BattleState.MAX_ENEMIES];

    StageSprites(Battlers battlers, Sprites enemies, ActorSprites actors) {
        this.battlers = battlers;
        this.enemies = enemies;
        this.actors = actors;
    }

    void draw(int[] frame) {
        int allies = battlers.allyCount();
        int n = 0;
        for (int i = 0; i < allies; i++) {
            n = insert(n, key(battlers.ally(i)), i);
        }
        for (int i = 0; i < battlers.enemyCount(); i++) {
            n = insert(n, key(battlers.enemy(i)), allies + i);
        }
        for (int i = 0; i < n; i++) {
            int place = (int) (order[i] & NUMBERS - 1);
            if (place < allies) {
                actors.draw(frame, battlers.ally(place));
            } else {
                enemies.draw(frame, battlers.enemy(place - allies));
            }
        }
    }

    private int insert(int n, int key, int place) {
        long entry = (long) key * NUMBERS + place;
        int at = n;
        while (at > 0 && order[at - 1] > entry) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = entry;
        return n + 1;
    }

    private int key(Battler b) {
        if (b instanceof EnemyBattler enemy) {
            int feet = enemy.state().y + enemies.bitmap(enemy).height() / 2;
            return (1 + feet) * LINE + LINE - 1 - enemy.index();
        }
        return (b.state().y + ACTOR_FEET) * LINE + LINE - ((ActorBattler) b).number();
    }
}
