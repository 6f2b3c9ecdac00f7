package org.vivarium.inspector.differences;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Document;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * Something that can be compared.
 *
 * @param address its place in the open game; null for what lies outside
 */
record Side(String title, Address address, Opening opening) {
    /** Reads what is compared. */
    @FunctionalInterface
    interface Opening {
        Content open() throws IOException, GameOpenException;
    }

    @Override
    public String toString() {
        return title;
    }

    /** A file with the edits made to it. */
    static Side edited(Document document) {
        return new Side(
                Texts.of("diff.edited", document.name()),
                document.address(),
                () -> new Content.OneFile(document.file()));
    }

    /** A file as it is on the disk now. */
    static Side onDisk(Document document) {
        return new Side(
                Texts.of("diff.onDisk", document.name()),
                document.address(),
                () -> new Content.OneFile(document.onDisk()));
    }

    static Side game(GameFiles files) {
        return new Side(
                Texts.of("diff.game", files.title()),
                files.address(),
                () -> new Content.Game(files.folder()));
    }

    private static Side save(GameFiles files, String name) {
        return new Side(
                name,
                files.address().at(Level.FILE, name),
                () -> new Content.OneFile(files.file(name).file()));
    }

    /** A file or game anywhere; texts are read in the code page of the open game. */
    static Side elsewhere(Path path, GameFiles files) {
        return new Side(path.toString(), null, () -> open(path, files));
    }

    private static Content open(Path path, GameFiles files) throws IOException, GameOpenException {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        boolean file = Files.isRegularFile(path) && name.matches(".*\\.(ldb|lmt|lmu|lsd|emu|bak)");
        return file
                ? new Content.OneFile(
                        LcfFile.open(path, files.database().engine(), files.database().charset()))
                : new Content.Game(GameFolder.open(path));
    }

    /** Everything of the open game that can be compared: edited files first. */
    static List<Side> of(GameFiles files) {
        List<Side> sides = new ArrayList<>();
        List<Document> documents =
                files.documents().stream().filter(one -> !one.name().isEmpty()).toList();
        documents.stream().filter(Document::isDirty).map(Side::edited).forEach(sides::add);
        files.saves().forEach(name -> sides.add(save(files, name)));
        documents.stream()
                .filter(one -> !files.saves().contains(one.name()))
                .map(Side::onDisk)
                .forEach(sides::add);
        if (!files.isSingle()) {
            sides.add(game(files));
        }
        return sides;
    }
}
