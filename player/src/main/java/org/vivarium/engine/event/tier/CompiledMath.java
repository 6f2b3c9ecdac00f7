package org.vivarium.engine.event.tier;

import org.vivarium.engine.state.FrameState;

/**
 * What generated code calls for single commands: small enough that the JVM always inlines it. The
 * arithmetic is that of spec interpreter 8.2, with the clamping of 8.1 already done.
 */
public final class CompiledMath {

    private CompiledMath() {}

    static int clamp(long value, int limit) {
        if (value > limit) {
            return limit;
        }
        return value < -limit ? -limit : (int) value;
    }

    public static int set(int target, int operand, int limit) {
        return clamp(operand, limit);
    }

    public static int add(int target, int operand, int limit) {
        return clamp((long) target + operand, limit);
    }

    public static int subtract(int target, int operand, int limit) {
        return clamp((long) target - operand, limit);
    }

    public static int multiply(int target, int operand, int limit) {
        return clamp((long) target * operand, limit);
    }

    public static int divide(int target, int operand, int limit) {
        return clamp(operand == 0 ? target : (long) target / operand, limit);
    }

    public static int remainder(int target, int operand, int limit) {
        return operand == 0 ? 0 : clamp((long) target % operand, limit);
    }

    /** A marker: its body runs when the slot holds {@code value} (spec 4.2). */
    public static boolean enters(FrameState frame, int indent, int value) {
        if (frame.slot(indent) != value) {
            return false;
        }
        frame.setSlot(indent, FrameState.NO_BRANCH);
        return true;
    }
}
