package org.vivarium.engine.gfx.animation;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Animation;
import org.vivarium.model.AnimationCell;
import org.vivarium.model.AnimationFrame;
import org.vivarium.model.AnimationTiming;
import org.vivarium.model.Database;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/**
 * A game in memory with one animation, whose sheet has ten cells of 96 pixels, each in one colour
 * of its own: {@link #colour}.
 */
final class MadeAnimation {
    static final int CELL = 96;
    private static final int COLUMNS = 5;
    private static final int ROWS = 2;
    private static final String SHEET = "cells";

    private final MadeGame made = new MadeGame();
    private final RowBuilder row =
            made.database()
                    .table(Database.ANIMATIONS)
                    .add()
                    .set(Animation.ANIMATION_NAME, SHEET)
                    .set(Animation.POSITION, 1);
    private RowBuilder frame;

    MadeAnimation scope(int scope) {
        row.set(Animation.SCOPE, scope);
        return this;
    }

    MadeAnimation position(int position) {
        row.set(Animation.POSITION, position);
        return this;
    }

    /** Another frame; cells added from now on belong to it. */
    MadeAnimation frame() {
        frame = row.table(Animation.FRAMES).add();
        return this;
    }

    RowBuilder cell(int id, int x, int y) {
        return frame.table(AnimationFrame.CELLS)
                .add()
                .set(AnimationCell.VALID, 1)
                .set(AnimationCell.CELL_ID, id)
                .set(AnimationCell.X, x)
                .set(AnimationCell.Y, y);
    }

    RowBuilder timing(int atFrame) {
        return row.table(Animation.TIMINGS).add().set(AnimationTiming.FRAME, atFrame);
    }

    /** The colour of a cell of the sheet. */
    static int colour(int cell) {
        return 0xFF000000 | (cell * 20 + 40) << 16 | 0x8000 | cell * 7;
    }

    /** Opens the game on a map of 40 by 30 tiles, the hero in its middle. */
    Engine open() throws LcfException {
        Game game = made.map(1, 40, 30, map -> {}).open();
        Engine engine =
                new Engine(
                        game,
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.bitmaps.adopt(AssetKind.BATTLE, SHEET, sheet());
        engine.start(new StartPlace.OnMap(1, 20, 15), 1);
        return engine;
    }

    private static Bitmap sheet() {
        int[] pixels = new int[COLUMNS * CELL * ROWS * CELL];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % (COLUMNS * CELL);
            int y = i / (COLUMNS * CELL);
            pixels[i] = colour(y / CELL * COLUMNS + x / CELL);
        }
        return Bitmap.ofPixels(COLUMNS * CELL, ROWS * CELL, pixels);
    }
}
