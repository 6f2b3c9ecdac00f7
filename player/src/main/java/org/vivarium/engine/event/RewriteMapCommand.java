package org.vivarium.engine.event;

import org.vivarium.engine.map.TileWriter;

/**
 * Writes a rectangle of tiles into the map in play (Maniac Patch, spec event-commands 3015).
 *
 * <p>With a range, the tile parameter is the first of as many variables as the rectangle has cells,
 * row by row; the reference leaves ranges out, the test game's own words describe them.
 */
final class RewriteMapCommand {

    private final EventSystems systems;

    private RewriteMapCommand(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3015, new RewriteMapCommand(systems)::rewrite);
    }

    private Outcome rewrite(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        boolean range = i.p(1) != 0;
        boolean upper = i.p(2) != 0;
        int tile = i.packed(0, 0, i.p(3));
        int x = i.packed(0, 1, i.p(4));
        int y = i.packed(0, 2, i.p(5));
        int width = i.packed(0, 3, i.p(6));
        int height = i.packed(0, 4, i.p(7));
        long right = Math.min((long) x + width, systems.map.grid.width());
        long bottom = Math.min((long) y + height, systems.map.grid.height());
        for (int row = Math.max(0, y); row < bottom; row++) {
            for (int column = Math.max(0, x); column < right; column++) {
                int cell = (row - y) * width + column - x;
                int chip = range ? i.state().variables.get(tile + cell) : tile;
                if (TileWriter.exists(upper, chip)) {
                    systems.map.tiles.put(upper, column, row, chip);
                } else {
                    i.warn(EventFault.MISSING_TILE, chip);
                }
            }
        }
        if (!upper && i.p(8) == 0) {
            systems.map.tiles.join(x, y, width, height);
        }
        return Outcome.NEXT;
    }
}
