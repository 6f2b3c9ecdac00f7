package org.vivarium.engine.event;

import org.vivarium.assets.game.EngineVersion;
import org.vivarium.model.Terms;

/** Show inn: the question, and the night itself as an operation of the scene (spec 11.6). */
final class InnCommand {

    private static final int STAYS = 0;
    private static final int DECLINES = 2;

    private final EventSystems systems;
    private final Terms terms;
    private final MessageOrder order = new MessageOrder();

    private InnCommand(EventSystems systems) {
        this.systems = systems;
        this.terms = systems.game.terms;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(CommandCode.INN, new InnCommand(systems)::show);
    }

    private Outcome show(Interpreter i) {
        if (i.inBattle()) {
            return Outcome.NEXT;
        }
        int price = i.p(1);
        if (price == 0) {
            return free(i);
        }
        if (i.isForeground() && !systems.messages.mayShow(true)) {
            return Outcome.BLOCKED;
        }
        ask(i, price);
        systems.messages.show(order);
        i.run().showMessage = true;
        i.run().innPrice = price;
        i.run().innIndent = i.indent();
        return Outcome.STOP;
    }

    private Outcome free(Interpreter i) {
        if (systems.messages.active()) {
            return Outcome.BLOCKED;
        }
        i.setSlot(STAYS);
        systems.async(AsyncOperation.INN, 0);
        return Outcome.NEXT;
    }

    /** The English 2003 has no space of its own behind the price (reference picture b18). */
    private void ask(Interpreter i, int price) {
        boolean second = i.p(0) != 0;
        order.reset(i.owner(), i.indent());
        String ask1 = second ? terms.innBGreeting1() : terms.innAGreeting1();
        String ask2 = second ? terms.innBGreeting2() : terms.innAGreeting2();
        String ask3 = second ? terms.innBGreeting3() : terms.innAGreeting3();
        if (systems.dialect.version() == EngineVersion.RPG_2000_ENGLISH) {
            order.add(ask1.replace("%V", Integer.toString(price)).replace("%U", terms.gold()));
        } else {
            boolean closed = systems.dialect.version() == EngineVersion.RPG_2003_ENGLISH;
            order.add(ask1 + " " + price + terms.gold() + (closed ? "" : " ") + ask2);
        }
        order.add(ask3);
        order.addChoice(
                second ? terms.innBAccept() : terms.innAAccept(),
                systems.state.party.gold >= price);
        order.addChoice(second ? terms.innBCancel() : terms.innACancel(), true);
        order.cancel = DECLINES;
        order.money = true;
    }
}
