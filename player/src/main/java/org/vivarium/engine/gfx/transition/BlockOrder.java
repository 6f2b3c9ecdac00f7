package org.vivarium.engine.gfx.transition;

import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.state.RandomState;

/**
 * The order in which the 4800 blocks of 4 by 4 pixels change in the block transitions: at random,
 * or as a ragged front down or up (spec screen 5.4). Kept for the seed it was made from.
 */
final class BlockOrder {
    static final int SIZE = 4;
    static final int COLUMNS = Frame.WIDTH / SIZE;
    private static final int ROWS = Frame.HEIGHT / SIZE;

    private final RandomState random = new RandomState();
    private final int[] blocks = new int[COLUMNS * ROWS];
    private TransitionType type = TransitionType.NONE;
    private int seed;

    /** The permutation for a type and a seed; valid until the next call. */
    int[] of(TransitionType wanted, int wantedSeed) {
        if (wanted != type || wantedSeed != seed) {
            type = wanted;
            seed = wantedSeed;
            random.seed(wantedSeed);
            fill();
        }
        return blocks;
    }

    private void fill() {
        boolean up = type == TransitionType.BLOCKS_UP;
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = up ? blocks.length - 1 - i : i;
        }
        if (type == TransitionType.RANDOM_BLOCKS) {
            shuffle(0, blocks.length);
            return;
        }
        for (int i = 0; i < ROWS - 1; i++) {
            int end = COLUMNS * (i < 10 ? 2 * i + 1 : i <= 50 ? i + 10 : (i + 60) / 2);
            shuffle(COLUMNS * i, end);
            int from = COLUMNS * i + (i % 2 == 0 ? 0 : 2);
            int to = COLUMNS * i + (i % 2 == 0 ? 1 : 3) + (i > 40 ? 3 : 0);
            for (int at = from; at < to; at++) {
                swap(at, first(at, end, up));
            }
        }
    }

    private void shuffle(int from, int to) {
        for (int i = to - 1; i > from; i--) {
            swap(i, random.between(from, i));
        }
    }

    /**
     * Where the block that lies furthest behind the front stands between {@code from} and {@code
     * to}.
     */
    private int first(int from, int to, boolean up) {
        int best = from;
        for (int i = from + 1; i < to; i++) {
            if (up ? blocks[i] > blocks[best] : blocks[i] < blocks[best]) {
                best = i;
            }
        }
        return best;
    }

    private void swap(int i, int j) {
        int t = blocks[i];
        blocks[i] = blocks[j];
        blocks[j] = t;
    }
}
