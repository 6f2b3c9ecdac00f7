package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleActionState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.EnemyAction;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** How enemies choose what to do (spec battle 4.1, 4.2). */
public final class EnemyAi {
    /** Ratings this far below the best one are never chosen. */
    private static final int RANGE = 10;

    private final GameState game;
    private final Battlers battlers;
    private final StateRules states;
    private final SkillUse skills;
    private final Dice dice;
    private int[] weights = new int[16];

    public EnemyAi(
            GameState game, Battlers battlers, StateRules states, SkillUse skills, Dice dice) {
        this.game = game;
        this.battlers = battlers;
        this.states = states;
        this.skills = skills;
        this.dice = dice;
    }

    /** Fills in the enemy's action for this turn. */
    public void choose(EnemyBattler enemy) {
        BattleActionState action = enemy.state().action;
        enemy.state().defending = false;
        action.clear();
        switch (states.restriction(enemy)) {
            case State.Restriction.DO_NOTHING -> {}
            case State.Restriction.ATTACK_ALLY -> attack(action, true);
            case State.Restriction.ATTACK_ENEMY -> attack(action, false);
            default -> {
                if (enemy.state().charged) {
                    attack(action, false);
                } else {
                    chooseFreely(enemy, action);
                }
            }
        }
    }

    private void attack(BattleActionState action, boolean enemies) {
        action.kind = ActionKind.ATTACK.ordinal();
        action.target = battlers.random(enemies, dice);
    }

    /**
     * The rating of each of the enemy's first actions in a turn, 0 where its condition fails.
     *
     * @return how many there are
     */
    public int rate(EnemyBattler enemy, int turn, int[] ratings) {
        EnemyAction[] actions = enemy.actions();
        int count = Math.min(actions.length, ratings.length);
        for (int i = 0; i < count; i++) {
            ratings[i] = isValid(enemy, actions[i], turn) ? actions[i].rating() : 0;
        }
        return count;
    }

    /** Makes weights of ratings; what would do nothing has none. */
    public void weigh(EnemyBattler enemy, int[] weights, int count) {
        settle(weights, count);
        for (int i = 0; i < count; i++) {
            EnemyAction action = enemy.actions()[i];
            if (weights[i] > 0 && action.kind() == EnemyAction.Kind.SKILL) {
                Skill skill = skills.skill(action.skillId());
                weights[i] = skills.effectiveAtAll(skill, enemy) ? weights[i] : 0;
            }
        }
    }

    /** Only ratings close to the best one keep a weight. */
    public static void settle(int[] weights, int count) {
        int most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, weights[i]);
        }
        for (int i = 0; i < count; i++) {
            if (weights[i] > 0) {
                weights[i] = Math.max(0, weights[i] - most + RANGE);
            }
        }
    }

    /** Draws a place by weight; -1 when none has any. */
    public static int draw(int[] weights, int count, Dice dice) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i];
        }
        if (sum == 0) {
            return -1;
        }
        int left = dice.roll(0, sum - 1);
        for (int i = 0; i < count; i++) {
            left -= weights[i];
            if (left < 0) {
                return i;
            }
        }
        return -1;
    }

    private void chooseFreely(EnemyBattler enemy, BattleActionState action) {
        int count = enemy.actions().length;
        if (weights.length < count) {
            weights = new int[count];
        }
        rate(enemy, game.battle.turn, weights);
        weigh(enemy, weights, count);
        int chosen = draw(weights, count, dice);
        if (chosen < 0) {
            return;
        }
        EnemyAction row = enemy.actions()[chosen];
        action.enemyAction = chosen;
        switch (row.kind()) {
            case EnemyAction.Kind.SKILL -> useSkill(enemy, row.skillId(), action);
            case EnemyAction.Kind.TRANSFORMATION -> {
                action.kind = ActionKind.TRANSFORM.ordinal();
                action.id = row.enemyId();
            }
            default -> basic(enemy, row.basic(), action);
        }
    }

    private void basic(EnemyBattler enemy, int basic, BattleActionState action) {
        switch (basic) {
            case EnemyAction.Basic.ATTACK -> attack(action, false);
            case EnemyAction.Basic.DUAL_ATTACK -> {
                attack(action, false);
                action.hits = 2;
            }
            case EnemyAction.Basic.DEFENSE -> {
                action.kind = ActionKind.DEFEND.ordinal();
                enemy.state().defending = true;
            }
            case EnemyAction.Basic.OBSERVE -> action.kind = ActionKind.OBSERVE.ordinal();
            case EnemyAction.Basic.CHARGE -> action.kind = ActionKind.CHARGE.ordinal();
            case EnemyAction.Basic.AUTODESTRUCTION -> {
                action.kind = ActionKind.SELF_DESTRUCT.ordinal();
                action.target = Battlers.ALL_ALLIES;
            }
            case EnemyAction.Basic.ESCAPE -> action.kind = ActionKind.ESCAPE.ordinal();
            default -> action.kind = ActionKind.NOTHING.ordinal();
        }
    }

    private void useSkill(EnemyBattler enemy, int id, BattleActionState action) {
        Skill skill = skills.skill(id);
        action.kind = ActionKind.SKILL.ordinal();
        action.id = id;
        action.target =
                switch (skill.scope()) {
                    case Skill.Scope.ENEMY -> battlers.random(false, dice);
                    case Skill.Scope.ENEMIES -> Battlers.ALL_ALLIES;
                    case Skill.Scope.ALLY -> randomEffective(skill);
                    case Skill.Scope.PARTY -> Battlers.ALL_ENEMIES;
                    default -> enemy.number();
                };
    }

    private int randomEffective(Skill skill) {
        int choice = 0;
        for (int i = 0; i < battlers.enemyCount(); i++) {
            choice += skills.effective(skill, battlers.enemy(i)) ? 1 : 0;
        }
        if (choice == 0) {
            return Battlers.NOBODY;
        }
        int left = dice.roll(0, choice - 1);
        for (int i = 0; i < battlers.enemyCount(); i++) {
            if (skills.effective(skill, battlers.enemy(i)) && left-- == 0) {
                return Battlers.enemyNumber(i);
            }
        }
        return Battlers.NOBODY;
    }

    private boolean isValid(EnemyBattler enemy, EnemyAction row, int turn) {
        if (row.kind() == EnemyAction.Kind.SKILL
                && !skills.usable(enemy, skills.skill(row.skillId()))) {
            return false;
        }
        int p1 = row.conditionParam1();
        int p2 = row.conditionParam2();
        return switch (row.conditionType()) {
            case EnemyAction.ConditionType.SWITCH -> game.switches.get(row.switchId());
            case EnemyAction.ConditionType.TURN -> BattleFormulas.isTurn(turn, p1, p2);
            case EnemyAction.ConditionType.ACTORS -> within(battlers.existing(true), p1, p2);
            case EnemyAction.ConditionType.HP -> within(enemy.hp() * 100 / enemy.maxHp(), p1, p2);
            case EnemyAction.ConditionType.SP ->
                    within(enemy.sp() * 100 / Math.max(1, enemy.maxSp()), p1, p2);
            case EnemyAction.ConditionType.PARTY_LVL -> within(battlers.meanLevel(), p1, p2);
            case EnemyAction.ConditionType.PARTY_FATIGUE -> within(battlers.fatigue(), p1, p2);
            default -> true;
        };
    }

    public static boolean within(int value, int low, int high) {
        return value >= low && value <= high;
    }
}
