package org.vivarium.engine.battle.atb;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.Animations;
import org.vivarium.engine.battle.BattleEvents;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.NumberKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattlerState;

/** A battle of 2003 as troop pages see it (spec battle 5.4). */
final class AtbEvents extends BattleEvents {
    private static final int PARTY = 0;
    private static final int ALL_ENEMIES = 1;

    private final BattleStage stage;
    private final Casualties casualties;
    private final AtbEscape escape;

    AtbEvents(BattleParts parts, Animations animations, BattleStage stage, AtbEscape escape) {
        super(parts, animations);
        this.stage = stage;
        this.escape = escape;
        casualties = new Casualties(parts, stage);
    }

    @Override
    public boolean isTarget(int enemy) {
        return battle.lastTarget == Battlers.enemyNumber(enemy);
    }

    @Override
    public boolean lastActionWas(int actor, int command) {
        return battle.lastActor == actor
                && battlers.actor(actor) != null
                && battlers.actor(actor).state().lastCommand == command;
    }

    /** The amount that was asked for floats over the enemy. */
    @Override
    public void changeEnemyHp(int index, int amount, boolean lethal) {
        EnemyBattler enemy = enemy(index);
        if (enemy != null && !enemy.isDead()) {
            super.changeEnemyHp(index, amount, lethal);
            popUp(enemy, amount);
        }
    }

    private void popUp(Battler b, int amount) {
        stage.number(b, Math.abs(amount), amount > 0 ? NumberKind.RECOVERY : NumberKind.DAMAGE);
    }

    @Override
    public void actorHpChanged(ActorState actor, int difference) {
        Battler ally = battlers.actor(actor.id);
        if (ally == null || !ally.isPresent()) {
            return;
        }
        popUp(ally, difference);
        casualties.show(ally, false, difference < 0);
    }

    @Override
    public void combo(int actor, int command, int times) {
        BattlerState s = battlers.actor(actor).state();
        s.comboCommand = command;
        s.comboTimes = times;
    }

    @Override
    public void forceEscape(int who, int index, boolean checkCondition) {
        Condition met = Condition.of(battle);
        if (who == PARTY) {
            if (!checkCondition || met != Condition.PINCERS) {
                flee();
            }
            return;
        }
        if (checkCondition && met == Condition.SURROUND) {
            return;
        }
        boolean any = false;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            boolean meant = who == ALL_ENEMIES || i == index;
            if (meant && battlers.enemy(i).exists()) {
                battlers.enemy(i).state().hidden = true;
                battlers.enemy(i).state().fade = FADE;
                any = true;
            }
        }
        if (any) {
            engine.systemAudio.play(SystemSound.ESCAPE);
        }
    }

    private void flee() {
        switch (BattlePhase.at(battle.phase)) {
            case VICTORY, DEFEAT, ESCAPE, OVER -> {}
            default -> escape.succeed();
        }
    }
}
