package org.vivarium.assets.game;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;

/**
 * The files that make a folder a game.
 *
 * @param folder the folder they lie in
 * @param mapExtension extension of the maps, dot included
 */
public record GameFiles(
        FolderIndex folder, FileNode database, FileNode mapTree, String mapExtension) {
    /**
     * A map tree with 1 added to every byte, as one published game ships it (spec assets-and-audio
     * 1.1).
     */
    private static final byte[] SHIFTED = {
        0x0B, 0x4D, 0x64, 0x67, 0x4E, 0x62, 0x71, 0x55, 0x73, 0x66, 0x66
    };

    /** The file of a map; empty when there is none. */
    public Optional<FileNode> map(int id) {
        return folder.file(mapName(id));
    }

    /** What a map's file is called: four digits, more when the id has more. */
    public String mapName(int id) {
        return String.format(Locale.ROOT, "Map%04d%s", id, mapExtension);
    }

    /**
     * Where an edited map tree may be written: not into an archive, and not over one whose bytes
     * are shifted, as its runtime would no longer read it.
     */
    public Optional<Path> writableMapTree() {
        try {
            return isShifted(mapTree.read()) ? Optional.empty() : mapTree.path();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    byte[] readMapTree() throws IOException {
        byte[] bytes = mapTree.read();
        if (isShifted(bytes)) {
            for (int i = 0; i < bytes.length; i++) {
                bytes[i]--;
            }
        }
        return bytes;
    }

    private static boolean isShifted(byte[] bytes) {
        return bytes.length >= SHIFTED.length
                && Arrays.equals(bytes, 0, SHIFTED.length, SHIFTED, 0, SHIFTED.length);
    }
}
