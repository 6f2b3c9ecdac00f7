package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** Carries out one action, line by line (spec battle 6.2). */
final class ActionRun {
    private static final int DODGE = 3;
    private static final int FULL = 31;
    private static final int ACTION_FLASH = 10;
    private static final int SHAKE_STRENGTH = 3;
    private static final int SHAKE_SPEED = 5;
    private static final int SHAKE_FRAMES = 8;
    private static final int BLINK = 20;

    private final Engine engine;
    private final Battlers battlers;
    private final StateRules states;
    private final ActionStart start;
    private final Attacks attacks;
    private final SkillEffects effects;
    private final ItemEffects items;
    private final BattleText text;
    private final Narration narration;
    private final Animations animations;
    private final ActionResult result;
    private final BattleRunState run;
    private final OutcomeState out;

    ActionRun(BattleParts parts, ActionStart start, Animations animations) {
        this.engine = parts.engine;
        this.battlers = parts.battlers;
        this.states = parts.states;
        this.start = start;
        this.attacks = parts.attacks;
        this.effects = parts.effects;
        this.items = new ItemEffects(parts.skills);
        this.text = parts.text;
        this.narration = parts.narration;
        this.animations = animations;
        this.result = new ActionResult(parts);
        this.run = engine.state.battle.run;
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
        enter(ActionStage.BEGIN);
    }

    private void enter(ActionStage stage) {
        run.stage = stage.ordinal();
    }

    private Battler user() {
        return battlers.get(run.user);
    }

    private Battler target() {
        return battlers.get(run.targets[run.targetAt]);
    }

    private ActionKind kind() {
        return ActionKind.at(run.action.kind);
    }

    /** One step; false when the action is over. */
    boolean step() {
        switch (ActionStage.at(run.stage)) {
            case BEGIN -> beginTurn();
            case STATE_LINE -> tellState();
            case PREPARE -> {
                narration.clear();
                if (kind() == ActionKind.NONE) {
                    enter(ActionStage.DONE);
                } else {
                    narration.wait(4, 4);
                    enter(ActionStage.USE);
                }
            }
            case USE -> use();
            case SECOND_LINE -> {
                narration.add(text.skillAgain(user(), start.skill(), firstTarget()));
                enter(ActionStage.ANIMATE);
            }
            case ANIMATE -> animate();
            case ANIMATE_AGAIN -> animateAgain();
            case EXECUTE -> execute();
            case CRITICAL -> {
                if (out.critical) {
                    narration.add(text.critical(user(), target()));
                    narration.wait(10, 30);
                }
                enter(ActionStage.RESULT);
            }
            case RESULT -> chooseResult();
            case FAILURE -> tellFailure();
            case DAMAGE -> tellDamage();
            case APPLY -> applyDamage();
            case RELEASE -> release();
            case RELEASE_LINE -> {
                int state = out.released[run.part++];
                states.remove(target(), state);
                narration.add(text.recovered(target(), battlers.tables.states[state]));
                narration.wait(20, 40);
                enter(ActionStage.RELEASE);
            }
            case VALUES -> nextValue();
            case VALUE_LINE -> {
                result.tellValue(user(), target(), run.part);
                narration.wait(20, 60);
                run.part++;
                enter(ActionStage.VALUES);
            }
            case STATES -> nextState();
            case STATES_LINE -> {
                result.tellState(target(), run.part);
                run.part++;
                enter(ActionStage.STATES);
            }
            case NEXT -> next();
            case DONE -> {
                setSwitches();
                return false;
            }
        }
        return true;
    }

