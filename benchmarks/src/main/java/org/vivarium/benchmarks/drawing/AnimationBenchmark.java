package org.vivarium.benchmarks.drawing;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.animation.AnimationPlayer;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Animation;
import org.vivarium.model.AnimationCell;
import org.vivarium.model.AnimationFrame;
import org.vivarium.model.Database;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/** Frames of battle animations with ten cells of 96 by 96 pixels, in microseconds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class AnimationBenchmark {
    private static final int CELLS = 10;
    private static final int PLAIN = 0;
    private static final int ZOOMED = 2;
    private static final String SHEET = "cells";

    private final int[] frame = new int[Frame.SIZE];
    private final AnimationScript script;
    private final AnimationPlayer player;

    public AnimationBenchmark() {
        MadeGame made = new MadeGame();
        RowBuilder row =
                made.database()
                        .table(Database.ANIMATIONS)
                        .add()
                        .set(Animation.ANIMATION_NAME, SHEET);
        cells(row, 100, 0);
        cells(row, 150, 40);
        try {
            Engine engine =
                    new Engine(
                            made.open(),
                            new FrameRecorder(new FrameLog(4)),
                            MusicLibrary.EMPTY,
                            AudioOut.SILENT);
            engine.bitmaps.adopt(AssetKind.BATTLE, SHEET, sheet());
            script = new AnimationScript(engine.game.database.animations().at(0));
            player = new AnimationPlayer(engine.bitmaps, engine.sprites);
        } catch (LcfException e) {
            throw new IllegalStateException(e);
        }
        Arrays.fill(frame, 0xFF557799);
    }

    private static void cells(RowBuilder animation, int zoom, int transparency) {
        RowBuilder shown = animation.table(Animation.FRAMES).add();
        for (int i = 0; i < CELLS; i++) {
            shown.table(AnimationFrame.CELLS)
                    .add()
                    .set(AnimationCell.VALID, 1)
                    .set(AnimationCell.CELL_ID, i)
                    .set(AnimationCell.X, 20 * i - 90)
                    .set(AnimationCell.Y, 10 * i - 45)
                    .set(AnimationCell.ZOOM, zoom)
                    .set(AnimationCell.TONE_RED, 140)
                    .set(AnimationCell.TRANSPARENCY, transparency);
        }
    }

    private static Bitmap sheet() {
        byte[] indices = new byte[480 * 192];
        new Random(1).nextBytes(indices);
        return Bitmap.ofIndices(480, 192, indices, new Random(2).ints(256).toArray(), true);
    }

    private int[] draw(int g, int flash, boolean mirrored) {
        player.draw(frame, script, g, 160, 120, flash, mirrored);
        return frame;
    }

    @Benchmark
    public int[] tenTonedCells() {
        return draw(PLAIN, Flash.NONE, false);
    }

    @Benchmark
    public int[] tenZoomedTransparentCells() {
        return draw(ZOOMED, Flash.NONE, false);
    }

    @Benchmark
    public int[] tenFlashedCells() {
        return draw(PLAIN, Flash.of(31, 31, 31, 16), false);
    }

    @Benchmark
    public int[] tenMirroredCells() {
        return draw(PLAIN, Flash.NONE, true);
    }
}
