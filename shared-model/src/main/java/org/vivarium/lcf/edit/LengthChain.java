package org.vivarium.lcf.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;

/**
 * The chunk lengths around a struct, from the inside out: they follow when bytes inside come or go.
 */
final class LengthChain {
    private final LcfFile file;
    private final RowPath path;

    LengthChain(LcfFile file, RowPath path) {
        this.file = file;
        this.path = path;
    }

    /** Adds to the splices inside the struct those of the lengths around it. */
    List<Splice> around(List<Splice> inside) {
        List<Splice> all = new ArrayList<>(inside);
        int delta = 0;
        for (Splice splice : inside) {
            delta += splice.inserted().length - splice.removed().length;
        }
        List<Row> rows = path.steps().isEmpty() ? List.of() : path.parent().chain(file);
        for (int i = path.steps().size() - 1; i >= 0 && delta != 0; i--) {
            Field holder = path.steps().get(i).field();
            if (holder.chunk() != 0) {
                delta += addLength(rows.get(i), holder.chunk(), delta, all);
            }
        }
        all.sort(Comparator.comparingInt(Splice::offset));
        return List.copyOf(all);
    }

    private int addLength(Row row, int id, int delta, List<Splice> all) {
        int header = -1;
        int offset = -1;
        int length = 0;
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            if (chunk.id() == id) {
                header = chunk.header();
                offset = chunk.offset();
                length = chunk.length();
            }
        }
        int lengthAt = Ber.next(Ber.read(file.data(), header, offset));
        byte[] written = new byte[Ber.size(length + delta)];
        Ber.write(written, 0, length + delta);
        all.add(new Splice(lengthAt, Arrays.copyOfRange(file.data(), lengthAt, offset), written));
        return written.length - (offset - lengthAt);
    }
}
