package org.vivarium.engine.save;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import org.vivarium.assets.text.CodePage;
import org.vivarium.engine.Engine;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Save;
import org.vivarium.model.SaveEasyRpgData;
import org.vivarium.model.SaveTitle;
import org.vivarium.telemetry.Domain;

/** Opens the files of the save slots, and tells of what use each is. */
final class SaveFiles {
    private static final int UTF_8 = 65_001;

    private final Engine engine;
    private final SaveFolder folder;

    SaveFiles(Engine engine, SaveFolder folder) {
        this.engine = engine;
        this.folder = folder;
    }

    /** What the list of files shows of a slot. */
    SaveSummary summary(int slot) {
        if (!folder.exists(slot)) {
            return SaveSummary.NOTHING;
        }
        try {
            return summary(open(slot));
        } catch (IOException e) {
            warn(slot, e);
            return backup(slot);
        }
    }

    /** What a slot whose file is damaged can offer. */
    private SaveSummary backup(int slot) {
        try {
            return summary(openBackup(slot)).damaged(SaveSummary.Condition.BACKED_UP);
        } catch (IOException e) {
            return SaveSummary.NOTHING.damaged(SaveSummary.Condition.LOST);
        }
    }

    private static SaveSummary summary(LcfFile file) {
        Row title = file.root().struct(Save.TITLE);
        return new SaveSummary(
                SaveSummary.Condition.WHOLE,
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
    }

    /** Opens a save and makes sure that it is a whole one. */
    LcfFile open(int slot) throws IOException {
        return open(folder.read(slot), folder.file(slot).toString());
    }

    /** The save before the one in a slot. */
    LcfFile openBackup(int slot) throws IOException {
        return open(folder.readBackup(slot), folder.backup(slot).toString());
    }

    LcfFile open(byte[] bytes, String name) throws IOException {
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
                : CodePage.of(codePage).orElse(engine.game.charset);
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
    void warn(int slot, IOException why) {
        engine.game.warnings.add(Domain.ENGINE, "save " + (slot + 1), words(why));
    }
}
