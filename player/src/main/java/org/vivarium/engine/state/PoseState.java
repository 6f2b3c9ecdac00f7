package org.vivarium.engine.state;

/** How a battler of 2003 stands on the stage: pose, weapon, way and number (spec battle 5.8). */
public final class PoseState implements Stateful {
    /** Earlier positions an afterimage shows. */
    public static final int TRAIL = 3;

    /** Ordinal of Pose: what it shows. */
    public int pose;

    /** Ordinal of PoseEnd: what follows when the pose has run through. */
    public int end;

    /** Frames the pose has shown. */
    public int frame;

    /** A held pose has run through: it stays, and no longer keeps the battler from acting. */
    public boolean held;

    /** The battle animation shown in place of the pose's own; 0 for none. */
    public int animation;

    /** Row of the battler animation's weapons held in a hand, 0 for none; 1 the second hand. */
    public int weapon;

    public int hand;
    public int weaponFrame;

    /** Movement of the action (0 none, 1 step, 2 jump, 3 to the target), and the way there. */
    public int movement;

    /** Ordinal of Way: standing, going out, being there, coming back. */
    public int way;

    /** Steps of 25 gone. */
    public int step;

    /** Where the way leads, and how far from its place the sprite is. */
    public int toX;

    public int toY;
    public int offsetX;
    public int offsetY;

    /** Trailing copies are shown. */
    public boolean afterimage;

    /** Frames they are shown yet; how far from the place each is, the latest first. */
    public int trailLeft;

    public int[] trailX = new int[TRAIL];
    public int[] trailY = new int[TRAIL];

    public void reset() {
        pose = 0;
        end = 0;
        frame = 0;
        held = false;
        animation = 0;
        weapon = 0;
        hand = 0;
        weaponFrame = 0;
        movement = 0;
        way = 0;
        step = 0;
        toX = 0;
        toY = 0;
        offsetX = 0;
        offsetY = 0;
        afterimage = false;
        trailLeft = 0;
    }

    @Override
    public void visit(StateVisitor v) {
        pose = v.i("pose", pose);
        end = v.i("end", end);
        frame = v.i("frame", frame);
        held = v.z("held", held);
        animation = v.i("animation", animation);
        weapon = v.i("weapon", weapon);
        hand = v.i("hand", hand);
        weaponFrame = v.i("weaponFrame", weaponFrame);
        movement = v.i("movement", movement);
        way = v.i("way", way);
        step = v.i("step", step);
        toX = v.i("toX", toX);
        toY = v.i("toY", toY);
        offsetX = v.i("offsetX", offsetX);
        offsetY = v.i("offsetY", offsetY);
        afterimage = v.z("afterimage", afterimage);
        trailLeft = v.i("trailLeft", trailLeft);
        trailX = v.ints("trailX", trailX);
        trailY = v.ints("trailY", trailY);
    }
}
