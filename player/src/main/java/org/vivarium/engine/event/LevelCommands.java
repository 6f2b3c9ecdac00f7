package org.vivarium.engine.event;

import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.party.ClassChange;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.state.ActorState;

/** Experience, levels and classes, with their message (spec interpreter 10.3, 10.6). */
final class LevelCommands {

    private final EventSystems systems;
    private final PartyRules party;
    private final LevelUpText text;
    private final MessageOrder order = new MessageOrder();

    private LevelCommands(EventSystems systems) {
        this.systems = systems;
        this.party = systems.party;
        this.text = new LevelUpText(systems);
    }

    static void register(HandlerTable table, EventSystems systems) {
        LevelCommands commands = new LevelCommands(systems);
        table.add(10410, commands::changeExperience);
        table.add(10420, commands::changeLevel);
        table.add(1008, commands::changeClass);
    }

    private boolean mustWait(boolean message) {
        return message && !systems.messages.mayShow(true);
    }

    private Outcome changeExperience(Interpreter i) {
        return change(i, true);
    }

    private Outcome changeLevel(Interpreter i) {
        return change(i, false);
    }

    private Outcome change(Interpreter i, boolean experience) {
        boolean message = i.p(5) != 0;
        if (mustWait(message)) {
            return Outcome.BLOCKED;
        }
        int value = i.value(i.p(3), i.p(4));
        int amount = i.p(2) == 0 ? value : Arithmetic.saturate(-(long) value);
        begin();
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            int before =
                    experience
                            ? party.levels.changeExperience(actor, amount)
                            : party.levels.changeLevel(actor, amount);
            if (message && actor.level > before) {
                text.add(order, actor, before + 1);
            }
        }
        finish(i);
        return Outcome.NEXT;
    }

    private Outcome changeClass(Interpreter i) {
        boolean message = i.p(6) != 0;
        if (mustWait(message)) {
            return Outcome.BLOCKED;
        }
        int profession = i.p(2);
        if (!party.classes.exists(profession)) {
            i.warn(EventFault.MISSING_CLASS, profession);
            return Outcome.NEXT;
        }
        ClassChange.Values values = ClassChange.Values.values()[Math.clamp(i.p(5), 0, 3)];
        ClassChange.Skills skills = ClassChange.Skills.values()[Math.clamp(i.p(4), 0, 2)];
        begin();
        for (int n = 0; n < ActorSelection.size(i); n++) {
            ActorState actor = ActorSelection.get(i, n);
            int before = actor.level;
            party.classes.change(actor, profession, i.p(3) != 0, values, skills);
            boolean told = actor.level > before || skills != ClassChange.Skills.KEPT;
            if (message && actor.level > 1 && told) {
                text.add(order, actor, skills == ClassChange.Skills.KEPT ? actor.level + 1 : 1);
            }
        }
        finish(i);
        return Outcome.NEXT;
    }

    /** The message counts as the foreground's, whoever opened it. */
    private void begin() {
        order.reset(Role.FOREGROUND.owner(0), 0);
        order.withoutFace = true;
        order.wraps = systems.dialect.version() == EngineVersion.RPG_2000_ENGLISH;
    }

    private void finish(Interpreter i) {
        if (systems.checkGameOver(i) || order.lineCount() == 0) {
            return;
        }
        systems.messages.show(order);
        i.state().foreground.showMessage = true;
    }
}
