package org.vivarium.inspector.edit;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.edit.EditSession;
import org.vivarium.model.Address;

/** One data file that is looked at: as it is on disk, and as the user changed it since. */
public final class Document {
    private final Address address;
    private final Path path;
    private final Runnable changed;
    private EditSession session;
    private LcfFile opened;

    /**
     * @param address the file's place: other addresses begin with it
     * @param path where it can be saved; null for a file in an archive
     * @param changed called after every change of its bytes or of its code page
     */
    public Document(LcfFile file, Address address, Path path, Runnable changed) {
        this.address = address;
        this.path = path;
        this.changed = changed;
        this.opened = file;
        this.session = new EditSession(file);
    }

    public String name() {
        return file().name();
    }

    public Address address() {
        return address;
    }

    /** The file as it is now, edits included. */
    public LcfFile file() {
        return session.file();
    }

    /** The file as it was opened or last saved. */
    public LcfFile saved() {
        return opened;
    }

    /** Whether it lies where it can be written. */
    public boolean canSave() {
        return path != null && Files.isWritable(path);
    }

    public boolean isDirty() {
        return session.isDirty();
    }

    public boolean canUndo() {
        return session.canUndo();
    }

    public boolean canRedo() {
        return session.canRedo();
    }

    /** The session, to ask about its edited rows. */
    public EditSession session() {
        return session;
    }

    /**
     * Makes one edit. What the session refuses (IllegalArgumentException) reaches the caller and
     * changes nothing.
     */
    public void edit(Consumer<EditSession> change) {
        change.accept(session);
        changed.run();
    }

    public void undo() {
        edit(EditSession::undo);
    }

    public void redo() {
        edit(EditSession::redo);
    }

    public void revert() {
        edit(EditSession::revert);
    }

    /** Writes it in one step and keeps the file it replaces beside it as {@code NAME.bak}. */
    public void save() throws IOException {
        session.save(path);
        opened = session.file();
        changed.run();
    }

    /** Reads all texts in another code page; the bytes stay what they are, edits included. */
    public void recode(Charset charset) {
        opened = opened.withCharset(charset);
        session.recode(charset);
        changed.run();
    }

    /**
     * Reads the file on disk again, for comparing.
     *
     * @throws LcfException when it is no such file any more
     */
    public LcfFile onDisk() throws IOException {
        return path == null
                ? opened
                : LcfFile.of(Files.readAllBytes(path), name(), file().engine(), file().charset());
    }
}
