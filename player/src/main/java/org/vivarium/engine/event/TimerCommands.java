package org.vivarium.engine.event;

import org.vivarium.engine.state.TimerState;

/** Setting, starting and stopping the two timers (spec interpreter 18). */
final class TimerCommands {

    private static final int FRAMES_PER_SECOND = 60;
    private static final int REST_OF_SECOND = 59;

    private TimerCommands() {}

    static void register(HandlerTable table) {
        table.add(10230, TimerCommands::control);
    }

    private static Outcome control(Interpreter i) {
        int number = i.dialect().is2003() ? i.p(5) : 0;
        if (number < 0 || number > 1) {
            return Outcome.NEXT;
        }
        TimerState timer = number == 0 ? i.state().party.timer1 : i.state().party.timer2;
        switch (i.p(0)) {
            case 0 -> set(i, timer);
            case 1 -> {
                timer.active = true;
                timer.visible = i.p(3) != 0;
                timer.inBattle = i.p(4) != 0;
            }
            case 2 -> {
                timer.active = false;
                timer.visible = false;
                timer.inBattle = false;
            }
            default -> {
                i.warn(EventFault.BAD_PARAMETER, i.p(0));
                return Outcome.BLOCKED;
            }
        }
        return Outcome.NEXT;
    }

    private static void set(Interpreter i, TimerState timer) {
        int seconds = i.value(i.p(1), i.p(2));
        long frames = seconds < 0 ? 0 : (long) seconds * FRAMES_PER_SECOND + REST_OF_SECOND;
        timer.frames = (int) Math.min(frames, Integer.MAX_VALUE);
        i.requestRefresh();
    }
}
