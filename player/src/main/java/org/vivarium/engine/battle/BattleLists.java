package org.vivarium.engine.battle;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** What the lists of skills and items of 2003 hold, by cell (spec battle 2.2, 2.5). */
public final class BattleLists {
    private final BattleState battle;
    private final PartyState party;
    private final BattleTables tables;

    public BattleLists(BattleParts parts) {
        battle = parts.battle;
        party = parts.engine.state.party;
        tables = parts.tables;
    }

    /** How many skills of the kind that was chosen an actor knows. */
    public int skillCount(ActorState actor) {
        int count = 0;
        for (int id : actor.skills) {
            count += isListed(id) ? 1 : 0;
        }
        return count;
    }

    /** The skill in a cell of the actor's list, or null. */
    public Skill skillAt(ActorState actor, int cell) {
        int left = cell;
        for (int id : actor.skills) {
            if (isListed(id) && left-- == 0) {
                return tables.skill(id);
            }
        }
        return null;
    }

    private boolean isListed(int id) {
        Skill skill = tables.skill(id);
        return skill != null && (battle.skillKind == 0 || skill.type() == battle.skillKind);
    }

    /** How many items an actor can choose from: the party's, and what it wears that has a skill. */
    public int itemCount(ActorState actor) {
        int count = party.itemKinds;
        for (int slot = 0; slot < actor.equipment.length; slot++) {
            count += isAdded(actor, slot) ? 1 : 0;
        }
        return count;
    }

    /** The item in a cell of the list, worn ones behind the party's; or null. */
    public Item itemAt(ActorState actor, int cell) {
        if (cell >= 0 && cell < party.itemKinds) {
            return tables.item(party.itemIds[cell]);
        }
        int left = cell - party.itemKinds;
        for (int slot = 0; left >= 0 && slot < actor.equipment.length; slot++) {
            if (isAdded(actor, slot) && left-- == 0) {
                return tables.item(actor.equipment[slot]);
            }
        }
        return null;
    }

    private boolean isAdded(ActorState actor, int slot) {
        int id = actor.equipment[slot];
        Item item = tables.item(id);
        if (item == null || !item.useSkill() || party.itemCount(id) > 0) {
            return false;
        }
        for (int before = 0; before < slot; before++) {
            if (actor.equipment[before] == id) {
                return false;
            }
        }
        return true;
    }
}
