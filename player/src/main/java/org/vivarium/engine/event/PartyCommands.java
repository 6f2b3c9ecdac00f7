package org.vivarium.engine.event;

import org.vivarium.engine.party.PartyRules;

/** Money, items and who travels along (spec interpreter 10.2). */
final class PartyCommands {

    private final EventSystems systems;
    private final PartyRules party;

    private PartyCommands(EventSystems systems) {
        this.systems = systems;
        this.party = systems.party;
    }

    static void register(HandlerTable table, EventSystems systems) {
        PartyCommands commands = new PartyCommands(systems);
        table.add(10310, commands::changeMoney);
        table.add(10320, commands::changeItems);
        table.add(10330, commands::changeMembers);
    }

    private Outcome changeMoney(Interpreter i) {
        long amount = i.value(i.p(1), i.p(2));
        party.addMoney(Arithmetic.saturate(i.p(0) == 0 ? amount : -amount));
        return Outcome.NEXT;
    }

    private Outcome changeItems(Interpreter i) {
        int item = i.value(i.p(1), i.p(2));
        int amount = i.value(i.p(3), i.p(4));
        if (i.p(0) == 0) {
            party.bag.add(item, amount);
        } else {
            party.bag.remove(item, amount);
        }
        i.requestRefresh();
        return Outcome.NEXT;
    }

    private Outcome changeMembers(Interpreter i) {
        int actor = i.value(i.p(1), i.p(2));
        if (systems.state.actor(actor) == null) {
            i.warn(EventFault.MISSING_ACTOR, actor);
            return Outcome.NEXT;
        }
        if (i.p(0) == 0) {
            party.join(actor);
        } else {
            party.leave(actor);
        }
        systems.mapChanges.dressHero();
        i.requestRefresh();
        systems.checkGameOver(i);
        return Outcome.NEXT;
    }
}
