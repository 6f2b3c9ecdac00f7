package org.vivarium.engine.save;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import org.vivarium.engine.Engine;
import org.vivarium.telemetry.Domain;

/** Files that scripts keep beside the saves: what all saves share, pictures (Maniac Patch). */
public final class SideFiles {
    private final Engine engine;
    private final SaveFolder folder;

    SideFiles(Engine engine, SaveFolder folder) {
        this.engine = engine;
        this.folder = folder;
    }

    /** Takes what all saves share from its file; nothing of it when there is none. */
    public void readGlobal() {
        try {
            GlobalSaveFile.read(folder.readNamed(GlobalSaveFile.NAME), engine.state.global);
        } catch (IOException e) {
            engine.state.global.reset(new boolean[0], new int[0]);
            if (!(e instanceof NoSuchFileException)) {
                engine.game.warnings.add(Domain.ENGINE, GlobalSaveFile.NAME, e.getMessage());
            }
        }
    }

    /** Writes what all saves share. */
    public void writeGlobal() {
        write(GlobalSaveFile.NAME, GlobalSaveFile.write(engine.state.global));
    }

    /** Writes a file; a failure is a warning. */
    public void write(String name, byte[] contents) {
        try {
            folder.writeNamed(name, contents);
        } catch (IOException e) {
            engine.game.warnings.add(Domain.ENGINE, name, "not written: " + e.getMessage());
        }
    }

    /** The picture of the frame drawn last. */
    public int[] screen() {
        return engine.frame();
    }
}
