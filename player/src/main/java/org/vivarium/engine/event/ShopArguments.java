package org.vivarium.engine.event;

/** Where a shop finds what the event said, in the arguments of its scene. */
public final class ShopArguments {

    /** Interpreter that hears whether anything was traded: answer 0, or nothing: answer 1. */
    public static final int OWNER = 0;

    public static final int INDENT = 1;

    /** 0 buy and sell, 1 buy, 2 sell. */
    public static final int MODE = 2;

    /** Set of phrases, 0 to 2. */
    public static final int MESSAGES = 3;

    /** The goods from here on. */
    public static final int FIRST_ITEM = 4;

    private ShopArguments() {}
}
