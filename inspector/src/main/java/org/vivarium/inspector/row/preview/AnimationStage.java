package org.vivarium.inspector.row.preview;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Animation;
import org.vivarium.model.AnimationCell;
import org.vivarium.model.AnimationFrame;
import org.vivarium.model.AnimationTiming;

/** Plays a battle animation: its cells at their places and its flashes (spec battle 5.9). */
final class AnimationStage extends Animated {
    private static final int PER_ROW = 5;
    private static final int SMALL = 96;
    private static final int LARGE = 128;
    private static final int FRAMES_EACH = 2;
    private static final int REST = 15;
    private static final int FLASH_STEPS = 5;
    private static final double MOST_FLASH = 31;

    private final Image sheet;
    private final Row animation;
    private final Table frames;
    private final int cell;
    private boolean playing = true;
    private int held;

    AnimationStage(Image sheet, Row animation) {
        super(320, 240);
        this.sheet = sheet;
        this.animation = animation;
        frames = animation.table(Animation.FRAMES);
        cell = animation.getBool(Animation.LARGE) ? LARGE : SMALL;
    }

    int frames() {
        return frames.size();
    }

    /** The frame that is shown, from 0. */
    int shown() {
        return held;
    }

    /** Holds at a frame. */
    void hold(int frame) {
        playing = false;
        held = frame;
        repaint();
    }

    void play() {
        playing = true;
    }

    boolean isPlaying() {
        return playing;
    }

    @Override
    int step(int frame) {
        if (playing) {
            held = frames.isEmpty() ? 0 : frame / FRAMES_EACH % (frames.size() + REST);
        }
        return held;
    }

    @Override
    void paint(GraphicsContext g, int step) {
        g.setGlobalAlpha(1);
        backdrop(g, getWidth(), getHeight());
        if (step < frames.size()) {
            Table cells = frames.row(step).table(AnimationFrame.CELLS);
            for (int i = 0; i < cells.size(); i++) {
                paint(g, cells.row(i));
            }
        }
        flash(g, step);
    }

    private void paint(GraphicsContext g, Row one) {
        if (one.getInt(AnimationCell.VALID) == 0) {
            return;
        }
        int id = Math.max(0, one.getInt(AnimationCell.CELL_ID));
        double side = cell * one.getInt(AnimationCell.ZOOM) / 100.0;
        g.setGlobalAlpha(Math.clamp(1 - one.getInt(AnimationCell.TRANSPARENCY) / 100.0, 0, 1));
        g.drawImage(
                sheet,
                id % PER_ROW * cell,
                id / PER_ROW * cell,
                cell,
                cell,
                getWidth() / 2 + one.getInt(AnimationCell.X) - side / 2,
                getHeight() / 2 + one.getInt(AnimationCell.Y) - side / 2,
                side,
                side);
        g.setGlobalAlpha(1);
    }

    private void flash(GraphicsContext g, int step) {
        Table timings = animation.table(Animation.TIMINGS);
        for (int i = 0; i < timings.size(); i++) {
            Row timing = timings.row(i);
            int age = step + 1 - timing.getInt(AnimationTiming.FRAME);
            if (timing.getInt(AnimationTiming.FLASH_SCOPE) == 0 || age < 0 || age > FLASH_STEPS) {
                continue;
            }
            double power = timing.getInt(AnimationTiming.FLASH_POWER) / MOST_FLASH;
            double left = power * (FLASH_STEPS + 1 - age) / (FLASH_STEPS + 1);
            g.setFill(
                    Color.color(
                            part(timing.getInt(AnimationTiming.FLASH_RED)),
                            part(timing.getInt(AnimationTiming.FLASH_GREEN)),
                            part(timing.getInt(AnimationTiming.FLASH_BLUE)),
                            Math.clamp(left * 0.7, 0, 1)));
            g.fillRect(0, 0, getWidth(), getHeight());
        }
    }

    private static double part(int value) {
        return Math.clamp(value / MOST_FLASH, 0, 1);
    }
}
