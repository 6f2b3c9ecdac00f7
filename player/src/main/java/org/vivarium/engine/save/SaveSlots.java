package org.vivarium.engine.save;

import java.io.IOException;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.vivarium.engine.Engine;
import org.vivarium.engine.save.lsd.SaveReader;
import org.vivarium.engine.save.lsd.SaveWriter;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Save;

/** The save slots of a running game: what they hold, saving into them and loading from them. */
public final class SaveSlots {
    public static final int COUNT = 15;

    private static final LocalDateTime DAY_ZERO = LocalDateTime.of(1899, 12, 30, 0, 0);
    private static final double MILLISECONDS_A_DAY = 86_400_000.0;

    private final Engine engine;
    private final SaveFolder folder;
    private final SaveFiles files;
    private final Clock clock;
    private final SideFiles side;
    private final SaveWriter writer;
    private final SaveReader reader;

    /** The save that will be loaded next, opened ahead; null when none is. */
    private LcfFile expected;

    private int expectedSlot;
    private boolean expectedBackup;

    /**
     * @param clock for the time stamp of saves, which nothing in the game depends on
     */
    public SaveSlots(Engine engine, SaveFolder folder, Clock clock) {
        this.engine = engine;
        this.folder = folder;
        files = new SaveFiles(engine, folder);
        side = new SideFiles(engine, folder);
        this.clock = clock;
        writer = new SaveWriter(engine);
        reader = new SaveReader(engine);
    }

    /** Grows whenever a save file was looked for, read or written. */
    public long uses() {
        return folder.uses();
    }

    /** Whether files are left as they are, whatever is to be written. */
    public void setSealed(boolean sealed) {
        folder.setSealed(sealed);
    }

    /** The files of all slots, by slot from 1. */
    public Map<Integer, byte[]> files() throws IOException {
        return folder.all();
    }

    /** Whether any slot holds a file, readable or not. */
    public boolean any() {
        for (int slot = 0; slot < COUNT; slot++) {
            if (folder.exists(slot)) {
                return true;
            }
        }
        return false;
    }

    /** What every slot holds. */
    public SaveSummary[] summaries() {
        SaveSummary[] summaries = new SaveSummary[COUNT];
        for (int slot = 0; slot < COUNT; slot++) {
            summaries[slot] = files.summary(slot);
        }
        return summaries;
    }

    /**
     * What one slot holds.
     *
     * @param slot from 0; also those beyond the ones the menus show
     */
    public SaveSummary summary(int slot) {
        return files.summary(slot);
    }

    /** What scripts keep beside the saves. */
    public SideFiles side() {
        return side;
    }

    /** The slot saved last, 0 when none can be read. */
    public int newest(SaveSummary[] summaries) {
        int newest = 0;
        for (int slot = 1; slot < COUNT; slot++) {
            if (summaries[slot].timestamp() > summaries[newest].timestamp()) {
                newest = slot;
            }
        }
        return newest;
    }

    /**
     * Saves the game. The counter of saves counts this one. A backup stays when what it would give
     * way to is damaged.
     *
     * @param slot from 0
     * @throws IOException when it couldn't be written; the slot keeps its old save then
     */
    public void save(int slot) throws IOException {
        int lastSlot = engine.state.system.lastSlot;
        engine.state.system.saveCount++;
        engine.state.system.lastSlot = slot + 1;
        try {
            byte[] bytes = writer.write(now());
            files.open(bytes, "the new save");
            expected = null;
            folder.write(slot, bytes, backupFor(slot));
        } catch (IOException e) {
            engine.state.system.saveCount--;
            engine.state.system.lastSlot = lastSlot;
            throw e;
        }
    }

    private SafeFile.Backup backupFor(int slot) {
        try {
            if (folder.exists(slot)) {
                files.open(slot);
            }
            return SafeFile.Backup.RENEW;
        } catch (IOException e) {
            return SafeFile.Backup.KEEP;
        }
    }

    /** Days since 1899-12-30, local time (spec menus-and-saves 20.4). */
    private double now() {
        LocalDateTime now = LocalDateTime.now(clock);
        return ChronoUnit.MILLIS.between(DAY_ZERO, now) / MILLISECONDS_A_DAY;
    }

    /**
     * A slot will be loaded soon: opens it and lets its map be read beside the engine.
     *
     * @param slot from 0
     * @throws IOException when there is no save, or no whole one
     */
    public void expect(int slot) throws IOException {
        expect(files.open(slot), slot, false);
    }

    /** As {@link #expect}, for the save before the one in the slot. */
    public void expectBackup(int slot) throws IOException {
        expect(files.openBackup(slot), slot, true);
    }

    private void expect(LcfFile file, int slot, boolean backup) throws IOException {
        expected = file;
        expectedSlot = slot;
        expectedBackup = backup;
        engine.map.expect(Save.of(file).partyLocation().mapId());
    }

    /**
     * Puts the game where the save left it; the map is yet to be loaded.
     *
     * @param slot from 0
     * @return how often the editor had saved the map by then
     * @throws IOException when there is no save, or no whole one
     */
    public int load(int slot) throws IOException {
        return load(slot, false);
    }

    /** As {@link #load}, from the save before the one in the slot. */
    public int loadBackup(int slot) throws IOException {
        return load(slot, true);
    }

    private int load(int slot, boolean backup) throws IOException {
        LcfFile file = expected;
        if (file == null || expectedSlot != slot || expectedBackup != backup) {
            file = backup ? files.openBackup(slot) : files.open(slot);
        }
        expected = null;
        int count = reader.read(file);
        engine.state.system.lastSlot = slot + 1;
        return count;
    }

    /**
     * Makes sure that a slot can be loaded; nothing is.
     *
     * @param slot from 0
     * @throws IOException when there is no save, or no whole one
     */
    public void check(int slot) throws IOException {
        files.open(slot);
    }

    /** Tells the user why a slot couldn't be used. */
    public void warn(int slot, IOException why) {
        files.warn(slot, why);
    }
}
