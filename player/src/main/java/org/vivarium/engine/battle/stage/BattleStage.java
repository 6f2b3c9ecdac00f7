package org.vivarium.engine.battle.stage;

import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.Animations;
import org.vivarium.engine.battle.BattlePainter;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Sprites;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.gfx.animation.AnimationScripts;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.PoseState;
import org.vivarium.model.BattlerAnimationItemSkill.Movement;

/**
 * The stage of a battle of 2003: everybody's sprite with what it does, and the whole picture. The
 * flow of the battle tells it what happens and asks whether something still moves.
 */
public final class BattleStage {
    private final BattleState battle;
    private final Battlers battlers;
    private final Sprites sprites;
    private final Sizes sizes;
    private final Poses poses;
    private final PoseEffects effects;
    private final Positions positions;
    private final Ground ground;
    private final Numbers numbers;
    private final Projectiles projectiles;
    private final StageSprites figures;
    private final StageWindows windows;
    private final TargetMarks marks;
    private final BattlePainter painter;

    public BattleStage(BattleParts parts, Animations animations) {
        Engine engine = parts.engine;
        battle = parts.battle;
        battlers = parts.battlers;
        sprites = new Sprites(parts);
        FigureSheets sheets = new FigureSheets(engine.game);
        sizes = new Sizes(sprites, sheets, new AnimationScripts(engine.game.database));
        poses = new Poses(parts.states, parts.tables.states, sizes);
        effects = new PoseEffects(engine);
        animations.useHeights(sizes::height);
        positions = new Positions(parts, sizes);
        ground = new Ground(engine);
        numbers = new Numbers(battle, engine.windows, parts.text.terms().miss());
        ActorSprites actors = new ActorSprites(engine, sheets, sizes);
        projectiles = new Projectiles(battle, sheets, actors);
        figures = new StageSprites(battlers, sprites, actors);
        GaugePainter gauges = new GaugePainter(engine);
        windows = new StageWindows(parts, gauges);
        marks = new TargetMarks(battle, battlers, sizes, gauges);
        painter =
                new BattlePainter(
                        parts,
                        ground::draw,
                        this::drawFigures,
                        animations::draw,
                        this::drawWindows);
    }

    /**
     * Another battle begins: its pictures are others, everybody stands idle in their place. The
     * state knows condition, formation, terrain and backdrop by now.
     */
    public void begin() {
        sprites.forgetPictures();
        ground.begin();
        battle.numbers.clear();
        projectiles.clear();
        battle.cursorFrames = 0;
        battle.fled = 0;
        for (int i = 0; i < battlers.allyCount(); i++) {
            poses.rest(battlers.ally(i));
        }
        positions.begin();
    }

    /** Everybody looks at the other side: when the first words have been read. */
    public void face() {
        positions.face();
    }

    /** An actor turns to the one it acts on or chose. */
    public void turn(Battler actor, Battler target) {
        Positions.turn(actor, target);
    }

    /** The actors' places anew: one changed its row, one came or left. */
    public void placeParty() {
        positions.placeParty();
    }

    /** One frame of sprites, weapons, ways and what flies, before the flow. */
    public void update() {
        sprites.update();
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler actor = battlers.ally(i);
            AnimationScript animation = sizes.animation(actor);
            if (animation != null) {
                effects.update(actor, animation);
            }
            poses.update(actor);
            Ways.update(actor.state());
            PoseState p = actor.state().pose;
            p.weaponFrame += p.weapon == 0 ? 0 : 1;
        }
        projectiles.update();
    }

    /** One frame of numbers, cursors and the ground, after the flow. */
    public void updateOver() {
        numbers.update();
        battle.cursorFrames++;
        ground.update();
    }

    /** Width of a battler's sprite in pixels. */
    public int width(Battler b) {
        return sizes.width(b);
    }

    /** Height of a battler's sprite in pixels. */
    public int height(Battler b) {
        return sizes.height(b);
    }

    /** Shows a pose from its beginning; enemies have none. */
    public void pose(Battler b, Pose pose, PoseEnd end) {
        pose(b, pose.ordinal(), end);
    }

    /** Shows a pose by its number in the database, counted from 0. */
    public void pose(Battler b, int pose, PoseEnd end) {
        if (!b.isEnemy()) {
            poses.show(b, pose, end);
        }
    }

    /**
     * A battle animation takes the place of the pose that was just shown.
     *
     * @param animation its id in the database
     */
    public void animate(Battler b, int animation) {
        b.state().pose.animation = animation;
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
     * An actor goes to its target for an action, in the pose of one who walks left.
     *
     * @param movement how, by the database (a step, a jump, all the way)
     */
    public void go(Battler user, int movement, Battler target, boolean afterimage) {
        int side = user.state().flipped ? -1 : 1;
        int toX = target.state().x + side * width(target) / 2;
        Ways.go(user.state(), movement, toX, target.state().y, afterimage);
        pose(user, Pose.WALK_LEFT, PoseEnd.LOOP);
    }

    /**
     * It goes back to its place.
     *
     * @param attacked after a normal attack: it turns round for that, as after every way to a
     *     target
     */
    public void comeBack(Battler user, boolean attacked) {
        boolean turned = attacked || user.state().pose.movement == Movement.MOVE;
        Ways.comeBack(user.state());
        pose(user, turned ? Pose.WALK_RIGHT : Pose.WALK_LEFT, PoseEnd.LOOP);
    }

    /** Whether it is on its way. */
    public boolean walking(Battler user) {
        return Ways.walking(user.state());
    }

    /**
     * An actor takes a weapon into a hand.
     *
     * @param weapon as the database has it: its place among the weapons of the battler animation,
     *     from 0; below 0 for none
     * @param hand 0 the first weapon's, 1 the second's
     */
    public void hold(Battler user, int weapon, int hand) {
        PoseState p = user.state().pose;
        p.weapon = weapon + 1;
        p.hand = hand;
        p.weaponFrame = 0;
    }

    /** The weapon goes. */
    public void sheathe(Battler user) {
        user.state().pose.weapon = 0;
    }

    /**
     * Something flies from an actor to a battler.
     *
     * @param weapon its place among the weapons of the battler animation, from 0
     * @param speed by the database: fast, medium, slow
     */
    public void shoot(ActorBattler user, int weapon, Battler target, int speed) {
        shoot(user, weapon, target.state().x, target.state().y, speed);
    }

    /** Something flies from an actor to a place on the screen. */
    public void shoot(ActorBattler user, int weapon, int x, int y, int speed) {
        projectiles.add(user, weapon + 1, x, y, speed);
    }

    /** Whether anything still flies. */
    public boolean flying() {
        return projectiles.any();
    }

    /** Damage or recovery bounces over a battler. */
    public void number(Battler b, int amount, NumberKind kind) {
        numbers.add(b, amount, kind);
    }

    /** The whole picture; only reads the state. */
    public void draw(int[] pixels) {
        painter.draw(pixels);
    }

    private void drawFigures(int[] pixels) {
        figures.draw(pixels);
        projectiles.draw(pixels);
    }

    private void drawWindows(int[] pixels) {
        windows.draw(pixels);
        numbers.draw(pixels);
        marks.draw(pixels);
    }
}
