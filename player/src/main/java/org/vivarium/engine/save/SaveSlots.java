package org.vivarium.engine.save;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.vivarium.engine.Engine;
import org.vivarium.engine.save.lsd.SaveReader;
import org.vivarium.engine.save.lsd.SaveWriter;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Save;
import org.vivarium.model.SaveEasyRpgData;
import org.vivarium.model.SaveTitle;
import org.vivarium.telemetry.Domain;

/** The save slots of a running game: what they hold, saving into them and loading from them. */
public final class SaveSlots {
    public static final int COUNT = 15;

    private static final LocalDateTime DAY_ZERO = LocalDateTime.of(1899, 12, 30, 0, 0);
    private static final double MILLISECONDS_A_DAY = 86_400_000.0;
    private static final int UTF_8 = 65_001;

    private final Engine engine;
    private final SaveFolder folder;
    private final Clock clock;
    private final SaveWriter writer;
    private final SaveReader reader;

    /** The save that will be loaded next, opened ahead; null when none is. */
    private LcfFile expected;

    private int expectedSlot;

    /**
     * @param clock for the time stamp of saves, which nothing in the game depends on
     */
    public SaveSlots(Engine engine, SaveFolder folder, Clock clock) {
        this.engine = engine;
        this.folder = folder;
        this.clock = clock;
        writer = new SaveWriter(engine);
        reader = new SaveReader(engine);
    }

    /** Grows whenever a save file was looked for, read or written. */
    public long uses() {
        return folder.uses();
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
            summaries[slot] = summary(slot);
        }
        return summaries;
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

    private SaveSummary summary(int slot) {
        if (!folder.exists(slot)) {
            return SaveSummary.EMPTY;
        }
        try {
            LcfFile file = open(slot);
            Row title = file.root().struct(Save.TITLE);
            return new SaveSummary(
                    true,
                    true,
                    title.getDouble(SaveTitle.TIMESTAMP),
                    title.getString(SaveTitle.HERO_NAME),
                    title.getInt(SaveTitle.HERO_LEVEL),
                    title.getInt(SaveTitle.HERO_HP),
                    new String[] {
                        title.getString(SaveTitle.FACE1_NAME),
                        title.getString(SaveTitle.FACE2_NAME),
                        title.getString(SaveTitle.FACE3_NAME),
                        title.getString(SaveTitle.FACE4_NAME)
                    },
                    new int[] {
                        title.getInt(SaveTitle.FACE1_ID),
                        title.getInt(SaveTitle.FACE2_ID),
                        title.getInt(SaveTitle.FACE3_ID),
                        title.getInt(SaveTitle.FACE4_ID)
                    });
        } catch (IOException e) {
            return SaveSummary.DAMAGED;
        }
    }

    /** Opens a save and makes sure that it is a whole one. */
    private LcfFile open(int slot) throws IOException {
        return open(folder.read(slot), folder.file(slot).toString());
    }

    private LcfFile open(byte[] bytes, String name) throws IOException {
        org.vivarium.lcf.Engine kind = engine.game.database.data().file().engine();
        LcfFile file = LcfFile.of(bytes, name, kind, engine.game.charset);
        Save save = Save.of(file);
        if (file.truncated() || !file.root().has(Save.COMMON_EVENTS)) {
            throw new LcfException(name, bytes.length, "Save", "", "the file ends too early");
        }
        int codePage = save.easyrpgData().data().getInt(SaveEasyRpgData.CODEPAGE);
        return codePage == 0 ? file : file.withCharset(charset(codePage));
    }

    private Charset charset(int codePage) {
        return codePage == UTF_8
                ? StandardCharsets.UTF_8
                : org.vivarium.assets.text.CodePage.of(codePage).orElse(engine.game.charset);
    }

    /**
     * Saves the game. The counter of saves counts this one.
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
            open(bytes, "the new save");
            folder.write(slot, bytes);
        } catch (IOException e) {
            engine.state.system.saveCount--;
            engine.state.system.lastSlot = lastSlot;
            throw e;
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
        expected = open(slot);
        expectedSlot = slot;
        engine.map.expect(Save.of(expected).partyLocation().mapId());
    }

    private LcfFile take(int slot) throws IOException {
        LcfFile file = expected != null && expectedSlot == slot ? expected : open(slot);
        expected = null;
        return file;
    }

    /**
     * Puts the game where the save left it; the map is yet to be loaded.
     *
     * @param slot from 0
     * @return how often the editor had saved the map by then
     * @throws IOException when there is no save, or no whole one
     */
    public int load(int slot) throws IOException {
        int count = reader.read(take(slot));
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
        open(slot);
    }

    private static String words(IOException why) {
        return switch (why) {
            case NoSuchFileException e -> "there is no file " + e.getFile();
            case FileAlreadyExistsException e -> e.getFile() + " is no folder to save in";
            case AccessDeniedException e -> "no permission to open or write " + e.getFile();
            default -> why.getMessage();
        };
    }

    /** Tells the user why a slot couldn't be used. */
    public void warn(int slot, IOException why) {
        engine.game.warnings.add(Domain.ENGINE, "save " + (slot + 1), words(why));
    }
}
