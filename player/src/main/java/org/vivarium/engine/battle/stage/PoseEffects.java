package org.vivarium.engine.battle.stage;

import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.gfx.animation.AnimationEffects;
import org.vivarium.engine.gfx.animation.AnimationPlayer;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.FlashState;

/** What an actor's pose does where it is a battle animation: all of it to the actor itself. */
final class PoseEffects implements AnimationEffects {
    private static final int SHAKE_FRAMES = 32;

    private final Engine engine;
    private BattlerState actor;

    PoseEffects(Engine engine) {
        this.engine = engine;
    }

    /** One frame of an animation as an actor's pose. */
    void update(ActorBattler b, AnimationScript animation) {
        actor = b.state();
        AnimationPlayer.update(animation, actor.pose.frame, this);
    }

    @Override
    public void sound(String name, int volume, int tempo, int balance) {
        engine.audio.playSound(name, volume, tempo, balance);
    }

    @Override
    public void flashScreen(int red, int green, int blue, int level) {
        flashTarget(red, green, blue, level);
    }

    /** A flash that fades by itself is left alone: it comes from elsewhere. */
    @Override
    public void flashTarget(int red, int green, int blue, int level) {
        FlashState flash = actor.flash;
        if (level > 0) {
            flash.start(red, green, blue, level, 1);
        }
    }

    @Override
    public void shakeTarget() {
        actor.shakeLeft = SHAKE_FRAMES;
    }

    @Override
    public void shakeScreen() {
        shakeTarget();
    }
}
