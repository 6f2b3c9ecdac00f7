package org.vivarium.lcf.edit;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vivarium.lcf.EventCodeBuilder;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.LcfText;
import org.vivarium.lcf.PayloadEncoder;

/**
 * A file open for changes. Each edit gives a new {@link #file()}: views of the old one stay as they
 * were. Undone edits can be done again until another edit is made. Used by one thread.
 */
public final class EditSession {
    private record Edit(RowPath row, List<Splice> forward, List<Splice> backward) {}

    private final List<Edit> edits = new ArrayList<>();
    private LcfFile file;
    private LcfFile savedFile;
    private int done;
    private int saved;

    public EditSession(LcfFile file) {
        this.file = file;
        this.savedFile = file;
    }

    /** The file as it is now. */
    public LcfFile file() {
        return file;
    }

    /** Reads the texts of the file in another code page from now on; no byte changes. */
    public void recode(Charset charset) {
        file = file.withCharset(charset);
        savedFile = savedFile.withCharset(charset);
    }

    /** Sets a number, boolean, enumeration or flags field. */
    public void set(RowPath row, Field field, int value) {
        setPayload(row, field, PayloadEncoder.number(field, value, file.engine()));
    }

    public void set(RowPath row, Field field, double value) {
        setPayload(row, field, PayloadEncoder.real(value));
    }

    /** Sets a text; throws IllegalArgumentException when the file's code page cannot hold it. */
    public void set(RowPath row, Field field, String text) {
        byte[] bytes = LcfText.encode(text, file.charset());
        if (bytes == null) {
            throw new IllegalArgumentException("not in code page " + file.charset() + ": " + text);
        }
        setPayload(row, field, bytes);
    }

    public void set(RowPath row, Field field, int[] elements) {
        setPayload(row, field, PayloadEncoder.array(field, elements));
    }

    public void set(RowPath row, Field field, EventCodeBuilder code) {
        setPayload(row, field, code.toBytes());
    }

    /** Sets the bytes of any field. */
    public void setPayload(RowPath row, Field field, byte[] payload) {
        apply(row, new FieldEdit(file).set(row, field, payload));
    }

    /** Puts a row with default values into the list of a field. */
    public void insertRow(RowPath owner, Field list, int position, int id) {
        apply(owner.row(list, position), new TableEdit(file).insert(owner, list, position, id, -1));
    }

    /** Puts a copy of the row at {@code source} into the same list under another id. */
    public void copyRow(RowPath owner, Field list, int source, int position, int id) {
        apply(
                owner.row(list, position),
                new TableEdit(file).insert(owner, list, position, id, source));
    }

    public void removeRow(RowPath owner, Field list, int position) {
        apply(owner.row(list, position), new TableEdit(file).remove(owner, list, position));
    }

    private void apply(RowPath row, List<Splice> splices) {
        while (edits.size() > done) {
            edits.removeLast();
        }
        if (saved > done) {
            saved = -1;
        }
        edits.add(new Edit(row, splices, Splice.inverse(splices)));
        change(splices);
        done++;
    }

    public boolean canUndo() {
        return done > 0;
    }

    public boolean canRedo() {
        return done < edits.size();
    }

    public void undo() {
        if (canUndo()) {
            change(edits.get(--done).backward());
        }
    }

    public void redo() {
        if (canRedo()) {
            change(edits.get(done++).forward());
        }
    }

    private void change(List<Splice> splices) {
        try {
            byte[] bytes = Splice.apply(file.data(), splices);
            file = LcfFile.of(bytes, file.name(), file.engine(), file.charset());
        } catch (LcfException e) {
            throw new IllegalStateException("an edit damaged the header", e);
        }
    }

    /** Whether the file differs from what was opened or last saved. */
    public boolean isDirty() {
        return done != saved;
    }

    /** The rows edited since the last save, undone ones included while they differ from it. */
    public Set<RowPath> dirtyRows() {
        Set<RowPath> rows = new LinkedHashSet<>();
        int from = Math.max(0, Math.min(saved, done));
        int to = saved < 0 ? done : Math.max(saved, done);
        for (Edit edit : edits.subList(from, to)) {
            rows.add(edit.row());
        }
        return rows;
    }

    /** Goes back to what was opened or last saved, and forgets all edits. */
    public void revert() {
        file = savedFile;
        edits.clear();
        done = 0;
        saved = 0;
    }

    /** Writes the file safely and keeps the previous one beside it. */
    public void save(Path path) throws IOException {
        AtomicFile.write(path, file.data(), true);
        saved = done;
        savedFile = file;
    }
}
