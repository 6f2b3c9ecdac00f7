package org.vivarium.engine.event;

import java.util.Arrays;
import org.vivarium.engine.map.PathSearch;
import org.vivarium.engine.state.CharacterState;

/** Sends a character to a place by the shortest way (EasyRPG, spec event-commands 2003). */
final class PathCommand {

    private static final int FLAGS = 10;
    private static final int WAIT_WHILE_MOVING = 1;
    private static final int DIAGONALS = 2;
    private static final int SKIP_WHILE_MOVING = 8;
    private static final int SKIPPABLE = 16;
    private static final int FIRST_IGNORED = 13;
    private static final int MAX_IGNORED = 10_000;
    private static final int USUAL_FREQUENCY = 3;

    private final EventSystems systems;

    private PathCommand(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(2003, new PathCommand(systems)::find);
    }

    private Outcome find(Interpreter i) {
        if (!i.dialect().easyRpg()) {
            return Outcome.NEXT;
        }
        CharacterState character = i.character(i.value(i.p(0), i.p(1)));
        if (character == null) {
            i.warn(EventFault.MISSING_EVENT, i.value(i.p(0), i.p(1)));
            return Outcome.NEXT;
        }
        int flags = i.p(FLAGS);
        if (character.remaining > 0 && (flags & WAIT_WHILE_MOVING) != 0) {
            return Outcome.BLOCKED;
        }
        if (character.remaining > 0 && (flags & SKIP_WHILE_MOVING) != 0) {
            return Outcome.NEXT;
        }
        int visits = i.value(i.p(6), i.p(7));
        PathSearch.Limits limits =
                new PathSearch.Limits(
                        (flags & DIAGONALS) != 0,
                        visits > 0 ? visits : Integer.MAX_VALUE,
                        i.value(i.p(8), i.p(9)),
                        ignored(i));
        byte[] way =
                systems.map.paths.find(
                        character, i.value(i.p(2), i.p(3)), i.value(i.p(4), i.p(5)), limits);
        if (way.length > 0) {
            boolean skippable = (flags & SKIPPABLE) != 0;
            systems.map.routes.force(character, way, false, skippable, frequency(i));
        }
        return Outcome.NEXT;
    }

    /** Ids of events that don't stand in the way: in the command, or counted out in variables. */
    private int[] ignored(Interpreter i) {
        if (i.p(11) == 0) {
            int count = Math.clamp(i.p(12), 0, Math.max(0, i.parameterCount() - FIRST_IGNORED));
            int[] ids = new int[count];
            Arrays.setAll(ids, n -> i.p(FIRST_IGNORED + n));
            return ids;
        }
        int first = i.p(12);
        int[] ids = new int[Math.clamp(i.value(1, first), 0, MAX_IGNORED)];
        Arrays.setAll(ids, n -> i.value(1, first + 1 + n));
        return ids;
    }

    private static int frequency(Interpreter i) {
        int at = FIRST_IGNORED + (i.p(11) == 0 ? Math.max(0, i.p(12)) : 0);
        return i.parameterCount() > at + 1 ? i.value(i.p(at), i.p(at + 1)) : USUAL_FREQUENCY;
    }
}
