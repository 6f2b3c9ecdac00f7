package org.vivarium.engine.event;

/**
 * The comparisons of branches: 0 equal, 1 at least, 2 at most, 3 more, 4 less, 5 other (spec 7.1).
 */
final class Comparison {

    static boolean test(int operator, int left, int right) {
        return switch (operator) {
            case 0 -> left == right;
            case 1 -> left >= right;
            case 2 -> left <= right;
            case 3 -> left > right;
            case 4 -> left < right;
            case 5 -> left != right;
            default -> false;
        };
    }

    private Comparison() {}
}
