package org.vivarium.engine.event;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Arrays;
import org.vivarium.engine.save.SaveSummary;
import org.vivarium.engine.state.VariablesState;

/** Saves asked about, written and loaded by scripts (Maniac Patch, event-commands 3001 to 3003). */
final class SaveCommands {

    /** What a save that can't be read leaves in the date's variable. */
    private static final int UNREADABLE = 8_991_230;

    private static final LocalDateTime DAY_ZERO = LocalDateTime.of(1899, 12, 30, 0, 0);
    private static final long MILLISECONDS_A_DAY = 86_400_000;
    private static final int FIRST_RESULT = 2;
    private static final int LAST_RESULT = 5;

    private final EventSystems systems;

    private SaveCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        SaveCommands commands = new SaveCommands(systems);
        table.add(3001, commands::information);
        table.add(3002, commands::save);
        table.add(3003, commands::load);
    }

    /** Date, time, level and HP of a save into variables; 0 where there is none. */
    private Outcome information(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int slot = i.value(i.p(0), i.p(1));
        SaveSummary save = slot < 1 ? SaveSummary.NOTHING : systems.saves().summary(slot - 1);
        int[] results = {0, 0, 0, 0};
        if (save.readable()) {
            LocalDateTime time =
                    DAY_ZERO.plus(
                            Duration.ofMillis((long) (save.timestamp() * MILLISECONDS_A_DAY)));
            results[0] =
                    time.getYear() % 100 * 10_000
                            + time.getMonthValue() * 100
                            + time.getDayOfMonth();
            results[1] = time.getHour() * 10_000 + time.getMinute() * 100 + time.getSecond();
            results[2] = save.level();
            results[3] = save.hp();
        } else if (save.exists()) {
            results[0] = UNREADABLE;
        }
        VariablesState variables = systems.state.variables;
        for (int p = FIRST_RESULT; p <= LAST_RESULT; p++) {
            variables.set(i.p(p), results[p - FIRST_RESULT]);
        }
        i.requestRefresh();
        if (i.parameterCount() > 8 && anyFaceWanted(i)) {
            i.warn(EventFault.FACES_AS_PICTURES, slot);
        }
        return Outcome.NEXT;
    }

    private static boolean anyFaceWanted(Interpreter i) {
        return Arrays.stream(new int[] {8, 9, 10, 11}).anyMatch(p -> i.value(i.p(7), i.p(p)) > 0);
    }

    private Outcome save(Interpreter i) {
        int slot = i.value(i.p(0), i.p(1));
        if (i.dialect().maniac() && slot > 0 && !heldInBattle(i)) {
            systems.async(AsyncOperation.SAVE, slot);
            systems.state.mapFrame.asyncVariable = i.p(2) != 0 ? i.p(3) : 0;
        }
        return Outcome.NEXT;
    }

    private Outcome load(Interpreter i) {
        int slot = i.value(i.p(0), i.p(1));
        if (i.dialect().maniac()
                && slot > 0
                && !heldInBattle(i)
                && systems.saves().summary(slot - 1).readable()) {
            systems.async(AsyncOperation.LOAD, slot);
        }
        return Outcome.NEXT;
    }

    /** A save holds no battle, so none is written or loaded during one. */
    private static boolean heldInBattle(Interpreter i) {
        if (i.inBattle()) {
            i.warn(EventFault.NOT_IN_BATTLE, i.code());
        }
        return i.inBattle();
    }
}
