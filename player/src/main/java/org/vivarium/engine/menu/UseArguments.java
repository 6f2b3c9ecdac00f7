package org.vivarium.engine.menu;

/** What the target and teleport screens are called with: what is used, and by whom. */
final class UseArguments {
    static final int ITEM = 0;
    static final int SKILL = 1;

    /** {@link #ITEM} or {@link #SKILL}. */
    static final int KIND = 0;

    /** The item's or the skill's number. */
    static final int ID = 1;

    /** Position in the party of the one who uses a skill. */
    static final int USER = 2;

    private UseArguments() {}
}
