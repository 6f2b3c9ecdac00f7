package org.vivarium.engine.battle;

import org.vivarium.engine.party.SkillRules;
import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.BlowState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Skill;

/** What an actor does that isn't told what to do (spec battle 4.3). */
public final class AutoBattle {
    private final Battlers battlers;
    private final SkillUse skills;
    private final Attacks attacks;
    private final SkillEffects effects;
    private final Dice dice;
    private final BlowState thought = new BlowState();

    public AutoBattle(
            Battlers battlers, SkillUse skills, Attacks attacks, SkillEffects effects, Dice dice) {
        this.battlers = battlers;
        this.skills = skills;
        this.attacks = attacks;
        this.effects = effects;
        this.dice = dice;
    }

    /** Fills in the actor's action for this turn. */
    public void choose(ActorBattler user) {
        BattleActionState action = user.state().action;
        user.state().defending = false;
        action.clear();
        double attackRank = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            attackRank = Math.max(attackRank, attackRank(user, battlers.enemy(i)));
        }
        Skill best = null;
        double bestRank = 0;
        for (int id : user.actor().skills) {
            Skill skill = skills.skill(id);
            double rank = skill == null ? 0 : skillRank(user, skill);
            if (rank > bestRank) {
                bestRank = rank;
                best = skill;
            }
        }
        if (best != null && attackRank < bestRank) {
            use(user, best, action);
        } else {
            attack(user, action);
        }
    }

    private void use(ActorBattler user, Skill skill, BattleActionState action) {
        int target =
                switch (skill.scope()) {
                    case Skill.Scope.ENEMY -> best(user, skill, true);
                    case Skill.Scope.ENEMIES -> Battlers.ALL_ENEMIES;
                    case Skill.Scope.ALLY -> best(user, skill, false);
                    case Skill.Scope.PARTY -> Battlers.ALL_ALLIES;
                    default -> user.number();
                };
        if (target != Battlers.NOBODY) {
            action.kind = ActionKind.SKILL.ordinal();
            action.id = skill.id();
            action.target = target;
        }
    }

    private int best(ActorBattler user, Skill skill, boolean enemies) {
        int best = Battlers.NOBODY;
        double bestRank = 0;
        for (int i = 0; i < battlers.count(enemies); i++) {
            Battler target = battlers.member(enemies, i);
            double rank = enemies ? damage(user, target, skill) : heal(user, target, skill);
            if (rank > bestRank) {
                bestRank = rank;
                best = target.number();
            }
        }
        return best;
    }

    private void attack(ActorBattler user, BattleActionState action) {
        int target = Battlers.NOBODY;
        if (user.attacksAll()) {
            target = Battlers.ALL_ENEMIES;
        } else {
            double bestRank = 0;
            for (int i = 0; i < battlers.enemyCount(); i++) {
                double rank = attackRank(user, battlers.enemy(i));
                if (rank > bestRank) {
                    bestRank = rank;
                    target = Battlers.enemyNumber(i);
                }
            }
        }
        if (target != Battlers.NOBODY) {
            action.kind = ActionKind.ATTACK.ordinal();
            action.target = target;
        }
    }

    private boolean isFirst(Battler target) {
        return battlers.existing(true, 0) == target;
    }

    private double attackRank(ActorBattler user, Battler target) {
        if (!target.exists()) {
            return 0;
        }
        int effect = attacks.expected(user, target, Weapons.ALL, thought);
        effect = attacks.defended(target, effect, thought);
        return Ranks.attack(effect, target.hp(), isFirst(target), dice);
    }

    private double damage(ActorBattler user, Battler target, Skill skill) {
        if (!skill.affectHp() || !target.exists()) {
            return 0;
        }
        int effect = effects.varied(user, target, skill, thought);
        return Ranks.damage(
                effect, target.hp(), fullCost(user, skill), user.maxSp(), isFirst(target));
    }

    private double heal(ActorBattler user, Battler target, Skill skill) {
        if (target.isDead()) {
            LcfArray bits = skill.stateEffects();
            boolean revives = bits.size() > 1 && bits.isSet(StateRules.DEATH - 1, false);
            return revives ? Ranks.revive(skill.power()) : 0;
        }
        if (!skill.affectHp()) {
            return 0;
        }
        int effect = effects.varied(user, target, skill, thought);
        return Ranks.heal(effect, target.hp(), target.maxHp(), fullCost(user, skill), user.maxSp());
    }

    /** Armour that halves costs isn't thought of. */
    private static int fullCost(ActorBattler user, Skill skill) {
        return skill.spType() == Skill.SpType.PERCENT
                ? BattleFormulas.skillCostByPercent(user.maxSp(), skill.spPercent(), false)
                : skill.spCost();
    }

    private double skillRank(ActorBattler user, Skill skill) {
        if (!SkillRules.isNormal(skill) || !skills.usable(user, skill)) {
            return 0;
        }
        double rank = 0;
        boolean enemies = SkillUse.isOffensive(skill);
        if (skill.scope() == Skill.Scope.SELF) {
            rank = heal(user, user, skill);
        } else {
            boolean sum = skill.scope() != Skill.Scope.ENEMY && skill.scope() != Skill.Scope.ALLY;
            for (int i = 0; i < battlers.count(enemies); i++) {
                Battler target = battlers.member(enemies, i);
                double one = enemies ? damage(user, target, skill) : heal(user, target, skill);
                rank = sum ? rank + one : Math.max(rank, one);
            }
        }
        return rank > 0 ? rank + dice.roll(0, 99) / 100.0 : 0;
    }
}
