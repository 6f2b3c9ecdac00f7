package org.vivarium.engine.event;

import org.vivarium.engine.state.EventState;

/** Calls, ends, erased events, and branches other than the simplest (spec interpreter 4, 7). */
final class FlowCommands {

    private static final int CALL = 12330;
    private static final int END = 12310;
    private static final int ERASE = 12320;

    private final EventSystems systems;
    private final BranchConditions conditions;

    private FlowCommands(EventSystems systems, BranchConditions conditions) {
        this.systems = systems;
        this.conditions = conditions;
    }

    static void register(HandlerTable table, EventSystems systems, BranchConditions conditions) {
        FlowCommands commands = new FlowCommands(systems, conditions);
        table.add(CommandCode.BRANCH, commands::branch);
        table.add(CALL, commands::call);
        table.add(END, FlowCommands::end);
        table.add(ERASE, commands::erase);
    }

    private Outcome branch(Interpreter i) {
        if (conditions.ignored(i)) {
            return Outcome.NEXT;
        }
        if (conditions.holds(i)) {
            i.setSlot(255);
        } else {
            i.setSlot(1);
            i.skip();
        }
        return Outcome.NEXT;
    }

    private static Outcome end(Interpreter i) {
        i.endList();
        return Outcome.NEXT;
    }

    private Outcome call(Interpreter i) {
        switch (i.p(0)) {
            case 0 -> callCommon(i, i.p(1));
            case 1 -> callPage(i, i.p(1), i.p(2));
            case 2 -> callPage(i, i.value(1, i.p(1)), i.value(1, i.p(2)));
            case 3 -> {
                if (i.dialect().maniac()) {
                    callCommon(i, i.value(1, i.p(1)));
                }
            }
            case 4 -> {
                if (i.dialect().maniac()) {
                    callCommon(i, i.value(2, i.p(1)));
                }
            }
            default -> i.warn(EventFault.BAD_PARAMETER, i.p(0));
        }
        return Outcome.NEXT;
    }

    static void callCommon(Interpreter i, int id) {
        Program program = i.programs().commonEvent(id);
        if (program == null) {
            i.warn(EventFault.MISSING_COMMON_EVENT, id);
        } else {
            i.call(program, 0);
        }
    }

    private void callPage(Interpreter i, int event, int page) {
        int id = event == Characters.THIS_EVENT ? i.thisEvent() : event;
        if (systems.state.map.event(id) == null) {
            i.warn(EventFault.MISSING_EVENT, event);
            return;
        }
        Program program = i.programs().mapPage(systems.state.map.id, id, page);
        if (program == null) {
            i.warn(EventFault.MISSING_PAGE, page);
        } else {
            i.call(program, id);
        }
    }

    private Outcome erase(Interpreter i) {
        int id = i.thisEvent();
        if (i.dialect().maniac() && i.parameterCount() >= 3) {
            return eraseOther(i);
        }
        EventState event = id == 0 ? null : systems.state.map.event(id);
        if (event == null) {
            return Outcome.NEXT;
        }
        event.active = false;
        return i.isForeground() ? Outcome.NEXT : Outcome.STOP;
    }

    private Outcome eraseOther(Interpreter i) {
        int id = i.packed(0, 1, i.p(2));
        EventState event =
                systems.state.map.event(id == Characters.THIS_EVENT ? i.thisEvent() : id);
        if (event != null) {
            event.active = i.packed(0, 0, i.p(1)) != 0;
        }
        return i.isForeground() ? Outcome.NEXT : Outcome.STOP;
    }
}