    private void beginTurn() {
        Battler user = user();
        narration.clear();
        user.state().turn++;
        int before = states.restriction(user);
        run.toldState = states.recover(user);
        if (states.restriction(user) != before) {
            run.action.clear();
        }
        run.toldRecovery = true;
        states.slip(user);
        int present = states.significant(user.states());
        boolean outranks =
                run.toldState == 0
                        || present > 0
                                && battlers.tables.priority[present]
                                        > battlers.tables.priority[run.toldState];
        if (present > 0 && outranks) {
            run.toldState = present;
            run.toldRecovery = false;
        }
        String line = stateLine(user);
        if (kind() != ActionKind.NONE || !line.isEmpty()) {
            user.state().flash.start(FULL, FULL, FULL, ACTION_FLASH, ACTION_FLASH);
        }
        if (line.isEmpty()) {
            enter(ActionStage.PREPARE);
        } else {
            narration.wait(4, 4);
            enter(ActionStage.STATE_LINE);
        }
    }

    private String stateLine(Battler user) {
        if (run.toldState == 0) {
            return "";
        }
        State row = battlers.tables.states[run.toldState];
        if (run.toldRecovery) {
            return text.recovered(user, row);
        }
        return row.messageAffected().isEmpty() ? "" : text.affected(user, row);
    }

    private void tellState() {
        narration.add(stateLine(user()));
        narration.wait(20, 60);
        enter(ActionStage.PREPARE);
    }

    private Battler firstTarget() {
        return run.targetCount > 0 ? battlers.get(run.targets[0]) : null;
    }

    private void use() {
        Battler user = user();
        start.findTargets(user);
        Skill skill = start.skill();
        Item item = start.item();
        boolean twoLines = false;
        if (item != null && (skill == null || item.usingMessage() == 0)) {
            narration.add(text.item(user, item));
        } else if (skill != null) {
            narration.add(text.skill(user, skill, firstTarget()));
            twoLines = !skill.usingMessage1().isEmpty() && !skill.usingMessage2().isEmpty();
        } else if (kind() == ActionKind.TRANSFORM) {
            String after = battlers.tables.database.enemies().get(run.action.id).name();
            narration.add(text.transform(user.name(), after));
        } else if (kind() != ActionKind.NOTHING) {
            narration.add(text.usage(kind(), user));
        }
        start.begin(user);
        if (twoLines) {
            narration.wait(kind().least, kind().most);
            enter(ActionStage.SECOND_LINE);
        } else {
            enter(ActionStage.ANIMATE);
        }
    }

    private void animate() {
        run.usageLines = narration.count();
        int frames = 0;
        if (kind() == ActionKind.ATTACK && user() instanceof ActorBattler actor) {
            Item first = actor.weapon(0, Weapons.ALL);
            Item second = actor.weapon(1, Weapons.ALL);
            int id =
                    first != null
                            ? first.animationId()
                            : second != null
                                    ? second.animationId()
                                    : actor.row().unarmedAnimation();
            frames = animations.play(id, run);
            if (first != null && second != null) {
                narration.wait(frames, frames);
                enter(ActionStage.ANIMATE_AGAIN);
                return;
            }
        } else if (start.skill() != null) {
            frames = animations.play(start.skill().animationId(), run);
        }
        narration.wait(Math.max(kind().least, frames), Math.max(kind().most, frames));
        enter(ActionStage.EXECUTE);
        run.targetAt = 0;
    }

    private void animateAgain() {
        Item second = ((ActorBattler) user()).weapon(1, Weapons.ALL);
        int frames = second == null ? 0 : animations.play(second.animationId(), run);
        narration.wait(Math.max(kind().least, frames), Math.max(kind().most, frames));
        enter(ActionStage.EXECUTE);
    }

    private void execute() {
        narration.popTo(run.usageLines);
        if (run.targetAt == 0 && run.hitsLeft == run.hits) {
            start.workOnUser(user());
        }
        if (run.targetAt >= run.targetCount) {
            enter(ActionStage.DONE);
            return;
        }
        if (!start.isValid(target())) {
            run.hitsLeft = 0;
            enter(ActionStage.NEXT);
            return;
        }
        workOut();
        boolean blow = kind() == ActionKind.ATTACK || kind() == ActionKind.SELF_DESTRUCT;
        if (blow) {
            narration.wait(4, 4);
        }
        enter(ActionStage.CRITICAL);
    }

