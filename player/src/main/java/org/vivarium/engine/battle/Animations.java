package org.vivarium.engine.battle;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.animation.AnimationEffects;
import org.vivarium.engine.gfx.animation.AnimationPlayer;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.gfx.animation.AnimationScripts;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattleAnimationState;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.engine.state.BattleState;

/** Battle animations over the enemies; over the party of 2000 only heard (spec battle 5.9). */
public final class Animations implements AnimationEffects {
    private static final int SCREEN_X = 160;
    private static final int SCREEN_Y = 80;
    private static final int HEARD_FRAMES = 40;
    private static final int SHAKE_STRENGTH = 3;
    private static final int SHAKE_SPEED = 5;
    private static final int SHAKE_FRAMES = 32;

    private final Engine engine;
    private final BattleState battle;
    private final Battlers battlers;
    private final BattleAnimationState at;
    private final AnimationScripts scripts;
    private final AnimationPlayer player;
    private final boolean seenOnActors;
    private final boolean inverts;
    private BattlerHeights heights = this::monsterHeight;

    public Animations(BattleParts parts) {
        engine = parts.engine;
        battle = parts.battle;
        battlers = parts.battlers;
        at = battle.animation;
        seenOnActors = engine.game.profile.is2003();
        inverts = seenOnActors && engine.game.system.invertAnimations();
        scripts = new AnimationScripts(engine.game.database);
        player = new AnimationPlayer(engine.bitmaps, engine.sprites);
    }

    /** Takes heights of battlers from here: in 2003 actors have some, too. */
    public void useHeights(BattlerHeights newHeights) {
        heights = newHeights;
    }

    private int monsterHeight(Battler b) {
        return b instanceof EnemyBattler enemy
                ? engine.bitmaps.get(AssetKind.MONSTER, enemy.graphic()).height()
                : 0;
    }

    /**
     * Plays an animation on the targets of an action.
     *
     * @return frames it takes, 0 when there is none of that number
     */
    public int play(int id, BattleRunState run) {
        begin(id);
        Battler user = battlers.get(run.user);
        at.mirrored = inverts && user != null && user.state().flipped != user.isEnemy();
        for (int i = 0; i < run.targetCount; i++) {
            Battler target = battlers.get(run.targets[i]);
            if (!target.state().hidden && (!target.isEnemy() || target.exists())) {
                addTarget(target);
            }
        }
        return length();
    }

    /** Plays an animation on one battler of a side, or with -1 on all of it. */
    public int play(int id, int target, boolean allies) {
        begin(id);
        for (int i = 0; i < battlers.count(!allies); i++) {
            Battler member = battlers.member(!allies, i);
            boolean meant = target < 0 ? allies || member.exists() : i == target;
            if (meant && !member.state().hidden) {
                addTarget(member);
            }
        }
        return length();
    }

    private void begin(int id) {
        at.id = id;
        at.frame = 0;
        at.targetCount = 0;
        at.soundOnly = false;
        at.mirrored = false;
    }

    private void addTarget(Battler target) {
        at.targets[at.targetCount++] = target.number();
        at.soundOnly |= !seenOnActors && !target.isEnemy();
    }

    private int length() {
        AnimationScript script = scripts.get(at.id);
        if (script == null || at.targetCount == 0 && !script.onScreen()) {
            at.id = 0;
            return 0;
        }
        at.length = at.soundOnly ? Math.min(HEARD_FRAMES, script.length()) : script.length();
        return at.length;
    }

    public boolean playing() {
        return at.id != 0;
    }

    public void update() {
        AnimationScript script = at.id == 0 ? null : scripts.get(at.id);
        if (script == null) {
            return;
        }
        if (at.frame < at.length) {
            AnimationPlayer.update(script, at.frame, this);
        }
        at.frame++;
        if (at.frame >= at.length) {
            flashTarget(0, 0, 0, 0);
            flashScreen(0, 0, 0, 0);
            at.id = 0;
        }
    }

    public void draw(int[] frame) {
        AnimationScript script = at.id == 0 || at.soundOnly ? null : scripts.get(at.id);
        if (script == null) {
            return;
        }
        int flash = ScreenSystem.flash(engine.state.screen);
        if (script.onScreen()) {
            player.draw(frame, script, at.frame, SCREEN_X, SCREEN_Y, flash, at.mirrored);
            return;
        }
        for (int i = 0; i < at.targetCount; i++) {
            Battler target = battlers.get(at.targets[i]);
            int y = target.state().y + script.place * heights.of(target) / 2;
            player.draw(frame, script, at.frame, target.state().x, y, flash, at.mirrored);
        }
    }

    @Override
    public void sound(String name, int volume, int tempo, int balance) {
        engine.audio.playSound(name, volume, tempo, balance);
    }

    @Override
    public void flashScreen(int red, int green, int blue, int level) {
        if (!at.soundOnly) {
            ScreenSystem.flash(engine.state.screen, red, green, blue, level, 0);
        }
    }

    @Override
    public void flashTarget(int red, int green, int blue, int level) {
        for (int i = 0; i < at.targetCount; i++) {
            battlers.get(at.targets[i]).state().flash.start(red, green, blue, level, 0);
        }
    }

    @Override
    public void shakeTarget() {
        for (int i = 0; i < at.targetCount; i++) {
            battlers.get(at.targets[i]).state().shakeLeft = SHAKE_FRAMES;
        }
    }

    @Override
    public void shakeScreen() {
        if (!at.soundOnly) {
            ScreenSystem.shake(engine.state.screen, SHAKE_STRENGTH, SHAKE_SPEED, SHAKE_FRAMES);
        }
    }
}
