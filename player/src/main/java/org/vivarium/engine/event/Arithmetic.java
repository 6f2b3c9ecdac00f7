package org.vivarium.engine.event;

/**
 * The operations of "Control variables" (spec interpreter 8.2): 32-bit, saturating, division
 * truncated toward zero. The range of the engine is the variables' own matter.
 */
final class Arithmetic {

    static final int SET = 0;
    static final int ADD = 1;
    static final int SUBTRACT = 2;
    static final int MULTIPLY = 3;
    static final int DIVIDE = 4;
    static final int REMAINDER = 5;
    static final int OR = 6;
    static final int AND = 7;
    static final int XOR = 8;
    static final int SHIFT_LEFT = 9;
    static final int SHIFT_RIGHT = 10;

    static int apply(int operation, int target, int operand) {
        return switch (operation) {
            case SET -> operand;
            case ADD -> saturate((long) target + operand);
            case SUBTRACT -> saturate((long) target - operand);
            case MULTIPLY -> saturate((long) target * operand);
            case DIVIDE -> operand == 0 ? target : saturate((long) target / operand);
            case REMAINDER -> operand == 0 ? 0 : (int) ((long) target % operand);
            case OR -> target | operand;
            case AND -> target & operand;
            case XOR -> target ^ operand;
            case SHIFT_LEFT -> target << operand;
            case SHIFT_RIGHT -> target >> operand;
            default -> target;
        };
    }

    static int saturate(long value) {
        return (int) Math.clamp(value, Integer.MIN_VALUE, (long) Integer.MAX_VALUE);
    }

    private Arithmetic() {}
}
