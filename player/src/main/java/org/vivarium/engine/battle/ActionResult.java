package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.State;
import org.vivarium.model.Terms;

/** Applies and tells what an action does beside damage (spec battle 6.2, 8 to 10). */
final class ActionResult {
    /** HP, SP, attack, defense, spirit, agility. */
    private static final int VALUES = 6;

    private static final int FADE = 36;
    private static final Stat[] STATS = {Stat.ATTACK, Stat.DEFENSE, Stat.SPIRIT, Stat.AGILITY};

    private final Engine engine;
    private final CurrentAction action;
    private final Battlers battlers;
    private final StateRules states;
    private final BattleText text;
    private final Narration narration;
    private final BattleRunState run;
    private final OutcomeState out;

    ActionResult(BattleParts parts, CurrentAction action) {
        this.engine = parts.engine;
        this.action = action;
        this.battlers = parts.battlers;
        this.states = parts.states;
        this.text = parts.text;
        this.narration = parts.narration;
        this.run = parts.battle.run;
        this.out = run.outcome;
    }

    /** The next value that changes, if one is left. */
    void nextValue() {
        while (run.part < VALUES && value(run.part) == 0) {
            run.part++;
        }
        if (run.part < VALUES) {
            narration.popTo(run.usageLines);
            narration.wait(4, 4);
            action.enter(ActionStage.VALUE_LINE);
        } else {
            run.part = 0;
            action.enter(ActionStage.STATES);
        }
    }

    /** Changes and tells a value. */
    void tellValue() {
        changeValue(action.user(), action.target(), run.part);
        narration.wait(20, 60);
        run.part++;
        action.enter(ActionStage.VALUES);
    }

    /** The change of one value; damage and the HP of the revived aren't among them. */
    private int value(int part) {
        return switch (part) {
            case 0 -> out.hp > 0 && !out.revived ? out.hp : 0;
            case 1 -> out.sp;
            case 2 -> out.attack;
            case 3 -> out.defense;
            case 4 -> out.spirit;
            default -> out.agility;
        };
    }

    private void changeValue(Battler user, Battler target, int part) {
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

    /** The next state or attribute, if one is left. */
    void nextState() {
        if (run.part < out.stateCount + out.attributeCount) {
            narration.popTo(run.usageLines);
            narration.wait(4, 4);
            action.enter(ActionStage.STATES_LINE);
        } else {
            action.enter(ActionStage.NEXT);
        }
    }

    /** Changes and tells a state, or behind the states an attribute. */
    void tellState() {
        narration.wait(20, 60);
        if (run.part < out.stateCount) {
            changeState(action.target(), run.part);
        } else {
            shift(action.target(), out.attributes[run.part - out.stateCount]);
        }
        run.part++;
        action.enter(ActionStage.STATES);
    }

    private void shift(Battler target, int attribute) {
        target.state().shifts[attribute - 1] += out.shift;
        String name = battlers.tables.database.attributes().get(attribute).name();
        narration.add(text.shift(target, name, out.shift));
    }

    private void changeState(Battler target, int part) {
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
