package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Dice;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;

/** Chosen actions in the order in which they were chosen (spec battle 2.4). */
final class ActionQueue {
    private final BattleState battle;
    private final Battlers battlers;
    private final Dice dice;

    ActionQueue(BattleParts parts) {
        battle = parts.battle;
        battlers = parts.battlers;
        dice = parts.dice;
    }

    /** The battler's action is complete: its gauge is empty, and it waits its turn. */
    void add(Battler b) {
        BattlerState s = b.state();
        s.gauge = 0;
        s.pending = true;
        if (battle.queueCount == battle.queue.length) {
            forgetAbsent();
        }
        battle.queue[battle.queueCount++] = b.number();
    }

    /** Takes out those who left the party while they waited. */
    private void forgetAbsent() {
        int kept = 0;
        for (int i = 0; i < battle.queueCount; i++) {
            Battler b = battlers.get(battle.queue[i]);
            if (b != null && b.isPresent()) {
                battle.queue[kept++] = battle.queue[i];
            } else if (b != null) {
                b.state().pending = false;
            }
        }
        battle.queueCount = kept;
    }

    boolean isEmpty() {
        return battle.queueCount == 0;
    }

    /** The next who can act, those who are gone left out; or null. */
    Battler first() {
        while (battle.queueCount > 0) {
            Battler first = battlers.get(battle.queue[0]);
            if (first != null && first.exists()) {
                return first;
            }
            removeFirst();
        }
        return null;
    }

    void removeFirst() {
        Battler gone = battlers.get(battle.queue[0]);
        if (gone != null) {
            gone.state().pending = false;
            gone.state().action.clear();
        }
        battle.queueCount--;
        System.arraycopy(battle.queue, 1, battle.queue, 0, battle.queueCount);
    }

    /** A normal attack on anybody of a side. */
    void attackRandom(BattleActionState action, boolean enemies) {
        action.clear();
        action.kind = ActionKind.ATTACK.ordinal();
        action.target = battlers.random(enemies, dice);
    }
}
