package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Skill;

/** Carries out one action stage by stage, on one target after the other (spec battle 6.2). */
final class ActionRun {
    private final Engine engine;
    private final CurrentAction action;
    private final ActionStart start;
    private final TurnStates turnStates;
    private final ActionUsage usage;
    private final ActionDamage damage;
    private final ActionResult result;
    private final Attacks attacks;
    private final SkillEffects effects;
    private final ItemEffects items;
    private final Narration narration;
    private final BattleRunState run;
    private final OutcomeState out;

    ActionRun(BattleParts parts, ActionStart start, Animations animations) {
        this.engine = parts.engine;
        this.action = new CurrentAction(parts);
        this.start = start;
        this.turnStates = new TurnStates(parts, action);
        this.usage = new ActionUsage(parts, action, start, animations);
        this.result = new ActionResult(parts, action);
        this.damage = new ActionDamage(parts, action, start, result);
        this.attacks = parts.attacks;
        this.effects = parts.effects;
        this.items = new ItemEffects(parts.skills);
        this.narration = parts.narration;
        this.run = parts.battle.run;
        this.out = run.outcome;
    }

    /** Takes up a battler's action. */
    void begin(Battler user) {
        start.validate(user, user.state().action);
        run.user = user.number();
        run.action.copyFrom(user.state().action);
        run.charged = false;
        run.secondAnimation = false;
        run.targetCount = 0;
        action.enter(ActionStage.BEGIN);
    }

    /** One step; false when the action is over. */
    boolean step() {
        switch (action.stage()) {
            case BEGIN -> turnStates.begin();
            case STATE_LINE -> turnStates.tell();
            case PREPARE -> prepare();
            case USE -> usage.tell();
            case SECOND_LINE -> usage.tellSecondLine();
            case ANIMATE -> usage.animate();
            case ANIMATE_AGAIN -> usage.animateAgain();
            case EXECUTE -> execute();
            case CRITICAL -> damage.tellCritical();
            case RESULT -> damage.choose();
            case FAILURE -> damage.tellFailure();
            case DAMAGE -> damage.tellDamage();
            case APPLY -> damage.apply();
            case RELEASE -> damage.nextRelease();
            case RELEASE_LINE -> damage.tellRelease();
            case VALUES -> result.nextValue();
            case VALUE_LINE -> result.tellValue();
            case STATES -> result.nextState();
            case STATES_LINE -> result.tellState();
            case NEXT -> next();
            case DONE -> {
                setSwitches();
                return false;
            }
        }
        return true;
    }

    private void prepare() {
        narration.clear();
        if (action.kind() == ActionKind.NONE) {
            action.enter(ActionStage.DONE);
        } else {
            narration.wait(4, 4);
            action.enter(ActionStage.USE);
        }
    }

    private void execute() {
        narration.popTo(run.usageLines);
        if (run.targetAt == 0 && run.hitsLeft == run.hits) {
            start.workOnUser(action.user());
        }
        if (run.targetAt >= run.targetCount) {
            action.enter(ActionStage.DONE);
            return;
        }
        if (!start.isValid(action.target())) {
            run.hitsLeft = 0;
            action.enter(ActionStage.NEXT);
            return;
        }
        workOut();
        boolean blow =
                action.kind() == ActionKind.ATTACK || action.kind() == ActionKind.SELF_DESTRUCT;
        if (blow) {
            narration.wait(4, 4);
        }
        action.enter(ActionStage.CRITICAL);
    }

    private void workOut() {
        Battler user = action.user();
        Battler target = action.target();
        Skill skill = start.skill();
        BlowState blow = run.blow;
        int turn = engine.state.battle.turn;
        blow.begin(turn, run.action.kind, run.action.id, user.number(), target.number());
        if (skill != null) {
            effects.work(user, target, skill, out, blow);
        } else if (action.kind() == ActionKind.ATTACK) {
            attacks.attack(user, target, run.charged, out, blow);
        } else if (action.kind() == ActionKind.SELF_DESTRUCT) {
            attacks.selfDestruct(user, target, out, blow);
            start.explode(user);
        } else {
            items.work(target, start.item(), out);
        }
        blow.success = out.success;
        blow.hp = out.hp;
        blow.sp = out.sp;
    }

    private void next() {
        run.hitsLeft--;
        if (run.hitsLeft > 0 && start.isValid(action.target())) {
            action.enter(ActionStage.EXECUTE);
            return;
        }
        run.targetAt++;
        run.hitsLeft = run.hits;
        while (run.targetAt < run.targetCount && !start.isValid(action.target())) {
            run.targetAt++;
        }
        action.enter(run.targetAt < run.targetCount ? ActionStage.EXECUTE : ActionStage.DONE);
    }

    /** Switches an enemy's action sets when it is done. */
    private void setSwitches() {
        if (run.action.enemyAction < 0 || !(action.user() instanceof EnemyBattler enemy)) {
            return;
        }
        if (run.action.enemyAction >= enemy.actions().length) {
            return;
        }
        EnemyAction row = enemy.actions()[run.action.enemyAction];
        if (row.switchOn()) {
            engine.state.switches.set(row.switchOnId(), true);
        }
        if (row.switchOff()) {
            engine.state.switches.set(row.switchOffId(), false);
        }
    }
}
