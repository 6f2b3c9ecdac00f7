package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.ItemEffects;
import org.vivarium.engine.battle.StateRules;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.battle.stage.NumberKind;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.Skill;

/** What an action of 2003 does to one target, all of it at once (spec battle 3, 5.10, 6.3). */
final class Striking {
    private static final int DODGE = 3;
    private static final int CRITICAL_COLOUR = 28;
    private static final int CRITICAL_POWER = 20;
    private static final int CRITICAL_FRAMES = 8;
    private static final int BLINK = 20;

    private final Engine engine;
    private final BattleParts parts;
    private final ActionStart start;
    private final Targeting targeting;
    private final BattleStage stage;
    private final Casualties casualties;
    private final ItemEffects items;
    private final BattleRunState run;
    private final OutcomeState out;

    Striking(
            BattleParts parts,
            ActionStart start,
            Targeting targeting,
            BattleStage stage,
            Casualties casualties) {
        this.parts = parts;
        this.start = start;
        this.targeting = targeting;
        this.stage = stage;
        this.casualties = casualties;
        engine = parts.engine;
        items = new ItemEffects(parts.skills);
        run = parts.battle.run;
        out = run.outcome;
    }

    /** Works the action on a target. */
    void strike(Battler user, Battler target) {
        workOut(user, target);
        if (!out.success) {
            miss(target);
            return;
        }
        if (out.critical) {
            ScreenSystem.flash(
                    engine.state.screen,
                    CRITICAL_COLOUR,
                    CRITICAL_COLOUR,
                    CRITICAL_COLOUR,
                    CRITICAL_POWER,
                    CRITICAL_FRAMES);
        }
        boolean dead = target.isDead();
        if (out.hpSet && !out.revived) {
            changeHp(user, target);
        }
        for (int i = 0; i < out.releasedCount; i++) {
            parts.states.remove(target, out.released[i]);
        }
        changeValues(user, target);
        changeStates(target);
        for (int i = 0; i < out.attributeCount; i++) {
            target.state().shifts[out.attributes[i] - 1] += out.shift;
        }
        casualties.show(target, dead, out.hpSet && out.hp < 0);
    }

    private void workOut(Battler user, Battler target) {
        ActionKind kind = ActionKind.at(run.action.kind);
        Skill skill = start.skill();
        BlowState blow = run.blow;
        int turn = parts.battle.turn;
        blow.begin(turn, run.action.kind, run.action.id, user.number(), target.number());
        if (skill != null) {
            parts.effects.work(user, target, skill, out, blow);
        } else if (kind == ActionKind.ATTACK) {
            parts.attacks.attack(user, target, targeting.weapons(), run.charged, out, blow);
        } else if (kind == ActionKind.SELF_DESTRUCT) {
            parts.attacks.selfDestruct(user, target, out, blow);
        } else {
            items.work(target, start.item(), out);
        }
        blow.success = out.success;
        blow.hp = out.hp;
        blow.sp = out.sp;
    }

    private void miss(Battler target) {
        Skill skill = start.skill();
        if (skill == null || skill.failureMessage() == DODGE) {
            engine.systemAudio.play(SystemSound.EVASION);
        }
        stage.number(target, 0, NumberKind.MISS);
    }

    /** A harmful effect that turned round heals twice, and is told of once (spec battle 3.7). */
    private void changeHp(Battler user, Battler target) {
        boolean harmful = !out.positive;
        boolean healsTwice = harmful && out.hp > 0 && !out.absorb;
        boolean lethal = harmful;
        int change = parts.states.changeHp(target, out.hp, lethal);
        if (healsTwice) {
            parts.states.changeHp(target, out.hp, false);
        }
        if (out.absorb && out.hp < 0) {
            parts.states.changeHp(user, -change, false);
            stage.number(user, -change, NumberKind.RECOVERY);
        } else if (harmful && out.hp < 0) {
            sound(target);
        }
        if (out.hp != 0 || harmful && !out.absorb) {
            NumberKind kind = out.hp > 0 ? NumberKind.RECOVERY : NumberKind.DAMAGE;
            stage.number(target, Math.abs(out.hp), kind);
        }
    }

    private void sound(Battler target) {
        if (target.isEnemy()) {
            engine.systemAudio.play(SystemSound.ENEMY_DAMAGED);
            target.state().blink = BLINK;
        } else {
            engine.systemAudio.play(SystemSound.ALLY_DAMAGED);
        }
    }

    private void changeValues(Battler user, Battler target) {
        if (out.sp != 0) {
            int before = target.sp();
            parts.states.changeSp(target, out.sp);
            if (out.absorb) {
                parts.states.changeSp(user, before - target.sp());
            }
        }
        target.change(Stat.ATTACK, out.attack);
        target.change(Stat.DEFENSE, out.defense);
        target.change(Stat.SPIRIT, out.spirit);
        target.change(Stat.AGILITY, out.agility);
    }

    private void changeStates(Battler target) {
        for (int i = 0; i < out.stateCount; i++) {
            int state = out.states[i];
            if (state > 0) {
                parts.states.add(target, state);
            } else if (parts.states.remove(target, -state) && -state == StateRules.DEATH) {
                target.state().fade = 0;
                parts.states.changeHp(target, out.hp - 1, false);
                if (out.hpSet) {
                    stage.number(target, Math.abs(out.hp), NumberKind.RECOVERY);
                }
            }
        }
    }
}
