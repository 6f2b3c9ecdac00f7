package org.vivarium.engine.party;

import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Item;

/** What wearing an item means, decoded once. */
final class ItemData {

    final int type;
    final boolean twoHanded;
    final boolean cursed;

    /** Times one piece can be used; 0 without end. */
    final int uses;

    final int attack;
    final int defense;
    final int spirit;
    final int agility;
    private final LcfArray actors;
    private final LcfArray classes;
    private final LcfArray states;
    private final boolean grantsStates;

    ItemData(Item item) {
        type = item.type();
        twoHanded = item.twoHanded();
        cursed = item.cursed();
        uses = item.uses();
        attack = item.atkPoints1();
        defense = item.defPoints1();
        spirit = item.spiPoints1();
        agility = item.agiPoints1();
        actors = item.actorSet();
        classes = item.classSet();
        states = item.stateSet();
        grantsStates = item.reverseStateEffect();
    }

    boolean isWeapon() {
        return type == Item.Type.WEAPON;
    }

    boolean isShield() {
        return type == Item.Type.SHIELD;
    }

    boolean isWorn() {
        return type >= Item.Type.WEAPON && type <= Item.Type.ACCESSORY;
    }

    /** Counts its uses and is used up by them. */
    boolean isConsumed() {
        return type >= Item.Type.MEDICINE && uses > 0;
    }

    boolean usableByActor(int actor) {
        return actors.isSet(actor - 1, true);
    }

    boolean usableByClass(int profession) {
        return classes.isSet(profession, true);
    }

    /** 2003: armour that afflicts whoever wears it. */
    boolean grants(int state) {
        return grantsStates && !isWeapon() && states.isSet(state - 1, false);
    }
}
