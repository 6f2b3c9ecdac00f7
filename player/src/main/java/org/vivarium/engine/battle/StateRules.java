package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** Life, death and states of battlers (spec battle 3.9). */
public final class StateRules {
    public static final int DEATH = Battler.DEATH;
    private static final int OUTRANKED = 10;

    private final BattleTables tables;
    private final Dice dice;

    public StateRules(BattleTables tables, Dice dice) {
        this.tables = tables;
        this.dice = dice;
    }

    /** The state that shows: death, then the highest priority; 0 without any. */
    public int significant(int[] states) {
        int best = 0;
        for (int id = 1; id <= states.length; id++) {
            if (states[id - 1] > 0) {
                if (id == DEATH) {
                    return DEATH;
                }
                best = best == 0 || tables.priority[id] >= tables.priority[best] ? id : best;
            }
        }
        return best;
    }

    /**
     * Inflicts a state; others that it outranks go, or it goes at once itself. What the battler was
     * about to do is given up where a state forbids it.
     *
     * @return whether the battler has it now and did not before
     */
    public boolean add(Battler b, int state) {
        int[] states = b.states();
        if (state < 1 || state > states.length || states[state - 1] > 0) {
            return false;
        }
        states[state - 1] = 1;
        clearOutranked(b, states);
        if (b.isDead()) {
            die(b);
        }
        if (restriction(states) != State.Restriction.NORMAL) {
            b.state().defending = false;
            b.state().charged = false;
            b.state().action.clear();
        } else if (forbidsChosenSkill(b)) {
            b.state().action.clear();
        }
        return states[state - 1] > 0;
    }

    private boolean forbidsChosenSkill(Battler b) {
        BattleActionState action = b.state().action;
        Skill skill = action.kind == ActionKind.SKILL.ordinal() ? tables.skill(action.id) : null;
        return skill != null && restricts(b, skill.physicalRate(), skill.magicalRate());
    }

    private void clearOutranked(Battler b, int[] states) {
        int most = significant(states);
        for (int id = 1; id <= states.length; id++) {
            boolean outranked =
                    most == DEATH || tables.priority[id] <= tables.priority[most] - OUTRANKED;
            if (id != most && states[id - 1] > 0 && outranked && !b.isPermanent(id)) {
                states[id - 1] = 0;
            }
        }
    }

    /** Whether {@link #add} would leave the battler with the state. */
    public boolean canAdd(Battler b, int state) {
        int[] states = b.states();
        if (state < 1 || state > states.length || states[state - 1] > 0) {
            return false;
        }
        int most = significant(states);
        return most == 0
                || state == DEATH
                || most != DEATH && tables.priority[state] > tables.priority[most] - OUTRANKED;
    }

    private static void die(Battler b) {
        BattlerState s = b.state();
        b.setHp(0);
        s.gauge = 0;
        s.attack = 0;
        s.defense = 0;
        s.spirit = 0;
        s.agility = 0;
        s.defending = false;
        s.charged = false;
        Arrays.fill(s.shifts, 0);
    }

    /**
     * Cures a state; who was dead has 1 HP then. Who may act otherwise than before gives up what it
     * was about to do.
     *
     * @return whether the state went
     */
    public boolean remove(Battler b, int state) {
        if (!b.has(state) || b.isPermanent(state)) {
            return false;
        }
        int before = restriction(b);
        b.states()[state - 1] = 0;
        if (state == DEATH) {
            b.setHp(Math.max(1, b.hp()));
        }
        if (restriction(b) != before) {
            b.state().action.clear();
        }
        return true;
    }

    /**
     * Changes HP: the dead stay dead, a change that may not kill stops at 1, none left is death.
     *
     * @return the real difference
     */
    public int changeHp(Battler b, int amount, boolean lethal) {
        if (b.isDead()) {
            return 0;
        }
        int before = b.hp();
        int max = Math.max(before, b.maxHp());
        int now = (int) Math.clamp((long) before + amount, lethal ? 0 : 1, (long) max);
        b.setHp(now);
        if (now == 0) {
            add(b, DEATH);
        }
        return now - before;
    }

