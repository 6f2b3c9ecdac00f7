package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.gfx.Frame;

/**
 * Where the members of both sides stand, by the way they met (spec battle 1.6): arithmetic on
 * places in a side, sizes and rows.
 *
 * @param automatic actors stand on the grid and not where the database has them
 * @param onTerrain the grid is that of a terrain
 */
record Placement(Condition condition, BattleGrid grid, boolean automatic, boolean onTerrain) {
    private static final int CENTRE = Frame.WIDTH / 2;
    private static final int GAP = 16;

    /** The order in which actors stand. */
    private BattleGrid.Order actorOrder() {
        return condition == Condition.SURROUND ? BattleGrid.Order.PAIRED : BattleGrid.Order.IN_FILE;
    }

    /**
     * Middle of actor {@code i} of {@code n}.
     *
     * @param half half the width of the sprite
     */
    int actorX(int n, int i, int half, boolean front) {
        int lean = grid.x(n, i);
        int row = front ? half : 0;
        int x =
                switch (condition) {
                    case NONE, INITIATIVE -> Frame.WIDTH - (lean + half + row);
                    case BACK_ATTACK -> lean + 2 * half - row;
                    case SURROUND -> mirrored(lean + half + row, i);
                    case PINCERS -> CENTRE + half / 2 - row;
                };
        return inside(x, half, Frame.WIDTH);
    }

    int actorY(int n, int i, int half) {
        return grid.y(actorOrder(), n, i) - half;
    }

    /** Middle of an actor whose place is the database's own. */
    int manualActorX(int own, int half, boolean front) {
        int row = front ? half : 0;
        int x = condition == Condition.BACK_ATTACK ? Frame.WIDTH - (own + row) : own - row;
        return inside(x, half, Frame.WIDTH);
    }

    /** Middle of enemy {@code i} of {@code n}. */
    int enemyX(int n, int i, int half) {
        int lean = grid.x(n, i);
        int file = lean + BattleGrid.fileOffset(n, i) + half;
        return switch (condition) {
            case NONE, INITIATIVE -> file;
            case BACK_ATTACK -> Frame.WIDTH - file;
            case SURROUND -> CENTRE + (i % 2 == 0 ? -GAP : GAP);
            case PINCERS -> mirrored(lean + half + GAP, i);
        };
    }

    /** The places of pairs only where a terrain is fought on, as in the original. */
    int enemyY(int n, int i, int half) {
        BattleGrid.Order order =
                condition == Condition.PINCERS && onTerrain
                        ? BattleGrid.Order.PAIRED
                        : BattleGrid.Order.STAGGERED;
        return inside(grid.y(order, n, i) - half, half, Frame.HEIGHT);
    }

    /** Whether a troop that its author placed keeps its places. */
    boolean keepsTroop() {
        return condition != Condition.PINCERS && condition != Condition.SURROUND;
    }

    int manualEnemyX(int own) {
        return condition == Condition.BACK_ATTACK ? Frame.WIDTH - own : own;
    }

    int manualEnemyY(int own, int half) {
        return inside(own, half, Frame.HEIGHT);
    }

    private static int mirrored(int x, int i) {
        return i % 2 == 0 ? Frame.WIDTH - x : x;
    }

    /** Half a sprite away from both borders; the first one wins where it is too large. */
    private static int inside(int v, int half, int size) {
        return Math.max(half, Math.min(size - half, v));
    }
}
