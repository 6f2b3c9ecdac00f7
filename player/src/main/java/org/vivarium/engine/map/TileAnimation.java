package org.vivarium.engine.map;

/** Which step of its animation a tile shows, from the game's frame counter (spec map-scene 2). */
public final class TileAnimation {
    private static final int FAST = 12;
    private static final int SLOW = 24;
    private static final int BLOCK_FRAMES = 6;

    private TileAnimation() {}

    /** Step 0 to 2 of the water; type 0 goes forth and back, others round. */
    public static int water(int frame, int type, int speed) {
        int step = frame / (speed != 0 ? FAST : SLOW);
        if (type != 0) {
            return step % 3;
        }
        int turn = step % 4;
        return turn == 3 ? 1 : turn;
    }

    /** Step 0 to 3 of block C. */
    public static int block(int frame) {
        return frame / BLOCK_FRAMES % 4;
    }
}
