package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.state.BattleState;

/** The hands that point at who is aimed at or asked (spec battle 2.7). */
final class TargetMarks {
    private static final int[] PICTURES = {0, 1, 2, 1};
    private static final int FRAMES = 15;
    private static final int ABOVE_ACTOR = 40;
    private static final int ENEMY_ROW = 0;
    private static final int ALLY_ROW = 1;

    private final BattleState battle;
    private final Battlers battlers;
    private final Sizes sizes;
    private final GaugePainter gauges;

    TargetMarks(BattleState battle, Battlers battlers, Sizes sizes, GaugePainter gauges) {
        this.battle = battle;
        this.battlers = battlers;
        this.sizes = sizes;
        this.gauges = gauges;
    }

    static int picture(int frame) {
        return PICTURES[frame / FRAMES % PICTURES.length];
    }

    void draw(int[] frame) {
        int picture = picture(battle.cursorFrames);
        BattlePhase phase = BattlePhase.at(battle.phase);
        if (phase == BattlePhase.TARGET_ENEMY) {
            int index = battle.targets.index;
            if (index >= 0 && index < battle.targets.items) {
                EnemyBattler enemy = battlers.enemy(battle.targetPlaces[index]);
                int x = enemy.state().x + sizes.width(enemy) / 2;
                gauges.cursor(frame, ENEMY_ROW, picture, x, enemy.state().y);
            }
            return;
        }
        boolean asks = phase == BattlePhase.ACTOR || phase == BattlePhase.TARGET_ALLY;
        int place = battle.status.index;
        if (asks
                && Layout.of(battle) != Layout.TRADITIONAL
                && place >= 0
                && place < battlers.allyCount()) {
            Battler ally = battlers.ally(place);
            int y = ally.state().y - ABOVE_ACTOR;
            gauges.cursor(frame, ALLY_ROW, picture, ally.state().x, y);
        }
    }
}
