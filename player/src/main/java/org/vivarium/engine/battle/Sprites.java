package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.Trig;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattlerState;

/** The enemies on the screen: one frame of their effects, and drawing (spec battle 5.7). */
public final class Sprites {
    private static final int FADE_STEPS = 32;
    private static final int EXPLOSION = 20;
    private static final int EXPLOSION_STEP = 12;
    private static final int TRANSLUCENT = 160;
    private static final int SHAKE_AMPLITUDE = 7;
    private static final int SHAKE_SPEED = 5;
    private static final int FLOAT_PERIOD = 256;
    private static final int FLOAT_HEIGHT = 4;

    private final Engine engine;
    private final boolean is2003;
    private final Battlers battlers;
    private final MonsterBank monsters;
    private final Sprite sprite = new Sprite();

    public Sprites(BattleParts parts) {
        engine = parts.engine;
        is2003 = engine.game.profile.is2003();
        battlers = parts.battlers;
        monsters = new MonsterBank(engine.game.assets, parts.tables.database.enemies().size());
    }

    /** Another battle begins. */
    public void forgetPictures() {
        monsters.clear();
    }

    public void update() {
        for (int i = 0; i < battlers.enemyCount(); i++) {
            update(battlers.enemy(i).state());
        }
        for (int i = 0; i < battlers.allyCount(); i++) {
            update(battlers.ally(i).state());
        }
    }

    /** One frame of a battler's effects. */
    public static void update(BattlerState s) {
        s.blink = Math.max(0, s.blink - 1);
        s.fade = Math.max(0, s.fade - 1);
        s.explosion = Math.max(0, s.explosion - 1);
        s.life = (s.life + 1) % FLOAT_PERIOD;
        if (s.flash.timeLeft > 0) {
            s.flash.update();
        }
        if (s.shakeLeft > 0) {
            shake(s);
        }
    }

    private int floating(EnemyBattler enemy) {
        return is2003 && enemy.floats() ? floating(enemy.state().life) : 0;
    }

    /** Pixels one who floats is below its place in a frame of its life. */
    static int floating(int life) {
        double wave = Trig.sin(2 * Math.PI * life / FLOAT_PERIOD);
        return (int) Math.rint(wave * FLOAT_HEIGHT);
    }

    private static void shake(BattlerState s) {
        s.shakeLeft--;
        if (s.shakeLeft == 0) {
            s.shakePosition = 0;
            return;
        }
        int phase = s.shakeLeft * 4 * (SHAKE_SPEED + 2) % 256;
        int wanted = (int) (-SHAKE_AMPLITUDE * Trig.sin(phase * Math.PI / 128));
        int limit = SHAKE_SPEED * SHAKE_AMPLITUDE / 8 + 1;
        s.shakePosition = Math.clamp(wanted, s.shakePosition - limit, s.shakePosition + limit);
    }

    public void draw(int[] frame) {
        int last = Integer.MIN_VALUE;
        for (int n = 0; n < battlers.enemyCount(); n++) {
            EnemyBattler next = null;
            int nextKey = Integer.MAX_VALUE;
            for (int i = 0; i < battlers.enemyCount(); i++) {
                int key = key(battlers.enemy(i));
                if (key > last && key < nextKey) {
                    next = battlers.enemy(i);
                    nextKey = key;
                }
            }
            if (next == null) {
                return;
            }
            draw(frame, next);
            last = nextKey;
        }
    }

    /** Those further down lie in front (spec battle 1.6). */
    private int key(EnemyBattler enemy) {
        int bottom = enemy.state().y + bitmap(enemy).height() / 2;
        return bottom * 128 + 128 - enemy.index();
    }

    public Bitmap bitmap(EnemyBattler enemy) {
        return monsters.get(enemy);
    }

    /** Five frames on and five off while it blinks. */
    public static boolean blinksOut(BattlerState s) {
        return s.blink > 0 && s.blink % 10 >= 5;
    }

    /** Opacity of one who explodes or fades away. */
    public static int leavingAlpha(BattlerState s) {
        return s.explosion > 0
                ? EXPLOSION_STEP * s.explosion
                : Math.min(s.fade, FADE_STEPS) * 255 / FADE_STEPS;
    }

    /** One enemy, if it is there or still leaving. */
    public void draw(int[] frame, EnemyBattler enemy) {
        BattlerState s = enemy.state();
        boolean gone = !enemy.exists() && s.fade == 0 && s.explosion == 0;
        if (gone || blinksOut(s) || enemy.graphic().isEmpty()) {
            return;
        }
        Bitmap image = bitmap(enemy);
        int alpha = 255;
        double zoom = 1;
        if (!enemy.exists() && s.explosion > 0) {
            zoom = 1 + (EXPLOSION - s.explosion) / (double) EXPLOSION;
        }
        if (!enemy.exists()) {
            alpha = leavingAlpha(s);
        }
        sprite.reset(image)
                .anchor(image.width() / 2, image.height() / 2)
                .at(
                        s.x + s.shakePosition + engine.state.screen.shakePosition,
                        s.y + floating(enemy))
                .opacity(enemy.isTranslucent() ? TRANSLUCENT * alpha / 255 : alpha);
        sprite.mirrored = s.flipped;
        sprite.zoomX = zoom;
        sprite.zoomY = zoom;
        sprite.tone = ScreenSystem.tone(engine.state.screen);
        sprite.flash = ScreenSystem.flash(s.flash);
        engine.sprites.draw(frame, sprite);
    }
}
