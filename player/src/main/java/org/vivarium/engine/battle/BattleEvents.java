package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.BattleControl;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;

/** The battle as troop pages see it (spec battle 5.4). */
public class BattleEvents implements BattleControl {
    protected static final int FADE = 36;

    protected final Engine engine;
    protected final BattleState battle;
    protected final Battlers battlers;
    protected final StateRules states;
    private final Animations animations;

    public BattleEvents(BattleParts parts, Animations animations) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.battlers = parts.battlers;
        this.states = parts.states;
        this.animations = animations;
    }

    @Override
    public void changeOptions(int bits) {
        battle.optionBits = bits;
        battle.options.set(
                battle.options.window.x,
                BattleWindows.TOP,
                BattleWindows.NARROW,
                BattleWindows.HEIGHT,
                BattleOption.count(bits),
                1);
    }

    protected final EnemyBattler enemy(int index) {
        return index >= 0 && index < battlers.enemyCount() ? battlers.enemy(index) : null;
    }

    @Override
    public boolean running() {
        return battle.running;
    }

    @Override
    public boolean enemiesGone() {
        return battlers.existing(true) == 0;
    }

    @Override
    public int enemyValue(int index, int property) {
        EnemyBattler enemy = enemy(index);
        if (enemy == null) {
            return 0;
        }
        return switch (property) {
            case 0 -> enemy.hp();
            case 1 -> enemy.sp();
            case 2 -> enemy.maxHp();
            case 3 -> enemy.maxSp();
            case 4 -> enemy.stat(Stat.ATTACK);
            case 5 -> enemy.stat(Stat.DEFENSE);
            case 6 -> enemy.stat(Stat.SPIRIT);
            case 7 -> enemy.stat(Stat.AGILITY);
            default -> 0;
        };
    }

    @Override
    public int actorValue(ActorState actor, Stat stat) {
        return battlers.actor(actor.id).stat(stat);
    }

    @Override
    public boolean actorCanAct(int actor) {
        ActorBattler battler = battlers.actor(actor);
        return battler != null && states.canAct(battler);
    }

    @Override
    public boolean enemyCanAct(int index) {
        EnemyBattler enemy = enemy(index);
        return enemy != null && states.canAct(enemy);
    }

    @Override
    public boolean isTarget(int enemy) {
        return false;
    }

    @Override
    public boolean lastActionWas(int actor, int command) {
        return false;
    }

    @Override
    public void changeEnemyHp(int index, int amount, boolean lethal) {
        EnemyBattler enemy = enemy(index);
        if (enemy == null || enemy.isDead()) {
            return;
        }
        states.changeHp(enemy, amount, lethal);
        if (enemy.isDead()) {
            engine.systemAudio.play(SystemSound.ENEMY_DEATH);
            enemy.state().fade = FADE;
        }
    }

    @Override
    public void changeEnemySp(int index, int amount) {
        EnemyBattler enemy = enemy(index);
        if (enemy != null) {
            states.changeSp(enemy, amount);
        }
    }

    @Override
    public void changeEnemyState(int index, int state, boolean inflict) {
        EnemyBattler enemy = enemy(index);
        if (enemy == null) {
            return;
        }
        if (inflict) {
            states.add(enemy, state);
        } else {
            states.remove(enemy, state);
        }
    }

    @Override
    public void showEnemy(int index) {
        EnemyBattler enemy = enemy(index);
        if (enemy != null) {
            enemy.state().hidden = false;
        }
    }

    @Override
    public void changeBackdrop(String name) {
        battle.backdrop = name;
    }

    @Override
    public int animate(int animation, int target, boolean allies) {
        return animations.play(animation, target, allies);
    }

    /** 2000 has no such command; 2003's battles fought this way let enemies go at once. */
    @Override
    public void forceEscape(int who, int index, boolean checkCondition) {
        for (int i = 0; i < battlers.enemyCount(); i++) {
            if (who == 1 || who == 2 && i == index) {
                battlers.enemy(i).state().hidden = true;
                battlers.enemy(i).state().fade = FADE;
            }
        }
    }

    @Override
    public void combo(int actor, int command, int times) {}

    @Override
    public void actorHpChanged(ActorState actor, int difference) {}
}
