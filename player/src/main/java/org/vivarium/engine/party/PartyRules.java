package org.vivarium.engine.party;

import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.model.Database;

/** The party and everything its members can become; one class for each matter. */
public final class PartyRules {

    private final GameState state;
    private final PartyState party;
    public final Limits limits;
    public final Bag bag;
    public final ActorStats stats;
    public final ActorSkills skills;
    public final ActorStates states;
    public final ActorLevels levels;
    public final ActorEquipment equipment;
    public final ClassChange classes;
    public final EquipmentView equipmentView;
    public final SkillRules skillRules;
    public final FieldSkill fieldSkill;
    public final ItemRules itemRules;

    public PartyRules(Database database, GameProfile profile, GameState state) {
        this.state = state;
        this.party = state.party;
        PartyTables tables = new PartyTables(database);
        limits = Limits.of(profile.is2003());
        bag = new Bag(party, tables);
        stats = new ActorStats(tables, limits);
        skills = new ActorSkills(tables);
        states = new ActorStates(tables, stats);
        levels = new ActorLevels(tables, limits, stats, skills);
        boolean byClass = profile.is2003() && database.system().equipmentSetting() == 1;
        equipment = new ActorEquipment(tables, bag, stats, states, byClass);
        classes = new ClassChange(database, stats, levels, skills, equipment);
        equipmentView = new EquipmentView(database, tables, stats, states, equipment);
        skillRules = new SkillRules(database, state, stats, states, skills);
        fieldSkill = new FieldSkill(database, equipmentView, stats, states, state.random);
        itemRules = new ItemRules(database, state, this);
    }

    /** Adds money; a negative amount takes it. Never below 0 or above the limit. */
    public void addMoney(int amount) {
        party.gold = (int) Math.clamp((long) party.gold + amount, 0, Limits.MONEY);
    }

    /** Takes an actor in, at the end; a full party or a member changes nothing. */
    public boolean join(int actor) {
        if (party.size >= PartyState.MAX_MEMBERS
                || party.contains(actor)
                || state.actor(actor) == null) {
            return false;
        }
        party.members[party.size++] = actor;
        return true;
    }

    /** Sends a member away; those behind move up. */
    public boolean leave(int actor) {
        int index = party.indexOf(actor);
        if (index < 0) {
            return false;
        }
        party.size--;
        System.arraycopy(party.members, index + 1, party.members, index, party.size - index);
        party.members[party.size] = 0;
        return true;
    }

    public ActorState member(int index) {
        return index >= 0 && index < party.size ? state.actor(party.members[index]) : null;
    }

    /** Nobody is left standing; an empty party doesn't count as beaten (spec 10.1). */
    public boolean beaten() {
        for (int i = 0; i < party.size; i++) {
            if (states.canStand(member(i))) {
                return false;
            }
        }
        return party.size > 0;
    }

    /** Pieces of an item worn by members of the party. */
    public int worn(int item) {
        int count = 0;
        for (int i = 0; i < party.size; i++) {
            count += ActorEquipment.worn(member(i), item);
        }
        return count;
    }

    /** Pieces in the bag and worn, as page conditions count them. */
    public int held(int item) {
        return bag.count(item) + worn(item);
    }

    /** Everybody recovers completely: the inn. */
    public void recoverAll() {
        for (int i = 0; i < party.size; i++) {
            states.recover(member(i));
        }
    }
}
