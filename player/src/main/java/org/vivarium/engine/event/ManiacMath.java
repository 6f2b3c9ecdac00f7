package org.vivarium.engine.event;

/**
 * Mathematics of the Maniac Patch: doubles inside, saturated 32-bit numbers outside (spec 21.2).
 */
final class ManiacMath {

    int power(int base, int exponent) {
        return (int) Math.pow(base, exponent);
    }

    int squareRoot(int value, int factor) {
        double root = Math.sqrt(Math.abs((double) value)) * factor;
        return (int) (value < 0 ? -root : root);
    }

    int sine(int angle, int divisor, int factor) {
        return (int) (StrictMath.sin(radians(angle, divisor)) * factor);
    }

    int cosine(int angle, int divisor, int factor) {
        return (int) (StrictMath.cos(radians(angle, divisor)) * factor);
    }

    int arcTangent(int y, int x, int factor) {
        return (int) (StrictMath.toDegrees(StrictMath.atan2(y, x)) * factor);
    }

    int multiplyDivide(int a, int b, int c) {
        return c == 0 ? a : Arithmetic.saturate((long) a * b / c);
    }

    int divideMultiply(int a, int b, int c) {
        return b == 0 ? a : Arithmetic.saturate((long) (a / b) * c);
    }

    private static double radians(int angle, int divisor) {
        double degrees = divisor == 0 ? angle : (double) angle / divisor;
        return StrictMath.toRadians(degrees);
    }
}
