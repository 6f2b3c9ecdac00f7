package org.vivarium.engine.gfx.command;

import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.gfx.picture.PictureOrder;

/**
 * What the Maniac Patch adds to Show and Move Picture: origin, blending, mirroring, a fixed angle,
 * a zoom of its own for the height (spec event-commands 11110, 11120).
 */
final class ManiacPictures {

    /** Where a command keeps each of them; parameters below 0 don't exist. */
    record Layout(int blend, int divisor, int angleModes, int zoomDown, int zoomModes) {}

    static final Layout SHOW = new Layout(14, 15, 16, 31, 17);
    static final Layout MOVE = new Layout(16, -1, -1, 18, 17);

    private static final int ORIGIN = 1;
    private static final int POWER = 13;
    private static final int MIRRORED = 16;
    private static final int UPSIDE_DOWN = 32;
    private static final int HEIGHT_NIBBLE = 3;
    private static final int FULL_TURN = 256;
    private static final int DEGREES = 360;

    private ManiacPictures() {}

    static void extend(Interpreter i, PictureOrder order, Layout layout) {
        if (!i.dialect().maniac()) {
            return;
        }
        order.origin = i.p(ORIGIN) >> 8 & 0xFF;
        blend(order, i.p(layout.blend) >> 8);
        if (order.effectMode == PictureOrder.FIXED_ANGLE) {
            order.effectPower = turn(angle(i, layout), 1);
        }
        if (i.parameterCount() > layout.zoomDown && i.p(layout.zoomDown) > 0) {
            order.zoomDown =
                    Math.max(0, i.packed(layout.zoomModes, HEIGHT_NIBBLE, i.p(layout.zoomDown)));
        }
    }

    private static int angle(Interpreter i, Layout layout) {
        if (layout.angleModes < 0) {
            return i.p(POWER);
        }
        int divisor = i.packed(layout.angleModes, 1, i.p(layout.divisor));
        return i.packed(layout.angleModes, 0, i.p(POWER)) / (divisor == 0 ? 1 : divisor);
    }

    /** Degrees, over a divisor, as 256ths of a turn. */
    static int turn(int degrees, int divisor) {
        return (int) ((long) degrees * FULL_TURN / ((long) DEGREES * divisor));
    }

    /** Low bits: blending; bits 4 and 5: mirrored, upside down. */
    static void blend(PictureOrder order, int bits) {
        order.blend = bits & 15;
        order.mirrored = (bits & MIRRORED) != 0;
        order.upsideDown = (bits & UPSIDE_DOWN) != 0;
    }
}
