package org.vivarium.assets.game;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vivarium.assets.FileType;
import org.vivarium.assets.file.AssetRequest;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.ImageDecoder;
import org.vivarium.assets.image.ImageException;
import org.vivarium.assets.image.Transparency;

/**
 * Images that come with a game's runtime instead of its assets: the sheet of symbols and the logos
 * shown at the start. Files in the game's folder win over resources of RPG_RT.exe (spec
 * assets-and-audio 6.2).
 */
public final class RuntimeImages {
    private static final int BITMAP = 2;
    private static final int FILE_HEADER = 14;
    private static final int MOST_LOGOS = 9;

    private final FolderIndex game;

    public RuntimeImages(FolderIndex game) {
        this.game = game;
    }

    /** The sheet of symbols of 156x48 pixels; empty when the game brings none. */
    public Optional<Image> symbols() {
        Optional<Image> file = file("Font", "ExFont");
        if (file.isPresent()) {
            return file;
        }
        return executable()
                .flatMap(
                        program ->
                                resource(program, "EXFONT")
                                        .flatMap(
                                                dib ->
                                                        decode(
                                                                withFileHeader(dib),
                                                                "RPG_RT.exe, EXFONT",
                                                                Transparency.INDEX_ZERO)));
    }

    /** Logos in the order they are shown. */
    public List<Image> logos() {
        List<Image> logos = new ArrayList<>();
        for (int i = 1; i <= MOST_LOGOS; i++) {
            Optional<Image> logo = file("Logo", "LOGO" + i);
            if (logo.isEmpty()) {
                break;
            }
            logos.add(logo.get().with(Transparency.NONE));
        }
        return logos.isEmpty() ? executable().map(RuntimeImages::logosOf).orElse(logos) : logos;
    }

    private static List<Image> logosOf(PortableExecutable program) {
        List<Image> logos = new ArrayList<>();
        for (PortableExecutable.Resource type : program.types()) {
            if (type.name().equals("XYZ")) {
                for (PortableExecutable.Resource entry : program.below(type)) {
                    program.content(entry)
                            .flatMap(
                                    bytes ->
                                            decode(
                                                    bytes,
                                                    "RPG_RT.exe, " + entry.name(),
                                                    Transparency.NONE))
                            .ifPresent(logos::add);
                }
            }
        }
        return logos;
    }

    private static Optional<byte[]> resource(PortableExecutable program, String name) {
        for (PortableExecutable.Resource type : program.types()) {
            if (type.id() == BITMAP) {
                for (PortableExecutable.Resource entry : program.below(type)) {
                    if (entry.name().equalsIgnoreCase(name)) {
                        return program.content(entry);
                    }
                }
            }
        }
        return Optional.empty();
    }

    /**
     * A bitmap resource lacks the first 14 bytes of a BMP file; an offset of 0 means right behind
     * the palette.
     */
    private static byte[] withFileHeader(byte[] dib) {
        return ByteBuffer.allocate(FILE_HEADER + dib.length)
                .put((byte) 'B')
                .put((byte) 'M')
                .position(FILE_HEADER)
                .put(dib)
                .array();
    }

    private Optional<PortableExecutable> executable() {
        return game.file("RPG_RT.exe")
                .flatMap(
                        file -> {
                            try {
                                return Optional.of(new PortableExecutable(file.read()));
                            } catch (IOException e) {
                                return Optional.empty();
                            }
                        });
    }

    private Optional<Image> file(String folder, String name) {
        Optional<FileNode> found =
                AssetRequest.parse(folder, name)
                        .flatMap(request -> request.find(game, FileType.IMAGE.extensions()));
        if (found.isEmpty()) {
            for (String extension : FileType.IMAGE.extensions()) {
                found = found.or(() -> game.file(name + extension));
            }
        }
        return found.flatMap(
                node -> {
                    try {
                        return decode(node.read(), node.address(), Transparency.INDEX_ZERO);
                    } catch (IOException e) {
                        return Optional.empty();
                    }
                });
    }

    private static Optional<Image> decode(byte[] bytes, String name, Transparency transparency) {
        try {
            return Optional.of(ImageDecoder.decode(bytes, name, transparency));
        } catch (ImageException e) {
            return Optional.empty();
        }
    }
}
