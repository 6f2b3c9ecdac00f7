package org.vivarium.engine.event;

import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;

/** A running battle as events see it. */
public interface BattleControl {

    /** Whether a battle runs; outside of one nothing else here is asked. */
    boolean running();

    /** No enemy is left (2003: the rest of the page is lost). */
    boolean enemiesGone();

    /** HP, SP, max HP, max SP, attack, defence, spirit, agility (spec interpreter 8.4). */
    int enemyValue(int enemy, int property);

    /** An actor's value with what the battle changed about it. */
    int actorValue(ActorState actor, Stat stat);

    boolean actorCanAct(int actor);

    boolean enemyCanAct(int enemy);

    /** 2003: the last action of an actor aims at exactly this enemy. */
    boolean isTarget(int enemy);

    /** 2003: the last acting actor is this one and used that battle command. */
    boolean lastActionWas(int actor, int command);

    /** Changes an enemy's HP; the dead stay dead. */
    void changeEnemyHp(int enemy, int amount, boolean lethal);

    void changeEnemySp(int enemy, int amount);

    void changeEnemyState(int enemy, int state, boolean inflict);

    void showEnemy(int enemy);

    void changeBackdrop(String name);

    /**
     * Plays an animation.
     *
     * @param target index counted from 0, -1 for all
     * @return frames it takes, 0 when there is none of that number
     */
    int animate(int animation, int target, boolean allies);

    /** The party, all enemies or one enemy flee (2003). */
    void forceEscape(int who, int enemy, boolean checkCondition);

    /** The actor's next use of a battle command hits that often (2003). */
    void combo(int actor, int command, int times);

    /** What the party is offered before a round (Maniac Patch 3011); bits as the command's. */
    void changeOptions(int bits);

    /** An event hurt or healed an actor: the number shows (2003). */
    void actorHpChanged(ActorState actor, int difference);
}
