package org.vivarium.assets.rtp;

import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.AssetRequest;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.file.NameKey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One installed runtime package, and the editions whose names its files carry. */
final class RtpFolder {
    /** An edition of which so many names are missing in a row of the table is not this one. */
    private static final int PATIENCE = 100;

    private static final Map<String, AssetKind> KINDS = new HashMap<>();

    static {
        for (AssetKind kind : AssetKind.values()) {
            KINDS.put(NameKey.of(kind.folder()), kind);
        }
    }

    private final FolderIndex root;
    private final List<Integer> editions;

    RtpFolder(FileNode node, RtpTable table) {
        root = FolderIndex.of(node);
        editions = detect(table);
    }

    String address() {
        return root.node().address();
    }

    /** Columns of the table that fit the files best; several when equal, none when nothing fits. */
    List<Integer> editions() {
        return editions;
    }

    Optional<FileNode> find(AssetKind kind, String name) {
        return AssetRequest.parse(kind.folder(), name)
                .flatMap(request -> request.find(root, kind.type().extensions()));
    }

    private List<Integer> detect(RtpTable table) {
        double best = 0;
        List<Integer> found = new ArrayList<>();
        for (int edition = 0; edition < table.editions().size(); edition++) {
            double share = share(table, edition);
            if (share > best) {
                best = share;
                found.clear();
            }
            if (share > 0 && share == best) {
                found.add(edition);
            }
        }
        return List.copyOf(found);
    }

    /**
     * The share of an edition's names that exist here, 0 when so many miss that it cannot be the
     * one.
     */
    private double share(RtpTable table, int edition) {
        List<RtpTable.Row> rows = table.rowsOf(table.editions().get(edition));
        int hits = 0;
        int misses = 0;
        for (RtpTable.Row row : rows) {
            AssetKind kind = KINDS.get(row.folder());
            if (kind != null && find(kind, row.names()[edition]).isPresent()) {
                hits++;
                misses = 0;
            } else if (++misses > PATIENCE && hits == 0) {
                return 0;
            }
        }
        return rows.isEmpty() ? 0 : (double) hits / rows.size();
    }
}
