package org.vivarium.engine.gfx.animation;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.model.Animation;
import org.vivarium.model.AnimationCell;
import org.vivarium.model.AnimationFrame;
import org.vivarium.model.AnimationTiming;
import org.vivarium.model.Rows;
import org.vivarium.model.Sound;

/**
 * One battle animation of the database, resolved into arrays: what each frame shows and what
 * happens when.
 */
public final class AnimationScript {
    private static final int SMALL = 96;
    private static final int LARGE = 128;
    private static final int SCOPE_SCREEN = 1;

    final AssetKind sheetKind;
    final String sheet;
    final int cellSize;
    final boolean onScreen;

    /** -1 above the target's middle, 0 there, 1 below. */
    public final int place;

    /** First cell of each frame, and the end. */
    final int[] firstCell;

    final int[] cell;
    final int[] x;
    final int[] y;
    final double[] zoom;
    final int[] tone;
    final int[] opacity;
    final String[] sound;
    final int[] volume;
    final int[] tempo;
    final int[] balance;
    final int[] timingFrame;
    final int[] flashScope;
    final int[] flashPower;
    final int[] flashRed;
    final int[] flashGreen;
    final int[] flashBlue;
    final int[] shakeScope;

    public AnimationScript(Animation row) {
        sheetKind = row.large() ? AssetKind.BATTLE2 : AssetKind.BATTLE;
        sheet = row.animationName();
        cellSize = row.large() ? LARGE : SMALL;
        onScreen = row.scope() == SCOPE_SCREEN;
        place = Math.clamp(row.position(), 0, 2) - 1;
        Rows<AnimationFrame> frames = row.frames();
        firstCell = new int[frames.size() + 1];
        for (int f = 0; f < frames.size(); f++) {
            firstCell[f + 1] = firstCell[f] + frames.at(f).cells().size();
        }
        int n = firstCell[frames.size()];
        cell = new int[n];
        x = new int[n];
        y = new int[n];
        zoom = new double[n];
        tone = new int[n];
        opacity = new int[n];
        for (int f = 0, at = 0; f < frames.size(); f++) {
            for (AnimationCell c : frames.at(f).cells()) {
                fill(at++, c);
            }
        }
        Rows<AnimationTiming> list = row.timings();
        sound = new String[list.size()];
        volume = new int[list.size()];
        tempo = new int[list.size()];
        balance = new int[list.size()];
        timingFrame = new int[list.size()];
        flashScope = new int[list.size()];
        flashPower = new int[list.size()];
        flashRed = new int[list.size()];
        flashGreen = new int[list.size()];
        flashBlue = new int[list.size()];
        shakeScope = new int[list.size()];
        for (int i = 0; i < list.size(); i++) {
            AnimationTiming timing = list.at(i);
            Sound se = timing.se();
            sound[i] = se.name();
            volume[i] = se.volume();
            tempo[i] = se.tempo();
            balance[i] = se.balance();
            timingFrame[i] = timing.frame();
            flashScope[i] = timing.flashScope();
            flashPower[i] = timing.flashPower();
            flashRed[i] = timing.flashRed();
            flashGreen[i] = timing.flashGreen();
            flashBlue[i] = timing.flashBlue();
            shakeScope[i] = timing.screenShake();
        }
    }

    private void fill(int at, AnimationCell c) {
        cell[at] = c.cellId();
        x[at] = c.x();
        y[at] = c.y();
        zoom[at] = c.zoom() / 100.0;
        tone[at] = Tone.ofPercent(c.toneRed(), c.toneGreen(), c.toneBlue(), c.toneGray());
        opacity[at] = c.valid() == 0 ? 0 : 255 * (100 - Math.clamp(c.transparency(), 0, 100)) / 100;
    }

    /** Length in game frames: two for each frame of the animation. */
    public int length() {
        return 2 * (firstCell.length - 1);
    }

    /** It plays over the whole screen and not on a target. */
    public boolean onScreen() {
        return onScreen;
    }

    /** Side of its cells: 96 or 128 pixels. */
    public int cellSize() {
        return cellSize;
    }
}
