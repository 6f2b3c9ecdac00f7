package org.vivarium.engine.map;

import java.util.Arrays;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;

/**
 * Finds the shortest way of a character over the tiles it may walk on (EasyRPG's pathfinder, spec
 * event-commands 2003). When the target can't be reached, the way leads to the place nearest to it
 * that can.
 */
public final class PathSearch {
    private static final int STRAIGHT = 4;
    private static final int ALL = 8;
    private static final int UNSEEN = -1;
    private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};
    private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};

    private final MapWorld world;

    PathSearch(MapWorld world) {
        this.world = world;
    }

    /** What a search may do and must leave alone. */
    public record Limits(boolean diagonals, int visits, int steps, int[] ignoredEvents) {}

    /** The directions to go, 0 to 7, in their order; empty when there is nowhere to go. */
    public byte[] find(CharacterState mover, int toX, int toY, Limits limits) {
        MapGrid grid = world.grid;
        if (!grid.inside(mover.x, mover.y)) {
            return new byte[0];
        }
        int[] cameBy = new int[grid.width() * grid.height()];
        int[] queue = new int[cameBy.length];
        Arrays.fill(cameBy, UNSEEN);
        int start = mover.x + mover.y * grid.width();
        cameBy[start] = ALL;
        int tail = 0;
        queue[tail++] = start;
        int best = start;
        for (int head = 0; head < tail && head < limits.visits(); head++) {
            int tile = queue[head];
            if (distance(tile, toX, toY) < distance(best, toX, toY)) {
                best = tile;
            }
            if (distance(best, toX, toY) == 0) {
                break;
            }
            for (int d = 0; d < (limits.diagonals() ? ALL : STRAIGHT); d++) {
                int next = step(mover, tile, d, limits.ignoredEvents());
                if (next >= 0 && cameBy[next] == UNSEEN) {
                    cameBy[next] = d;
                    queue[tail++] = next;
                }
            }
        }
        return trace(cameBy, start, best, limits.steps());
    }

    private int distance(int tile, int toX, int toY) {
        int width = world.grid.width();
        return Math.abs(tile % width - toX) + Math.abs(tile / width - toY);
    }

    /** The tile one step on, or -1 where there is no way. */
    private int step(CharacterState mover, int tile, int direction, int[] ignored) {
        MapGrid grid = world.grid;
        int x = tile % grid.width();
        int y = tile / grid.width();
        int toX = grid.wrapX(x + DX[direction]);
        int toY = grid.wrapY(y + DY[direction]);
        if (!grid.inside(toX, toY) || occupied(mover, toX, toY, ignored)) {
            return -1;
        }
        int out = MapGrid.edge(0, 0, DX[direction], DY[direction]);
        int in = MapGrid.edge(DX[direction], DY[direction], 0, 0);
        boolean open =
                mover.through
                        || world.passability.tileOk(mover, out, x, y)
                                && world.passability.tileOk(mover, in, toX, toY);
        return open ? toX + toY * grid.width() : -1;
    }

    private boolean occupied(CharacterState mover, int x, int y, int[] ignored) {
        if (mover.through) {
            return false;
        }
        CharacterState hero = world.state.hero;
        if (hero != mover && hero.layer == mover.layer && hero.x == x && hero.y == y) {
            return true;
        }
        for (int slot = world.occupants.first(x, y);
                slot != TileOccupants.NONE;
                slot = world.occupants.next(slot)) {
            EventState event = world.state.map.events.get(slot);
            if (event != mover
                    && MapWorld.live(event)
                    && !event.through
                    && event.layer == mover.layer
                    && Arrays.stream(ignored).noneMatch(id -> id == event.id)) {
                return true;
            }
        }
        return false;
    }

    /** Goes back from the end to the start, as many steps from the start on as are allowed. */
    private byte[] trace(int[] cameBy, int start, int end, int most) {
        MapGrid grid = world.grid;
        int length = 0;
        for (int tile = end; tile != start; tile = before(grid, tile, cameBy[tile])) {
            length++;
        }
        byte[] way = new byte[length];
        int at = length;
        for (int tile = end; tile != start; tile = before(grid, tile, cameBy[tile])) {
            way[--at] = (byte) cameBy[tile];
        }
        return most < 0 || most >= length ? way : Arrays.copyOf(way, most);
    }

    private static int before(MapGrid grid, int tile, int direction) {
        int x = grid.wrapX(tile % grid.width() - DX[direction]);
        int y = grid.wrapY(tile / grid.width() - DY[direction]);
        return x + y * grid.width();
    }
}
