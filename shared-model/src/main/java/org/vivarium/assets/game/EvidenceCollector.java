package org.vivarium.assets.game;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.text.TextEvidence;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.LcfString;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;

/**
 * Gathers the bytes that tell a game's code page: terms and file names of its database, and what
 * its maps say when the database is all ASCII (spec lcf-format 15.3).
 */
final class EvidenceCollector {
    /** Tables whose rows name many files and whose decoding costs little. */
    private static final List<Field> TABLES =
            List.of(
                    Database.ACTORS,
                    Database.CHIPSETS,
                    Database.ENEMIES,
                    Database.ANIMATIONS,
                    Database.TERRAINS);

    private static final int MAPS_READ = 12;
    private static final int ENOUGH_TEXT = 4_000;
    private static final int ENOUGH_FILES = 500;
    private static final Map<String, AssetKind> KINDS = new HashMap<>();

    static {
        for (AssetKind kind : AssetKind.values()) {
            KINDS.put(kind.folder(), kind);
        }
    }

    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    private final List<TextEvidence.FileName> files = new ArrayList<>();

    private EvidenceCollector() {}

    static TextEvidence collect(LcfFile database, GameFiles game) {
        EvidenceCollector collector = new EvidenceCollector();
        Row root = database.root();
        collector.row(root.struct(Database.SYSTEM));
        collector.row(root.struct(Database.TERMS));
        for (Field field : TABLES) {
            Table table = root.table(field);
            for (int i = 0; i < table.size() && collector.files.size() < ENOUGH_FILES; i++) {
                collector.row(table.row(i));
            }
        }
        if (TextEvidence.isAscii(collector.text.toByteArray())) {
            collector.maps(game);
        }
        return new TextEvidence(collector.text.toByteArray(), collector.files);
    }

    /** Takes the texts of a row and of the structs inside it. */
    private void row(Row row) {
        for (Field field : row.type().fields()) {
            if (field.kind() == FieldKind.TEXT && row.has(field)) {
                take(field, row.getText(field));
            } else if (field.kind() == FieldKind.STRUCT && row.has(field)) {
                row(row.struct(field));
            }
        }
    }

    private void take(Field field, LcfString value) {
        if (value.isAscii()) {
            return;
        }
        AssetKind kind = field.target() == null ? null : KINDS.get(field.target().word());
        if (kind != null && field.target().isFile()) {
            files.add(new TextEvidence.FileName(kind, value.toBytes()));
        }
        text.writeBytes(value.toBytes());
        text.write(' ');
    }

    private void maps(GameFiles game) {
        int read = 0;
        for (FileNode file : game.folder().all()) {
            if (read >= MAPS_READ || text.size() >= ENOUGH_TEXT) {
                return;
            }
            if (!file.isFolder()
                    && file.name().toLowerCase(Locale.ROOT).endsWith(game.mapExtension())) {
                read++;
                try {
                    map(MapUnit.of(LcfFile.of(file.read(), file.name())));
                } catch (IOException e) {
                    continue; // a broken map is told when it is entered
                }
            }
        }
    }

    private void map(MapUnit map) {
        for (MapEvent event : map.events()) {
            for (EventPage page : event.pages()) {
                EventCursor command = page.eventCommands().cursor();
                while (command.next() && text.size() < ENOUGH_TEXT) {
                    if (!command.text().isAscii()) {
                        text.writeBytes(command.text().toBytes());
                        text.writeBytes(" ".getBytes(StandardCharsets.US_ASCII));
                    }
                }
            }
        }
    }
}
