package org.vivarium.engine.battle;

import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.Actor;
import org.vivarium.model.BattlerAnimationItemSkill;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** An actor in battle: values of the party's rules, traits of what is worn. */
public final class ActorBattler extends Battler {
    private static final int UNARMED_HIT = 90;
    private static final int DEFAULT_RANK = 2;
    private static final int BACK_ROW = 1;

    private final GameState game;
    private final PartyRules party;
    private final boolean is2003;
    private final int id;
    private final Actor row;
    private final String skillsName;
    private final int[] chosen = new int[ActorState.SLOTS];

    public ActorBattler(
            BattleTables tables, GameState game, PartyRules party, boolean is2003, int id) {
        super(tables);
        this.game = game;
        this.party = party;
        this.is2003 = is2003;
        this.id = id;
        this.row = tables.database.actors().get(id);
        this.skillsName = row.renameSkill() ? row.skillName() : "";
    }

    public ActorState actor() {
        return game.actor(id);
    }

    public Actor row() {
        return row;
    }

    /** The command for skills has a name of this actor's own. */
    public boolean renamesSkills() {
        return !skillsName.isEmpty();
    }

    public String skillsName() {
        return skillsName;
    }

    /** Stands in the back row (2003). */
    public boolean isInBackRow() {
        return is2003 && actor().row == BACK_ROW;
    }

    /** How this actor's sprite acts with an item, or null where the database doesn't say (2003). */
    public BattlerAnimationItemSkill act(Item item) {
        return is2003 ? item.animationData().get(id) : null;
    }

    /** The same for a skill. */
    public BattlerAnimationItemSkill act(Skill skill) {
        return is2003 ? skill.battlerAnimationData().get(id) : null;
    }

    @Override
    public int number() {
        return id;
    }

    @Override
    public boolean isEnemy() {
        return false;
    }

    @Override
    public String name() {
        return actor().name;
    }

    @Override
    public BattlerState state() {
        return game.battle.allies.get(id - 1);
    }

    @Override
    public int hp() {
        return actor().hp;
    }

    @Override
    public void setHp(int hp) {
        actor().hp = hp;
    }

    @Override
    public int sp() {
        return actor().sp;
    }

    @Override
    public void setSp(int sp) {
        actor().sp = sp;
    }

    @Override
    public int maxHp() {
        return party.stats.maxHp(actor());
    }

    @Override
    public int maxSp() {
        return party.stats.maxSp(actor());
    }

    @Override
    public int[] states() {
        return actor().states;
    }

    @Override
    public int base(Stat stat, int weapons) {
        if (weapons == Weapons.ALL) {
            return party.stats.value(actor(), stat);
        }
        int[] worn = actor().equipment;
        for (int slot = 0; slot < worn.length; slot++) {
            Item item = tables.item(worn[slot]);
            boolean left = isWeapon(item) && !Weapons.counts(weapons, slot);
            chosen[slot] = left ? 0 : worn[slot];
        }
        return party.stats.value(actor(), stat, chosen);
    }

    private static boolean isWeapon(Item item) {
        return item != null && item.type() == Item.Type.WEAPON;
    }

    /** The weapon in a slot, or null when there is none or it doesn't count. */
    public Item weapon(int slot, int weapons) {
        Item item = tables.item(actor().equipment[slot]);
        return isWeapon(item) && Weapons.counts(weapons, slot) ? item : null;
    }

    /** The piece of armour in a slot, or null. */
    private Item armour(int slot) {
        Item item = tables.item(actor().equipment[slot]);
        return isWeapon(item) ? null : item;
    }

    @Override
    public boolean isPermanent(int state) {
        return is2003 && party.states.isPermanent(actor(), state);
    }

    @Override
    public boolean isPresent() {
        return game.party.contains(id);
    }

    @Override
    public int hitChance(int weapons) {
        int best = -1;
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            best = weapon == null ? best : Math.max(best, weapon.hit());
        }
        return best < 0 ? UNARMED_HIT : best;
    }

    @Override
    public int criticalPercent(int weapons) {
        int bonus = 0;
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            bonus = weapon == null ? bonus : Math.max(bonus, weapon.criticalHit());
        }
        return BattleFormulas.criticalPercent(
                row.criticalHit(), Math.max(1, row.criticalHitChance()), bonus);
    }

    @Override
    public int attacks(int weapons) {
        int most = 1;
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            if (weapon != null) {
                BattlerAnimationItemSkill own = act(weapon);
                int more = own == null ? 0 : Math.max(0, own.attacks());
                most = Math.max(most, (weapon.dualAttack() ? 2 : 1) * (more + 1));
            }
        }
        return most;
    }

    @Override
    public boolean attacksAll(int weapons) {
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            if (weapon != null && weapon.attackAll()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean ignoresEvasion(int weapons) {
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            if (weapon != null && weapon.ignoreEvasion()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isPreemptive() {
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, Weapons.ALL);
            if (weapon != null && weapon.preemptive()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean preventsCriticals() {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item piece = armour(slot);
            if (piece != null && piece.preventCritical()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isEvasive() {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item piece = armour(slot);
            if (piece != null && piece.raiseEvasion()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean hasHalfCost() {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item piece = armour(slot);
            if (piece != null && piece.halfSpCost()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean hasStrongDefense() {
        return actor().superGuard;
    }

    @Override
    public int attackCost(int weapons) {
        int cost = 0;
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            cost += weapon == null ? 0 : weapon.spCost();
        }
        return BattleFormulas.skillCost(cost, hasHalfCost());
    }

    @Override
    public int attributeRank(int attribute) {
        boolean armoured = false;
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item piece = armour(slot);
            armoured |= piece != null && piece.attributeSet().isSet(attribute, false);
        }
        int rank = row.attributeRanks().getOr(attribute, DEFAULT_RANK);
        return BattleFormulas.rank(rank, armoured, 0);
    }

    @Override
    public int stateProbability(int state) {
        int rate = tables.stateRate(state, row.stateRanks().getOr(state - 1, DEFAULT_RANK));
        int left = 100;
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item piece = armour(slot);
            boolean guards =
                    piece != null
                            && piece.stateSet().isSet(state - 1, false)
                            && !(is2003 && piece.reverseStateEffect());
            left = guards ? Math.min(left, 100 - piece.stateChance()) : left;
        }
        return rate * left / 100;
    }

    @Override
    public boolean weaponHas(int attribute, int weapons) {
        for (int slot = 0; slot < 2; slot++) {
            Item weapon = weapon(slot, weapons);
            if (weapon != null && weapon.attributeSet().isSet(attribute, false)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isAutomatic() {
        return actor().autoBattle;
    }
}
