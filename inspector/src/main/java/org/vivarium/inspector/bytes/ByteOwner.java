package org.vivarium.inspector.bytes;

import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Layout;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/** Finds the field that a byte of a file belongs to. */
public final class ByteOwner {
    private ByteOwner() {}

    /**
     * The innermost struct around a byte, with the field it lies in; no field for framing bytes.
     */
    public static Spot of(Document document, int position) {
        return in(Place.top(document), position);
    }

    private static Spot in(Place place, int position) {
        Row row = place.row();
        if (row.type().layout() != Layout.CHUNKS) {
            for (Field field : row.type().fields()) {
                long at = row.locate(field);
                int start = (int) (at >>> 32);
                if (at >= 0 && position >= start && position < start + (int) at) {
                    return field(place, field, position);
                }
            }
            return new Spot(place, null);
        }
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            if (position < chunk.offset() + chunk.length()) {
                Field field = row.type().byChunk(chunk.id());
                Field sized = row.type().bySizeChunk(chunk.id());
                Field found = field == null ? sized : field;
                if (position < chunk.header() || found == null) {
                    return new Spot(place, null);
                }
                return position < chunk.offset() || field == null
                        ? new Spot(place, found)
                        : field(place, found, position);
            }
        }
        return new Spot(place, null);
    }

    private static Spot field(Place place, Field field, int position) {
        return switch (field.kind()) {
            case STRUCT -> in(place.struct(field), position);
            case LIST, ROWS -> row(place, field, position);
            default -> new Spot(place, field);
        };
    }

    private static Spot row(Place place, Field field, int position) {
        Table table = place.row().table(field);
        int low = 0;
        int high = table.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (position >= table.rowStart(middle + 1)) {
                low = middle + 1;
            } else if (position < table.rowStart(middle)) {
                high = middle - 1;
            } else {
                return in(place.row(field, middle), position);
            }
        }
        return new Spot(place, field);
    }
}
