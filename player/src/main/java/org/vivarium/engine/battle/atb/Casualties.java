package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.Pose;
import org.vivarium.engine.battle.stage.PoseEnd;

/** How it shows that somebody was hurt, fell or rose again (spec battle 5.7, 5.8). */
final class Casualties {
    private static final int FADE = 36;

    private final Engine engine;
    private final BattleStage stage;

    Casualties(BattleParts parts, BattleStage stage) {
        this.stage = stage;
        engine = parts.engine;
    }

    /**
     * Shows what became of a battler.
     *
     * @param wasDead before it was changed
     */
    void show(Battler b, boolean wasDead, boolean hurt) {
        if (b.isDead()) {
            if (!wasDead) {
                fall(b);
            }
        } else if (hurt) {
            stage.pose(b, Pose.DAMAGE, PoseEnd.IDLE);
        } else if (stage.idle(b)) {
            stage.rest(b);
        }
    }

    private void fall(Battler b) {
        if (b.isEnemy()) {
            engine.systemAudio.play(SystemSound.ENEMY_DEATH);
            b.state().fade = FADE;
        } else {
            stage.pose(b, Pose.DEAD, PoseEnd.HOLD);
        }
    }
}
