package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * A file to look through: as the user has edited it, or read when its turn comes.
 *
 * @param title what people call it
 * @param map the map's id; 0 for other files
 */
public record SearchedFile(String title, Address address, int map, Opening opening) {
    /** How a file comes about. */
    @FunctionalInterface
    public interface Opening {
        LcfFile open() throws GameOpenException;
    }

    /** All files of a game: database, map tree, maps in their order. On the window's thread. */
    public static List<SearchedFile> of(GameFiles game) {
        var files = new ArrayList<SearchedFile>();
        if (game.isSingle()) {
            for (Document document : game.documents()) {
                add(files, document);
            }
            return files;
        }
        add(files, game.databaseDocument());
        add(files, game.mapTreeDocument());
        List<Document> opened = game.documents();
        for (int id : game.maps()) {
            Address address = Addresses.map(game, id);
            Opening opening =
                    opened.stream()
                            .filter(document -> document.address().equals(address))
                            .<Opening>map(document -> kept(document.file()))
                            .findFirst()
                            .orElse(read(game.folder(), id));
            String title = Texts.of("find.map", Integer.toString(id), game.mapName(id));
            files.add(new SearchedFile(title.strip(), address, id, opening));
        }
        return files;
    }

    private static void add(List<SearchedFile> files, Document document) {
        LcfFile file = document.file();
        String title = file.kind() == FileKind.DATABASE ? Texts.of("tables.database") : file.name();
        Address address = document.address();
        files.add(new SearchedFile(title, address, address.numberOf(Level.MAP, 0), kept(file)));
    }

    private static Opening kept(LcfFile file) {
        return () -> file;
    }

    private static Opening read(GameFolder folder, int id) {
        return () -> folder.map(id);
    }
}
