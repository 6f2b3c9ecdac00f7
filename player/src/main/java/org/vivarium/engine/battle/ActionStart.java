package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.party.SkillRules;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.Sound;
import org.vivarium.model.State;

/** The beginning of an action: is it still possible, whom does it meet, what does it cost. */
public final class ActionStart {
    private static final int FADE = 36;
    private static final int EXPLOSION = 20;
    private static final int FULL = 31;
    private static final int TRANSFORM_FLASH = 20;

    private final Engine engine;
    private final Battlers battlers;
    private final StateRules states;
    private final SkillUse skills;
    private final Dice dice;
    private final BattleRunState run;

    public ActionStart(
            Engine engine, Battlers battlers, StateRules states, SkillUse skills, Dice dice) {
        this.engine = engine;
        this.battlers = battlers;
        this.states = states;
        this.skills = skills;
        this.dice = dice;
        this.run = engine.state.battle.run;
    }

    /** The skill the running action works with, also through an item; or null. */
    public Skill skill() {
        if (run.action.kind == ActionKind.SKILL.ordinal()) {
            return skills.skill(run.action.id);
        }
        Item item = item();
        return item == null ? null : skills.invoked(item);
    }

    /** The item the running action uses, or null. */
    public Item item() {
        return run.action.kind == ActionKind.ITEM.ordinal()
                ? battlers.tables.item(run.action.id)
                : null;
    }

    /** What became impossible since it was chosen is given up (spec battle 2.6). */
    public void validate(Battler b, BattleActionState action) {
        switch (states.restriction(b)) {
            case State.Restriction.DO_NOTHING -> action.clear();
            case State.Restriction.ATTACK_ALLY -> attackRandom(action, b.isEnemy());
            case State.Restriction.ATTACK_ENEMY -> attackRandom(action, !b.isEnemy());
            default -> {
                if (!isPossible(b, action)) {
                    action.clear();
                }
            }
        }
    }

    public void attackRandom(BattleActionState action, boolean enemies) {
        action.clear();
        action.kind = ActionKind.ATTACK.ordinal();
        action.target = battlers.random(enemies, dice);
    }

    private boolean isPossible(Battler b, BattleActionState action) {
        return switch (ActionKind.at(action.kind)) {
            case SKILL -> {
                Skill skill = skills.skill(action.id);
                boolean single = b.isEnemy() && skill != null && action.target < 0;
                Battler target = single ? battlers.get(action.target) : null;
                yield skills.usable(b, skill)
                        && (target == null || skills.effective(skill, target));
            }
            case ITEM -> skills.held(action.id) > 0;
            case TRANSFORM -> battlers.tables.database.enemies().get(action.id) != null;
            default -> true;
        };
    }

    /** Lists the targets; one that is gone is replaced by the next of its party. */
    public void findTargets(Battler user) {
        int target = run.action.target;
        run.targetCount = 0;
        run.targetAt = 0;
        if (target == Battlers.ALL_ALLIES || target == Battlers.ALL_ENEMIES) {
            boolean enemies = target == Battlers.ALL_ENEMIES;
            for (int i = 0; i < battlers.count(enemies); i++) {
                run.targets[run.targetCount++] = battlers.member(enemies, i).number();
            }
        } else {
            Battler one = battlers.get(target);
            if (one != null && !isValid(one)) {
                one = battlers.nextAfter(one);
            }
            if (one != null) {
                run.targets[run.targetCount++] = one.number();
            }
        }
        boolean attack = run.action.kind == ActionKind.ATTACK.ordinal();
        run.hits = attack ? run.action.hits * user.attacks(Weapons.ALL) : 1;
        run.hitsLeft = run.hits;
    }

    /** Whether the running action can still be worked on this battler. */
    public boolean isValid(Battler target) {
        if (!target.isPresent() || target.state().hidden) {
            return false;
        }
        Skill skill = skill();
        if (skill != null) {
            return target.exists()
                    || !SkillUse.isOffensive(skill)
                            && skill.stateEffects().isSet(StateRules.DEATH - 1, false);
        }
        return item() != null || target.exists();
    }

    /** Pays, consumes and sounds; what an enemy does to itself begins. */
    public void begin(Battler user) {
        BattlerState s = user.state();
        run.charged = s.charged;
        s.charged = false;
        switch (ActionKind.at(run.action.kind)) {
            case ATTACK -> {
                user.setSp(Math.max(0, user.sp() - user.attackCost(Weapons.ALL)));
                if (user.isEnemy()) {
                    engine.systemAudio.play(SystemSound.ENEMY_ATTACK);
                }
            }
            case SKILL -> {
                user.setSp(Math.max(0, user.sp() - user.cost(skill())));
                playOwnSound(skill());
            }
            case ITEM -> {
                engine.systemAudio.play(SystemSound.ITEM_USE);
                engine.party.bag.use(run.action.id);
                if (skill() != null) {
                    playOwnSound(skill());
                }
            }
            case SELF_DESTRUCT -> engine.systemAudio.play(SystemSound.ENEMY_DEATH);
            case ESCAPE -> {
                engine.systemAudio.play(SystemSound.ESCAPE);
                s.hidden = true;
                s.fade = FADE;
            }
            default -> {}
        }
    }

    private void playOwnSound(Skill skill) {
        if (!SkillRules.isNormal(skill)) {
            Sound sound = skill.soundEffect();
            engine.audio.playSound(sound.name(), sound.volume(), sound.tempo(), sound.balance());
        }
    }

    /** What an action does beside its targets, before the first of them. */
    public void workOnUser(Battler user) {
        BattlerState s = user.state();
        switch (ActionKind.at(run.action.kind)) {
            case CHARGE -> s.charged = true;
            case DEFEND -> s.defending = true;
            case TRANSFORM -> {
                s.enemy = run.action.id;
                s.flash.start(FULL, FULL, FULL, FULL, TRANSFORM_FLASH);
            }
            case SKILL -> setSwitch(skill());
            case ITEM -> {
                Skill skill = skill();
                if (skill != null) {
                    setSwitch(skill);
                } else if (item().type() == Item.Type.SWITCH) {
                    engine.state.switches.set(item().switchId(), true);
                }
            }
            default -> {}
        }
    }

    private void setSwitch(Skill skill) {
        if (skill.type() == Skill.Type.SWITCH) {
            engine.state.switches.set(skill.switchId(), true);
        }
    }

    /** The user of a self-destruction is gone, without reward. */
    public void explode(Battler user) {
        if (!user.state().hidden) {
            user.state().hidden = true;
            user.state().explosion = EXPLOSION;
        }
    }
}
