package org.vivarium.engine.party;

import org.vivarium.engine.state.ActorState;
import org.vivarium.model.Database;
import org.vivarium.model.State;

/** What the equipment screen and the shop ask before anything is worn (menus-and-saves 8, 13.4). */
public final class EquipmentView {
    private static final int WEAPON = 0;
    private static final int SHIELD = 1;

    private final Database database;
    private final PartyTables tables;
    private final ActorStats stats;
    private final ActorStates states;
    private final ActorEquipment equipment;

    EquipmentView(
            Database database,
            PartyTables tables,
            ActorStats stats,
            ActorStates states,
            ActorEquipment equipment) {
        this.database = database;
        this.tables = tables;
        this.stats = stats;
        this.states = states;
        this.equipment = equipment;
    }

    /** The item type, 1 to 5, that goes into a slot, 0 to 4, of this actor. */
    public static int typeOfSlot(ActorState actor, int slot) {
        return slot == SHIELD && actor.twoWeapons ? WEAPON + 1 : slot + 1;
    }

    /** Whether the item can be chosen for the slot. */
    public boolean fits(ActorState actor, int slot, int item) {
        ItemData data = tables.item(item);
        return !actor.lockedEquipment
                && data != null
                && data.type == typeOfSlot(actor, slot)
                && equipment.canWear(actor, item);
    }

    /** A slot nobody may touch: fixed equipment, a cursing state, or a cursed piece in it. */
    public boolean isLocked(ActorState actor, int slot) {
        ItemData worn = tables.item(actor.equipment[slot]);
        return actor.lockedEquipment || isCursed(actor) || worn != null && worn.cursed;
    }

    private boolean isCursed(ActorState actor) {
        for (int id = 1; id <= actor.states.length; id++) {
            if (states.has(actor, id) && database.states().get(id).cursed()) {
                return true;
            }
        }
        return false;
    }

    /** The equipment as it would be with {@code item} (0 for none) in {@code slot}. */
    public int[] preview(ActorState actor, int slot, int item) {
        int[] after = actor.equipment.clone();
        after[slot] = item;
        ItemData first = tables.item(after[WEAPON]);
        ItemData second = tables.item(after[SHIELD]);
        if (slot <= SHIELD
                && first != null
                && second != null
                && (first.twoHanded || second.twoHanded)) {
            after[slot == WEAPON ? SHIELD : WEAPON] = 0;
        }
        return after;
    }

    /** A value with equipment and states, as menus show it (spec battle 3.1). */
    public int shown(ActorState actor, Stat stat) {
        return shown(actor, stat, actor.equipment);
    }

    /** {@link #shown(ActorState, Stat)} as it would be with other equipment. */
    public int shown(ActorState actor, Stat stat, int[] worn) {
        int base = stats.value(actor, stat, worn);
        boolean half = false;
        boolean twice = false;
        for (int id = 1; id <= actor.states.length; id++) {
            State state = states.has(actor, id) ? database.states().get(id) : null;
            if (state != null && affects(state, stat)) {
                half |= state.affectType() == State.AffectType.HALF;
                twice |= state.affectType() == State.AffectType.DOUBLE;
            }
        }
        if (half == twice) {
            return base;
        }
        return twice ? base * 2 : Math.max(1, base / 2);
    }

    /** Attack, defense, spirit and agility together with other equipment, states left out. */
    public int sum(ActorState actor, int[] worn) {
        return stats.value(actor, Stat.ATTACK, worn)
                + stats.value(actor, Stat.DEFENSE, worn)
                + stats.value(actor, Stat.SPIRIT, worn)
                + stats.value(actor, Stat.AGILITY, worn);
    }

    private static boolean affects(State state, Stat stat) {
        return switch (stat) {
            case ATTACK -> state.affectAttack();
            case DEFENSE -> state.affectDefense();
            case SPIRIT -> state.affectSpirit();
            case AGILITY -> state.affectAgility();
            default -> false;
        };
    }
}