    public void changeSp(Battler b, int amount) {
        b.setSp((int) Math.clamp((long) b.sp() + amount, 0, (long) Math.max(b.sp(), b.maxSp())));
    }

    /** 1 cannot act, before 2 attacks enemies, before 3 attacks allies, before 0. */
    public int restriction(int[] states) {
        int found = State.Restriction.NORMAL;
        for (int id = 1; id <= states.length; id++) {
            int own = states[id - 1] > 0 ? tables.restriction[id] : State.Restriction.NORMAL;
            if (own != State.Restriction.NORMAL
                    && (found == State.Restriction.NORMAL || own < found)) {
                found = own;
            }
        }
        return found;
    }

    public int restriction(Battler b) {
        return restriction(b.states());
    }

    public boolean canAct(Battler b) {
        return restriction(b) != State.Restriction.DO_NOTHING;
    }

    /** False when a state that forbids acting never ends by itself. */
    public boolean canActOrRecover(Battler b) {
        int[] states = b.states();
        for (int id = 1; id <= states.length; id++) {
            if (states[id - 1] > 0
                    && tables.restriction[id] == State.Restriction.DO_NOTHING
                    && tables.releaseChance[id] == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a state forbids the skill. */
    public boolean restricts(Battler b, int physicalRate, int magicalRate) {
        for (int id = 1; id <= tables.stateCount(); id++) {
            if (b.has(id)) {
                State row = tables.states[id];
                if (row.restrictSkill() && physicalRate >= row.restrictSkillLevel()
                        || row.restrictMagic() && magicalRate >= row.restrictMagicLevel()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The lowest hit ratio of the battler's states, in percent. */
    public int sight(Battler b) {
        int sight = 100;
        for (int id = 1; id <= tables.stateCount(); id++) {
            sight = b.has(id) ? Math.min(sight, tables.states[id].reduceHitRatio()) : sight;
        }
        return sight;
    }

    public boolean avoidsAttacks(Battler b) {
        for (int id = 1; id <= tables.stateCount(); id++) {
            if (b.has(id) && tables.states[id].avoidAttacks()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets states end that have lasted long enough, and counts the others' turns.
     *
     * @return the most important one that ended, 0 without one
     */
    public int recover(Battler b) {
        int[] states = b.states();
        int ended = 0;
        for (int id = 1; id <= states.length; id++) {
            if (states[id - 1] == 0) {
                continue;
            }
            boolean ends =
                    states[id - 1] > tables.states[id].holdTurn()
                            && dice.chance(tables.releaseChance[id], 100);
            if (ends && remove(b, id)) {
                ended = ended == 0 || tables.priority[id] >= tables.priority[ended] ? id : ended;
            } else {
                states[id - 1]++;
            }
        }
        return ended;
    }

    /**
     * HP and SP that states give and take each turn; never kills.
     *
     * @return the change of HP
     */
    public int slip(Battler b) {
        int hp = 0;
        int sp = 0;
        for (int id = 1; id <= tables.stateCount(); id++) {
            if (b.has(id)) {
                State row = tables.states[id];
                int ofHp = row.hpChangeVal() + b.maxHp() * row.hpChangeMax() / 100;
                hp += signed(row.hpChangeType(), ofHp);
                int ofSp = row.spChangeVal() + b.maxSp() * row.spChangeMax() / 100;
                sp += signed(row.spChangeType(), ofSp);
            }
        }
        int change = changeHp(b, hp, false);
        changeSp(b, sp);
        return change;
    }

    private static int signed(int type, int amount) {
        return switch (type) {
            case State.ChangeType.LOSE -> -amount;
            case State.ChangeType.GAIN -> amount;
            default -> 0;
        };
    }

    /** After the battle only lasting states stay. */
    public void endBattle(Battler b) {
        for (int id = 1; id <= tables.stateCount(); id++) {
            boolean lasts =
                    tables.states[id].type() == State.Persistence.PERSISTS
                            && tables.releaseChance[id] == 0;
            if (!lasts && b.has(id)) {
                remove(b, id);
            }
        }
    }
}
