package org.vivarium.engine.menu;

import java.io.IOException;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.map.MapScene;
import org.vivarium.engine.save.SaveSlots;
import org.vivarium.engine.save.SaveSummary;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/** The list of save files, to save into or to load from (spec menus-and-saves 11). */
final class FileScene implements Scene {
    private static final int TOP = 40;
    private static final int BOTTOM = 232;
    private static final int MUSIC_FADE_MS = 800;
    private static final String DAMAGED = "This file is damaged.";
    private static final String BACKUP = "Shift + decision: load the save before it.";
    private static final String NOT_SAVED = "The game could not be saved here.";
    private static final String NOT_LOADED = "This file can't be read any more.";

    private final MenuKit kit;
    private final SaveSlots slots;
    private final boolean saving;

    /** The window of the slot being drawn: there is one in the state for all of them. */
    private final WindowBox drawn = new WindowBox();

    private SaveSummary[] summaries;
    private long uses;

    FileScene(MenuKit kit, SaveSlots slots, boolean saving) {
        this.kit = kit;
        this.slots = slots;
        this.saving = saving;
    }

    @Override
    public void start(SceneState self) {
        look();
        kit.prepare(kit.menu.files.window);
        int slot = saving ? kit.state.system.lastSlot - 1 : slots.newest(summaries);
        kit.menu.files.begin(Math.clamp(slot, 0, SaveSlots.COUNT - 1));
    }

    /** What the files say; read again when others used them since, as after going back in time. */
    private SaveSummary summary(int slot) {
        if (summaries == null || uses != slots.uses()) {
            look();
        }
        return summaries[slot];
    }

    private void look() {
        summaries = slots.summaries();
        uses = slots.uses();
    }

    @Override
    public void update(SceneState self) {
        FileListState files = kit.menu.files;
        boolean slid = files.sliding();
        files.update();
        if (slid) {
            return;
        }
        files.failed = files.failed && kit.state.input.triggered == 0;
        int wanted = wantedSlot(files.index);
        if (wanted != files.index) {
            kit.play(SystemSound.CURSOR);
            files.select(wanted);
        } else if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            if (saving) {
                save(files.index);
            } else {
                load(files.index);
            }
        }
    }

    /** Up and down wrap only when newly pressed; pages stop at the ends. */
    private int wantedSlot(int slot) {
        int last = SaveSlots.COUNT - 1;
        if (kit.repeated(Button.DOWN)) {
            return slot < last ? slot + 1 : kit.pressed(Button.DOWN) ? 0 : slot;
        }
        if (kit.repeated(Button.UP)) {
            return slot > 0 ? slot - 1 : kit.pressed(Button.UP) ? last : slot;
        }
        if (kit.repeated(Button.PAGE_DOWN)) {
            return Math.min(last, slot + FileListState.VISIBLE);
        }
        return kit.repeated(Button.PAGE_UP) ? Math.max(0, slot - FileListState.VISIBLE) : slot;
    }

    private void save(int slot) {
        try {
            slots.save(slot);
        } catch (IOException e) {
            slots.warn(slot, e);
            kit.menu.files.failed = true;
            kit.refuse();
            return;
        }
        kit.decide();
        kit.scenes.pop();
    }

    private void load(int slot) {
        SaveSummary summary = summary(slot);
        boolean backup = summary.backedUp() && Button.SHIFT.isIn(kit.state.input.held);
        if (!summary.readable() && !backup) {
            kit.refuse();
            return;
        }
        try {
            if (backup) {
                slots.expectBackup(slot);
            } else {
                slots.expect(slot);
            }
        } catch (IOException e) {
            slots.warn(slot, e);
            kit.menu.files.failed = true;
            kit.refuse();
            return;
        }
        kit.decide();
        kit.engine.audio.fadeOutAndForgetMusic(MUSIC_FADE_MS);
        int from = backup ? MapScene.LOADED_BACKUP : MapScene.LOADED;
        kit.scenes.replace(SceneKind.MAP, SceneChange.TITLE_TO_GAME, from, slot + 1);
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        int scroll = kit.menu.files.scroll();
        for (int slot = 0; slot < SaveSlots.COUNT; slot++) {
            int y = TOP + FileListState.SLOT_HEIGHT * slot - scroll;
            if (y > TOP - FileListState.SLOT_HEIGHT && y < 240) {
                drawSlot(p, slot, y);
            }
        }
        p.fillRows(0, TOP);
        p.fillRows(BOTTOM, 240);
        p.help(message());
    }

    private String message() {
        if (kit.menu.files.failed) {
            return saving ? NOT_SAVED : NOT_LOADED;
        }
        return saving ? kit.terms.saveGameMessage() : kit.terms.loadGameMessage();
    }

    private void drawSlot(MenuPainter p, int slot, int y) {
        SaveSummary summary = summary(slot);
        FileListState files = kit.menu.files;
        kit.prepare(drawn);
        drawn.active = files.window.active;
        drawn.cursorBlink = files.window.cursorBlink;
        drawn.place(0, y, 320, FileListState.SLOT_HEIGHT);
        String file = kit.terms.file();
        int nameWidth = p.width(file);
        if (slot == files.index) {
            drawn.cursor(-4, 0, nameWidth + 23, 16);
        } else {
            drawn.noCursor();
        }
        p.back(drawn);
        boolean faint = !saving && !summary.exists();
        int colour = faint ? TextPainter.DISABLED : TextPainter.DEFAULT;
        p.text(8, y + 10, file, colour);
        p.number(8 + nameWidth + 15, y + 10, slot + 1, colour);
        if (summary.readable()) {
            drawContents(p, summary, y);
        } else if (summary.exists()) {
            p.text(8, y + 26, DAMAGED, TextPainter.DEAD);
            if (summary.backedUp() && !saving) {
                p.text(8, y + 42, BACKUP, TextPainter.DEFAULT);
            }
        }
    }

    private void drawContents(MenuPainter p, SaveSummary summary, int y) {
        p.text(8, y + 26, summary.name(), TextPainter.DEFAULT);
        p.text(8, y + 42, firstTwo(kit.terms.lvlShort()), TextPainter.LABEL);
        p.number(32, y + 42, summary.level(), TextPainter.DEFAULT);
        p.text(50, y + 42, firstTwo(kit.terms.hpShort()), TextPainter.LABEL);
        p.number(62 + 6 * p.hpDigits(), y + 42, summary.hp(), TextPainter.DEFAULT);
        for (int k = 0; k < summary.faces().length; k++) {
            p.face(summary.faces()[k], summary.faceIndices()[k], 96 + 56 * k, y + 8, false);
        }
    }

    private static String firstTwo(String term) {
        return term.length() > 2 ? term.substring(0, 2) : term;
    }
}
