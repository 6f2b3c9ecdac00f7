package org.vivarium.engine.battle;

import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.Enemy;
import org.vivarium.model.EnemyAction;

/** A member of the troop. */
public final class EnemyBattler extends Battler {
    private static final int HIT = 90;
    private static final int HIT_OF_CLUMSY = 70;
    private static final int DEFAULT_STATE_RANK = 1;
    private static final int DEFAULT_ATTRIBUTE_RANK = 2;

    private final BattleState battle;
    private final int index;
    private Enemy row;
    private EnemyAction[] actions = {};
    private int rowId;
    private String name = "";
    private String graphic = "";
    private boolean translucent;
    private boolean floats;

    public EnemyBattler(BattleTables tables, BattleState battle, int index) {
        super(tables);
        this.battle = battle;
        this.index = index;
    }

    public int index() {
        return index;
    }

    public Enemy row() {
        if (row == null || rowId != state().enemy) {
            rowId = state().enemy;
            row = tables.database.enemies().get(rowId);
            name = row.name();
            graphic = row.battlerName();
            translucent = row.transparent();
            floats = row.levitate();
            actions = new EnemyAction[row.actions().size()];
            for (int i = 0; i < actions.length; i++) {
                actions[i] = row.actions().at(i);
            }
        }
        return row;
    }

    public EnemyAction[] actions() {
        row();
        return actions;
    }

    @Override
    public int number() {
        return Battlers.enemyNumber(index);
    }

    @Override
    public boolean isEnemy() {
        return true;
    }

    @Override
    public String name() {
        row();
        return name;
    }

    /** Name of its picture; empty when it is not to be seen. */
    public String graphic() {
        row();
        return graphic;
    }

    public boolean isTranslucent() {
        row();
        return translucent;
    }

    /** Moves gently up and down (2003). */
    public boolean floats() {
        row();
        return floats;
    }

    @Override
    public BattlerState state() {
        return battle.enemies.get(index);
    }

    @Override
    public int hp() {
        return state().hp;
    }

    @Override
    public void setHp(int hp) {
        state().hp = hp;
    }

    @Override
    public int sp() {
        return state().sp;
    }

    @Override
    public void setSp(int sp) {
        state().sp = sp;
    }

    @Override
    public int maxHp() {
        return Math.max(1, row().maxHp());
    }

    @Override
    public int maxSp() {
        return Math.max(0, row().maxSp());
    }

    @Override
    public int[] states() {
        return state().states;
    }

    @Override
    public int base(Stat stat, int weapons) {
        return switch (stat) {
            case MAX_HP -> maxHp();
            case MAX_SP -> maxSp();
            case ATTACK -> row().attack();
            case DEFENSE -> row().defense();
            case SPIRIT -> row().spirit();
            case AGILITY -> row().agility();
        };
    }

    @Override
    public boolean isPermanent(int state) {
        return false;
    }

    @Override
    public boolean isPresent() {
        return true;
    }

    @Override
    public int hitChance(int weapons) {
        return row().miss() ? HIT_OF_CLUMSY : HIT;
    }

    @Override
    public int criticalPercent(int weapons) {
        return BattleFormulas.criticalPercent(
                row().criticalHit(), Math.max(1, row().criticalHitChance()), 0);
    }

    @Override
    public int attacks(int weapons) {
        return 1;
    }

    @Override
    public boolean attacksAll(int weapons) {
        return false;
    }

    @Override
    public boolean ignoresEvasion(int weapons) {
        return false;
    }

    @Override
    public boolean isPreemptive() {
        return false;
    }

    @Override
    public boolean preventsCriticals() {
        return false;
    }

    @Override
    public boolean isEvasive() {
        return false;
    }

    @Override
    public boolean hasHalfCost() {
        return false;
    }

    @Override
    public boolean hasStrongDefense() {
        return false;
    }

    @Override
    public int attackCost(int weapons) {
        return 0;
    }

    @Override
    public int attributeRank(int attribute) {
        return row().attributeRanks().getOr(attribute, DEFAULT_ATTRIBUTE_RANK);
    }

    @Override
    public int stateProbability(int state) {
        int rank = row().stateRanks().getOr(state - 1, DEFAULT_STATE_RANK);
        return tables.stateRate(state, rank);
    }

    @Override
    public boolean weaponHas(int attribute, int weapons) {
        return false;
    }

    @Override
    public boolean isAutomatic() {
        return true;
    }
}