    private void workOut() {
        Battler user = user();
        Battler target = target();
        Skill skill = start.skill();
        BlowState blow = run.blow;
        int turn = engine.state.battle.turn;
        blow.begin(turn, run.action.kind, run.action.id, user.number(), target.number());
        if (skill != null) {
            effects.work(user, target, skill, out, blow);
        } else if (kind() == ActionKind.ATTACK) {
            attacks.attack(user, target, run.charged, out, blow);
        } else if (kind() == ActionKind.SELF_DESTRUCT) {
            attacks.selfDestruct(user, target, out, blow);
            start.explode(user);
        } else {
            items.work(target, start.item(), out);
        }
        blow.success = out.success;
        blow.hp = out.hp;
        blow.sp = out.sp;
    }

    private void chooseResult() {
        boolean damage = out.hpSet && out.hp <= 0 && !out.positive && !out.revived;
        run.part = 0;
        if (!out.success) {
            narration.wait(4, 4);
            enter(ActionStage.FAILURE);
        } else if (damage) {
            narration.wait(4, 4);
            enter(ActionStage.DAMAGE);
        } else {
            enter(ActionStage.VALUES);
        }
    }

    private void tellFailure() {
        Skill skill = start.skill();
        if (skill == null || skill.failureMessage() == DODGE) {
            engine.systemAudio.play(SystemSound.EVASION);
        }
        narration.add(
                skill == null
                        ? text.dodge(user(), target())
                        : text.skillFailure(skill, user(), target()));
        narration.wait(20, 60);
        enter(ActionStage.NEXT);
    }

    private void tellDamage() {
        Battler target = target();
        int amount = -out.hp;
        if (out.absorb) {
            narration.add(text.absorbed(user(), target, text.terms().healthPoints(), amount));
            narration.wait(20, 60);
        } else {
            if (amount > 0) {
                hurt(target);
            }
            narration.add(text.damage(target, amount));
            narration.wait(20, 40);
        }
        run.damageLines = narration.count();
        enter(ActionStage.APPLY);
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

    private void applyDamage() {
        Battler target = target();
        int change = states.changeHp(target, out.hp, true);
        if (out.absorb) {
            states.changeHp(user(), -change, false);
        }
        if (target.isDead()) {
            result.tellDeath(target);
            out.releasedCount = 0;
            out.stateCount = 0;
        }
        enter(ActionStage.RELEASE);
    }

    private void release() {
        if (run.part < out.releasedCount) {
            narration.popTo(run.damageLines);
            narration.wait(4, 4);
            enter(ActionStage.RELEASE_LINE);
        } else {
            run.part = 0;
            narration.wait(0, 10);
            enter(ActionStage.VALUES);
        }
    }

    private void nextValue() {
        while (run.part < ActionResult.VALUES && result.value(run.part) == 0) {
            run.part++;
        }
        if (run.part < ActionResult.VALUES) {
            narration.popTo(run.usageLines);
            narration.wait(4, 4);
            enter(ActionStage.VALUE_LINE);
        } else {
            run.part = 0;
            enter(ActionStage.STATES);
        }
    }

    private void nextState() {
        if (run.part < out.stateCount + out.attributeCount) {
            narration.popTo(run.usageLines);
            narration.wait(4, 4);
            enter(ActionStage.STATES_LINE);
        } else {
            enter(ActionStage.NEXT);
        }
    }

    private void next() {
        run.hitsLeft--;
        if (run.hitsLeft > 0 && start.isValid(target())) {
            enter(ActionStage.EXECUTE);
            return;
        }
        run.targetAt++;
        run.hitsLeft = run.hits;
        while (run.targetAt < run.targetCount && !start.isValid(target())) {
            run.targetAt++;
        }
        enter(run.targetAt < run.targetCount ? ActionStage.EXECUTE : ActionStage.DONE);
    }

    /** Switches an enemy's action sets when it is done. */
    private void setSwitches() {
        if (run.action.enemyAction < 0 || !(user() instanceof EnemyBattler enemy)) {
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
