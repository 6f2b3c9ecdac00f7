package org.vivarium.assets.rtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.AssetRequest;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;
import org.vivarium.assets.file.NameKey;

/** One installed runtime package, and the editions whose names its files carry. */
final class RtpFolder {
    private final FolderIndex root;
    private final RtpTable table;
    private List<Integer> editions;

    RtpFolder(FileNode node, RtpTable table) {
        root = FolderIndex.of(node);
        this.table = table;
    }

    String address() {
        return root.node().address();
    }

    /**
     * Columns of the table that fit the files best; several when equal, none when nothing fits.
     * Found when first asked.
     */
    List<Integer> editions() {
        if (editions == null) {
            editions = detect();
        }
        return editions;
    }

    Optional<FileNode> find(AssetKind kind, String name) {
        return AssetRequest.parse(kind.folder(), name)
                .flatMap(request -> request.find(root, kind.type().extensions()));
    }

    /**
     * Counts for each edition how many of its names are those of files here; the greatest share of
     * them wins.
     */
    private List<Integer> detect() {
        int[] hits = new int[table.editions().size()];
        for (AssetKind kind : AssetKind.values()) {
            Optional<FolderIndex> folder = root.folder(kind.folder());
            if (folder.isPresent()) {
                for (FileNode file : folder.get().all()) {
                    count(kind, file.name(), hits);
                }
            }
        }
        double best = 0;
        List<Integer> found = new ArrayList<>();
        for (int edition = 0; edition < hits.length; edition++) {
            int names = table.rowsOf(table.editions().get(edition)).size();
            double share = names == 0 ? 0 : (double) hits[edition] / names;
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

    private void count(AssetKind kind, String file, int[] hits) {
        int dot = file.lastIndexOf('.');
        String name = dot < 0 ? file : file.substring(0, dot);
        String key = NameKey.of(name);
        for (RtpTable.Row row : table.rows(kind.folder(), name)) {
            for (int edition = 0; edition < hits.length; edition++) {
                String own = row.names()[edition];
                if (own != null && NameKey.of(own).equals(key)) {
                    hits[edition]++;
                }
            }
        }
    }
}
