package org.vivarium.engine.event;

import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;

/** Stands for the battle while none runs: nobody to ask, nothing to change. */
public final class NoBattle implements BattleControl {

    @Override
    public boolean running() {
        return false;
    }

    @Override
    public boolean enemiesGone() {
        return false;
    }

    @Override
    public int enemyValue(int enemy, int property) {
        return 0;
    }

    @Override
    public int actorValue(ActorState actor, Stat stat) {
        throw new IllegalStateException("no battle runs");
    }

    @Override
    public boolean actorCanAct(int actor) {
        return false;
    }

    @Override
    public boolean enemyCanAct(int enemy) {
        return false;
    }

    @Override
    public void changeOptions(int bits) {}

    @Override
    public boolean isTarget(int enemy) {
        return false;
    }

    @Override
    public boolean lastActionWas(int actor, int command) {
        return false;
    }

    @Override
    public void changeEnemyHp(int enemy, int amount, boolean lethal) {}

    @Override
    public void changeEnemySp(int enemy, int amount) {}

    @Override
    public void changeEnemyState(int enemy, int state, boolean inflict) {}

    @Override
    public void showEnemy(int enemy) {}

    @Override
    public void changeBackdrop(String name) {}

    @Override
    public int animate(int animation, int target, boolean allies) {
        return 0;
    }

    @Override
    public void forceEscape(int who, int enemy, boolean checkCondition) {}

    @Override
    public void combo(int actor, int command, int times) {}

    @Override
    public void actorHpChanged(ActorState actor, int difference) {}
}
