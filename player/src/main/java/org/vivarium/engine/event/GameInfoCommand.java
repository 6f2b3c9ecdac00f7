package org.vivarium.engine.event;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;

/** Get game information of the Maniac Patch (spec event-commands, 3021). */
final class GameInfoCommand {

    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    private static final int MAX_SIDE = 500;

    private final EventSystems systems;
    private final GameState state;

    private GameInfoCommand(EventSystems systems) {
        this.systems = systems;
        this.state = systems.state;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3021, new GameInfoCommand(systems)::get);
    }

    private Outcome get(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int first = i.p(2);
        switch (i.p(1)) {
            case 0 -> store(first, systems.map.grid.width(), systems.map.grid.height());
            case 1 -> tiles(i);
            case 2 -> store(first, WIDTH, HEIGHT);
            case 4 -> interpreter(i, i.packed(0, 3, i.p(4)), first);
            case 5 -> store(first, state.map.chipset);
            case 8 -> screenPlace(i, i.packed(0, 0, i.p(3)), first);
            case 9 -> store(first, state.screen.shakePosition, 0);
            default -> i.warn(EventFault.BAD_PARAMETER, i.p(1));
        }
        i.requestRefresh();
        return Outcome.NEXT;
    }

    /** The tiles of a rectangle, row by row, numbered as Rewrite Map has them. */
    private void tiles(Interpreter i) {
        boolean upper = i.p(2) != 0;
        int x = i.packed(0, 0, i.p(3));
        int y = i.packed(0, 1, i.p(4));
        int width = Math.clamp(i.packed(0, 2, i.p(5)), 0, MAX_SIDE);
        int height = Math.clamp(i.packed(0, 3, i.p(6)), 0, MAX_SIDE);
        for (int n = 0; n < width * height; n++) {
            int chip = systems.map.tiles.chip(upper, x + n % width, y + n / width);
            state.variables.set(i.p(7) + n, chip);
        }
    }

    private void store(int first, int... values) {
        for (int n = 0; n < values.length; n++) {
            state.variables.set(first + n, values[n]);
        }
    }

    /** Kind, event, page and line of a list of the call stack, counted from the present one. */
    private void interpreter(Interpreter i, int nesting, int first) {
        int depth = i.run().stack.size() - 1 - Math.max(0, nesting);
        if (depth < 0) {
            return;
        }
        FrameState frame = i.run().stack.get(depth);
        ProgramRef ref = frame.ref;
        boolean map = ref.kind() == ProgramRef.Kind.MAP_PAGE;
        store(first, ref.kind().ordinal(), map ? ref.b() : ref.a(), ref.c(), 0, frame.index);
    }

    private void screenPlace(Interpreter i, int id, int first) {
        CharacterState character = i.character(id);
        if (character != null) {
            store(
                    first,
                    systems.map.places.screenX(character),
                    systems.map.places.screenY(character));
        }
    }
}
