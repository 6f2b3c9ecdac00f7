package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.State;
import org.vivarium.model.Terms;

/** Applies and tells what an action does beside damage (spec battle 6.2, 8 to 10). */
final class ActionResult {
    /** HP, SP, attack, defense, spirit, agility. */
    static final int VALUES = 6;

    private static final int FADE = 36;
    private static final Stat[] STATS = {Stat.ATTACK, Stat.DEFENSE, Stat.SPIRIT, Stat.AGILITY};

    private final Engine engine;
    private final Battlers battlers;
    private final StateRules states;
    private final BattleText text;
    private final Narration narration;
    private final OutcomeState out;

    ActionResult(BattleParts parts) {
        this.engine = parts.engine;
        this.battlers = parts.battlers;
        this.states = parts.states;
        this.text = parts.text;
        this.narration = parts.narration;
        this.out = engine.state.battle.run.outcome;
    }

    /** The change of one value; damage and the HP of the revived aren't among them. */
    int value(int part) {
        return switch (part) {
            case 0 -> out.hp > 0 && !out.revived ? out.hp : 0;
            case 1 -> out.sp;
            case 2 -> out.attack;
            case 3 -> out.defense;
            case 4 -> out.spirit;
            default -> out.agility;
        };
    }

    void tellValue(Battler user, Battler target, int part) {
        Terms terms = text.terms();
        int change = value(part);
        switch (part) {
            case 0 -> {
                states.changeHp(target, change, false);
                narration.add(text.recovery(target, terms.healthPoints(), change));
            }
            case 1 -> {
                int before = target.sp();
                states.changeSp(target, change);
                if (out.absorb) {
                    states.changeSp(user, before - target.sp());
                    narration.add(text.absorbed(user, target, terms.spiritPoints(), -change));
                } else if (change > 0) {
                    narration.add(text.recovery(target, terms.spiritPoints(), change));
                } else {
                    narration.add(text.valueChange(target, terms.spiritPoints(), change));
                }
            }
            default -> {
                target.change(STATS[part - 2], change);
                narration.add(text.valueChange(target, name(terms, part), change));
            }
        }
    }

    private static String name(Terms terms, int part) {
        return switch (part) {
            case 2 -> terms.attack();
            case 3 -> terms.defense();
            case 4 -> terms.spirit();
            default -> terms.agility();
        };
    }

    /** The next state, or behind the states the next attribute. */
    void tellState(Battler target, int part) {
        narration.wait(20, 60);
        if (part >= out.stateCount) {
            int attribute = out.attributes[part - out.stateCount];
            target.state().shifts[attribute - 1] += out.shift;
            String name = battlers.tables.database.attributes().get(attribute).name();
            narration.add(text.shift(target, name, out.shift));
            return;
        }
        int state = out.states[part];
        State row = battlers.tables.states[Math.abs(state)];
        if (state < 0) {
            if (states.remove(target, -state) && -state == StateRules.DEATH) {
                target.state().fade = 0;
                states.changeHp(target, out.hp - 1, false);
            }
            narration.add(text.recovered(target, row));
        } else if (out.already[part]) {
            narration.add(text.already(target, row));
        } else {
            states.add(target, state);
            if (state == StateRules.DEATH) {
                tellDeath(target);
            } else {
                narration.add(text.inflicted(target, row));
            }
        }
    }

    void tellDeath(Battler target) {
        narration.add(text.inflicted(target, battlers.tables.states[StateRules.DEATH]));
        narration.wait(36, 60);
        if (target.isEnemy()) {
            engine.systemAudio.play(SystemSound.ENEMY_DEATH);
            target.state().fade = FADE;
        }
    }
}
