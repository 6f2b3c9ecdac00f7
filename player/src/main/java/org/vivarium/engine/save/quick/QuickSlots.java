package org.vivarium.engine.save.quick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.vivarium.engine.save.SafeFile;

/** The numbered quick save slots of one game: files of their own in one folder. */
public final class QuickSlots {
    public static final int SLOTS = 8;

    private final Path folder;
    private final long game;

    /**
     * @param game digest of the game the slots belong to
     */
    public QuickSlots(Path folder, long game) {
        this.folder = folder;
        this.game = game;
    }

    public long game() {
        return game;
    }

    private Path file(int slot) {
        return folder.resolve("quick-%02d.vivarium".formatted(slot));
    }

    /**
     * @param slot 1 to {@link #SLOTS}
     */
    public void write(int slot, QuickSave save) throws IOException {
        Files.createDirectories(folder);
        SafeFile.replace(file(slot), QuickSaveFormat.encode(save));
    }

    /**
     * @throws QuickSaveException when the slot is empty, damaged, or of another game or version
     */
    public QuickSave read(int slot) throws IOException, QuickSaveException {
        Path file = file(slot);
        if (!Files.exists(file)) {
            throw new QuickSaveException(QuickSaveException.Reason.EMPTY_SLOT);
        }
        QuickSave save = QuickSaveFormat.decode(Files.readAllBytes(file));
        if (save.game() != game) {
            throw new QuickSaveException(QuickSaveException.Reason.OTHER_GAME);
        }
        return save;
    }
}
