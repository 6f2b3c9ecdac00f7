package org.vivarium.scenario;

import java.util.List;

/** Counts the pixels in which two pictures differ visibly. */
final class PictureDiff {
    private static final int WIDTH = 320;

    private PictureDiff() {}

    /**
     * @param tolerance difference of a channel that still counts as equal
     */
    static int count(int[] a, int[] b, List<Scenario.Mask> masks, int tolerance) {
        int differing = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]
                    && differ(a[i], b[i], tolerance)
                    && !masked(i % WIDTH, i / WIDTH, masks)) {
                differing++;
            }
        }
        return differing;
    }

    private static boolean differ(int a, int b, int tolerance) {
        return Math.abs((a >> 16 & 255) - (b >> 16 & 255)) > tolerance
                || Math.abs((a >> 8 & 255) - (b >> 8 & 255)) > tolerance
                || Math.abs((a & 255) - (b & 255)) > tolerance;
    }

    private static boolean masked(int x, int y, List<Scenario.Mask> masks) {
        for (Scenario.Mask m : masks) {
            if (x >= m.x() && y >= m.y() && x < m.x() + m.width() && y < m.y() + m.height()) {
                return true;
            }
        }
        return false;
    }
}
