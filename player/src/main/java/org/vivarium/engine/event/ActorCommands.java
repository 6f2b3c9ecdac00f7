package org.vivarium.engine.event;

import org.vivarium.engine.party.ActorStates;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.ActorState;

/**
 * What events do to actors' values, skills, equipment and states (spec interpreter 10.4 to 10.8).
 */
final class ActorCommands {

    private static final int ALL_SLOTS = 5;

    private final EventSystems systems;
    private final PartyRules party;

    private ActorCommands(EventSystems systems) {
        this.systems = systems;
        this.party = systems.party;
    }

    static void register(HandlerTable table, EventSystems systems) {
        ActorCommands commands = new ActorCommands(systems);
        table.add(10430, commands::changeParameters);
        table.add(10440, commands::changeSkills);
        table.add(10450, commands::changeEquipment);
        table.add(10460, commands::changeHp);
        table.add(10470, commands::changeSp);
        table.add(10480, commands::changeState);
        table.add(10490, commands::recover);
        table.add(10500, commands::simulateAttack);
    }

    private static int amount(Interpreter i, int mode, int value) {
        int amount = i.value(i.p(mode), i.p(value));
        return i.p(2) == 0 ? amount : Arithmetic.saturate(-(long) amount);
    }

    private Outcome changeParameters(Interpreter i) {
        Stat stat = Stat.of(i.p(3));
        int amount = amount(i, 4, 5);
        for (int n = 0; stat != null && n < ActorSelection.size(i); n++) {
            party.stats.change(ActorSelection.get(i, n), stat, amount);
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    private Outcome changeSkills(Interpreter i) {
        int skill = i.value(i.p(3), i.p(4));
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            if (i.p(2) == 0) {
                party.skills.learn(actor, skill);
            } else {
                party.skills.forget(actor, skill);
            }
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    private Outcome changeEquipment(Interpreter i) {
        if (i.p(2) != 0 && i.p(2) != 1) {
            i.warn(EventFault.BAD_PARAMETER, i.p(2));
            return Outcome.BLOCKED;
        }
        int item = i.value(i.p(3), i.p(4));
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            if (i.p(2) == 0) {
                party.equipment.equip(actor, item);
            } else {
                takeOff(actor, i.p(3));
            }
        }
        i.requestRefresh();
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    private void takeOff(ActorState actor, int slot) {
        if (slot >= ALL_SLOTS) {
            party.equipment.takeOffAll(actor);
        } else if (slot >= 0) {
            party.equipment.put(actor, slot, 0);
        }
    }

    private Outcome changeHp(Interpreter i) {
        int amount = amount(i, 3, 4);
        for (int n = 0; n < ActorSelection.size(i); n++) {
            hurt(ActorSelection.get(i, n), amount, i.p(5) != 0);
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    private void hurt(ActorState actor, int amount, boolean lethal) {
        int difference = party.states.changeHp(actor, amount, lethal);
        if (systems.battle().running()) {
            systems.battle().actorHpChanged(actor, difference);
        }
    }

    private Outcome changeSp(Interpreter i) {
        int amount = amount(i, 3, 4);
        for (int n = 0; n < ActorSelection.size(i); n++) {
            party.states.changeSp(ActorSelection.get(i, n), amount);
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    private Outcome changeState(Interpreter i) {
        int state = i.p(3);
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            if (i.p(2) == 0) {
                party.states.add(actor, state);
            } else {
                party.states.remove(actor, state, !systems.battle().running());
            }
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    private Outcome recover(Interpreter i) {
        for (int n = 0; n < ActorSelection.size(i); n++) {
            party.states.recover(ActorSelection.get(i, n));
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }

    /** Spec 10.7; every division truncates. */
    private Outcome simulateAttack(Interpreter i) {
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            int defense = party.stats.value(actor, Stat.DEFENSE);
            int spirit = party.stats.value(actor, Stat.SPIRIT);
            int damage = i.p(2) - defense * i.p(3) / 400 - spirit * i.p(4) / 800;
            damage = Math.max(0, damage);
            if (i.p(5) > 0 && (damage > 0 || i.dialect().isLegacy())) {
                int spread = Math.max(1, i.p(5) * damage / 10);
                damage += i.state().random.between(0, spread) - spread / 2;
                damage = Math.max(0, damage);
            }
            if (!party.states.has(actor, ActorStates.DEATH)) {
                hurt(actor, -damage, true);
            }
            if (i.p(6) != 0) {
                i.state().variables.set(i.p(7), damage);
                i.variableWritten(i.p(7));
                i.requestRefresh();
            }
        }
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }
}
