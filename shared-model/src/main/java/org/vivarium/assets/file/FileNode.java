package org.vivarium.assets.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A file or folder of a game, on disk or inside an archive. */
public interface FileNode {
    /** Its own name, as spelled where it is stored. */
    String name();

    /** The whole place, as messages name it. */
    String address();

    boolean isFolder();

    /** Bytes of a file's content, 0 for a folder. */
    long size();

    /** What a folder holds, in no particular order; empty for a file. */
    List<FileNode> children() throws IOException;

    /** The content of a file. */
    byte[] read() throws IOException;

    /** Where it lies on disk, when it does. */
    Optional<Path> path();
}
