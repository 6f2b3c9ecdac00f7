package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.Animations;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.EnemyBattler;
import org.vivarium.engine.battle.Sprites;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.state.PoseState;

/**
 * The stage of a battle of 2003: everybody's sprite with what it does, and the whole picture. The
 * flow of the battle tells it what happens and asks whether something still moves.
 */
public final class BattleStage {
    private static final int CHARSET_CELL = 48;

    private final Battlers battlers;
    private final Sprites sprites;
    private final Poses poses;
    private final Ways ways = new Ways();

    public BattleStage(BattleParts parts, Animations animations) {
        battlers = parts.battlers;
        sprites = new Sprites(parts);
        poses = new Poses(parts);
    }

    /** Another battle begins: its pictures are others, everybody stands idle. */
    public void begin() {
        sprites.forgetPictures();
        for (int i = 0; i < battlers.allyCount(); i++) {
            poses.rest(battlers.ally(i));
        }
    }

    /** One frame of sprites, weapons and ways, before the flow. */
    public void update() {
        sprites.update();
        for (int i = 0; i < battlers.allyCount(); i++) {
            poses.update(battlers.ally(i));
            ways.update(battlers.ally(i));
        }
    }

    /** One frame of numbers, cursors and of those who run away, after the flow. */
    public void updateOver() {
        for (int i = 0; i < battlers.allyCount(); i++) {
            PoseState p = battlers.ally(i).state().pose;
            p.numberFrame++;
        }
    }

    /** Width of a battler's sprite in pixels. */
    public int width(Battler b) {
        return b instanceof EnemyBattler enemy ? picture(enemy).width() : CHARSET_CELL;
    }

    /** Height of a battler's sprite in pixels. */
    public int height(Battler b) {
        return b instanceof EnemyBattler enemy ? picture(enemy).height() : CHARSET_CELL;
    }

    private Bitmap picture(EnemyBattler enemy) {
        return sprites.bitmap(enemy);
    }

    /** Shows a pose from its beginning; enemies have none. */
    public void pose(Battler b, Pose pose, PoseEnd end) {
        if (!b.isEnemy()) {
            poses.show(b, pose, end);
        }
    }

    /** The pose of one who does nothing. */
    public void rest(Battler b) {
        if (!b.isEnemy()) {
            poses.rest(b);
        }
    }

    /** Whether the sprite shows nothing an action of this battler has to wait for. */
    public boolean idle(Battler b) {
        return b.isEnemy() || poses.idle(b);
    }

    /**
     * An actor goes to its target for an action.
     *
     * @param movement how, by the database (a step, a jump, all the way)
     */
    public void go(Battler user, int movement, Battler target, boolean afterimage) {
        int side = user.state().flipped ? -1 : 1;
        int toX = target.state().x + side * width(target) / 2;
        ways.go(user, movement, toX, target.state().y, afterimage);
    }

    /** It goes back to its place. */
    public void comeBack(Battler user) {
        ways.comeBack(user);
    }

    /** Whether it is on its way. */
    public boolean walking(Battler user) {
        return ways.walking(user);
    }

    /**
     * An actor takes a weapon into a hand: a row of its battler animation, 0 for nothing.
     *
     * @param hand 0 the first weapon's, 1 the second's
     */
    public void hold(Battler user, int weapon, int hand) {
        PoseState p = user.state().pose;
        p.weapon = weapon;
        p.hand = hand;
        p.weaponFrame = 0;
    }

    /** Damage or recovery floats over a battler. */
    public void number(Battler b, int amount, NumberKind kind) {
        PoseState p = b.state().pose;
        p.number = amount;
        p.numberKind = kind.ordinal();
        p.numberFrame = 0;
    }

    /** The whole picture; only reads the state. */
    public void draw(int[] pixels) {
        sprites.draw(pixels);
    }
}
