package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.Skill;

/** Tells and applies whether an action strikes, and its damage (spec battle 6.2). */
final class ActionDamage {
    private static final int DODGE = 3;
    private static final int SHAKE_STRENGTH = 3;
    private static final int SHAKE_SPEED = 5;
    private static final int SHAKE_FRAMES = 8;
    private static final int BLINK = 20;

    private final Engine engine;
    private final CurrentAction action;
    private final Battlers battlers;
    private final StateRules states;
    private final ActionStart start;
    private final BattleText text;
    private final Narration narration;
    private final ActionResult result;
    private final BattleRunState run;
    private final OutcomeState out;

    ActionDamage(BattleParts parts, CurrentAction action, ActionStart start, ActionResult result) {
        this.engine = parts.engine;
        this.action = action;
        this.battlers = parts.battlers;
        this.states = parts.states;
        this.start = start;
        this.text = parts.text;
        this.narration = parts.narration;
        this.result = result;
        this.run = parts.battle.run;
        this.out = run.outcome;
    }

    void tellCritical() {
        if (out.critical) {
            narration.add(text.critical(action.user(), action.target()));
            narration.wait(10, 30);
        }
        action.enter(ActionStage.RESULT);
    }

    /** Failure, damage, or neither. */
    void choose() {
        boolean damage = out.hpSet && out.hp <= 0 && !out.positive && !out.revived;
        run.part = 0;
        if (!out.success) {
            narration.wait(4, 4);
            action.enter(ActionStage.FAILURE);
        } else if (damage) {
            narration.wait(4, 4);
            action.enter(ActionStage.DAMAGE);
        } else {
            action.enter(ActionStage.VALUES);
        }
    }

    void tellFailure() {
        Skill skill = start.skill();
        if (skill == null || skill.failureMessage() == DODGE) {
            engine.systemAudio.play(SystemSound.EVASION);
        }
        narration.add(
                skill == null
                        ? text.dodge(action.user(), action.target())
                        : text.skillFailure(skill, action.user(), action.target()));
        narration.wait(20, 60);
        action.enter(ActionStage.NEXT);
    }

    void tellDamage() {
        Battler target = action.target();
        int amount = -out.hp;
        if (out.absorb) {
            narration.add(
                    text.absorbed(action.user(), target, text.terms().healthPoints(), amount));
            narration.wait(20, 60);
        } else {
            if (amount > 0) {
                hurt(target);
            }
            narration.add(text.damage(target, amount));
            narration.wait(20, 40);
        }
        run.damageLines = narration.count();
        action.enter(ActionStage.APPLY);
    }

    private void hurt(Battler target) {
        if (target.isEnemy()) {
            engine.systemAudio.play(SystemSound.ENEMY_DAMAGED);
            target.state().blink = BLINK;
        } else {
            engine.systemAudio.play(SystemSound.ALLY_DAMAGED);
            ScreenSystem.shake(engine.state.screen, SHAKE_STRENGTH, SHAKE_SPEED, SHAKE_FRAMES);
        }
    }

    /** Takes the HP; the dead are told of at once. */
    void apply() {
        Battler target = action.target();
        int change = states.changeHp(target, out.hp, true);
        if (out.absorb) {
            states.changeHp(action.user(), -change, false);
        }
        if (target.isDead()) {
            result.tellDeath(target);
            out.releasedCount = 0;
            out.stateCount = 0;
        }
        action.enter(ActionStage.RELEASE);
    }

    /** The next state the blow shook off, if one is left. */
    void nextRelease() {
        if (run.part < out.releasedCount) {
            narration.popTo(run.damageLines);
            narration.wait(4, 4);
            action.enter(ActionStage.RELEASE_LINE);
        } else {
            run.part = 0;
            narration.wait(0, 10);
            action.enter(ActionStage.VALUES);
        }
    }

    /** Ends a state the blow shook off. */
    void tellRelease() {
        Battler target = action.target();
        int state = out.released[run.part++];
        states.remove(target, state);
        narration.add(text.recovered(target, battlers.tables.states[state]));
        narration.wait(20, 40);
        action.enter(ActionStage.RELEASE);
    }
}
