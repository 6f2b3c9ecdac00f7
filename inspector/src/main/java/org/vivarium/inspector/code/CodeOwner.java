package org.vivarium.inspector.code;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Document;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopPage;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.ParameterType;
import org.vivarium.model.refs.GameNames;
import org.vivarium.model.refs.RowAddress;

/**
 * What event code belongs to, with all its pages: a map event, a common event, a troop.
 *
 * @param map the map whose events the code means by number; 0 for none
 * @param around names of what stands around it, the outermost first, its own name last
 */
public record CodeOwner(
        Address address,
        int map,
        List<String> around,
        List<CodePage> pages,
        GameNames names,
        Charset charset) {

    /**
     * Finds what a place of code belongs to; null when no code is there.
     *
     * @throws GameOpenException when the map cannot be read
     */
    public static CodeOwner of(GameFiles game, Address place) throws GameOpenException {
        int event = place.numberOf(Level.EVENT, 0);
        int map = place.numberOf(Level.MAP, 0);
        if (map > 0) {
            return mapEvent(game, game.map(map), Addresses.map(game, map), event);
        }
        String file = place.nameOf(Level.FILE);
        if (!file.equals(game.database().name())) {
            return other(game, file, event);
        }
        if (event > 0) {
            return commonEvent(game, event);
        }
        boolean troop = place.nameOf(Level.TABLE).equals(Database.TROOPS.name());
        return troop ? troop(game, place.numberOf(Level.ROW, 0)) : null;
    }

    /** An event of a map that is looked at by itself. */
    private static CodeOwner other(GameFiles game, String name, int event)
            throws GameOpenException {
        try {
            Document document = game.file(name);
            return document.file().kind() == FileKind.MAP
                    ? mapEvent(game, document.file(), document.address(), event)
                    : null;
        } catch (IOException e) {
            throw new GameOpenException(name, e.getMessage());
        }
    }

    private static CodeOwner mapEvent(GameFiles game, LcfFile file, Address around, int id) {
        MapEvent event = new MapUnit(file.root()).events().byId(id);
        if (event == null) {
            return null;
        }
        int map = around.numberOf(Level.MAP, 0);
        Address address = around.at(Level.EVENT, id);
        GameNames names = names(game).onMap(file);
        var pages = new ArrayList<CodePage>();
        for (EventPage page : event.pages()) {
            int number = page.data().id();
            pages.add(
                    new CodePage(
                            RowAddress.of(address, MapEvent.PAGES, number),
                            number,
                            Texts.of("code.trigger.page." + Math.clamp(page.trigger(), 0, 5)),
                            new PageConditions(names).of(page.condition()),
                            page.eventCommands()));
        }
        String name = map == 0 ? file.name() : ParameterType.MAP.label() + " " + map;
        return new CodeOwner(
                address,
                map,
                List.of(named(name, game.mapName(map)), named("event " + id, event.name())),
                pages,
                names,
                file.charset());
    }

    private static CodeOwner commonEvent(GameFiles game, int id) {
        Row row = game.database().root().table(Database.COMMONEVENTS).reference(id);
        if (row == null) {
            return null;
        }
        CommonEvent event = new CommonEvent(row);
        GameNames names = names(game);
        Address address = RowAddress.of(Addresses.database(game), Database.COMMONEVENTS, id);
        CodePage page =
                new CodePage(
                        address,
                        1,
                        Texts.of("code.trigger.common." + Math.clamp(event.trigger(), 2, 8)),
                        new PageConditions(names).of(event),
                        event.eventCommands());
        return new CodeOwner(
                address,
                0,
                List.of(named("common event " + id, event.name())),
                List.of(page),
                names,
                game.database().charset());
    }

    private static CodeOwner troop(GameFiles game, int id) {
        Row row = game.database().root().table(Database.TROOPS).reference(id);
        if (row == null) {
            return null;
        }
        Troop troop = new Troop(row);
        GameNames names = names(game);
        Address address = RowAddress.of(Addresses.database(game), Database.TROOPS, id);
        var pages = new ArrayList<CodePage>();
        for (TroopPage page : troop.pages()) {
            int number = page.data().id();
            pages.add(
                    new CodePage(
                            RowAddress.of(address, Troop.PAGES, number),
                            number,
                            "",
                            new TroopConditions(names, troop).of(page.condition()),
                            page.eventCommands()));
        }
        return new CodeOwner(
                address,
                0,
                List.of(named("troop " + id, troop.name())),
                pages,
                names,
                game.database().charset());
    }

    /** What must hold for a page to be active, in one line; empty when nothing must. */
    public static String conditions(GameFiles game, EventPage page) {
        return new PageConditions(names(game))
                .of(page.condition()).stream()
                        .map(
                                condition ->
                                        condition.stream()
                                                .map(Token::text)
                                                .collect(Collectors.joining()))
                        .collect(Collectors.joining(", "));
    }

    private static GameNames names(GameFiles game) {
        return GameNames.of(game.database(), game.mapTree());
    }

    private static String named(String what, String name) {
        return name.isBlank() ? what : what + "  " + name.strip();
    }

    /** The page a place lies on; the first when it names none, null when there is none at all. */
    public CodePage page(Address place) {
        int number = place.numberOf(Level.PAGE, 0);
        for (CodePage page : pages) {
            if (page.number() == number) {
                return page;
            }
        }
        return pages.isEmpty() ? null : pages.getFirst();
    }

    /** Prints lists that belong to nobody. */
    static ScriptWriter printer(GameFiles game) {
        return new ScriptWriter(game.database().charset(), names(game));
    }

    /** The page's commands as a script. */
    public Script script(CodePage page) {
        CommandList commands =
                CommandList.decode(page.code().data(), page.code().offset(), page.code().length());
        return new ScriptWriter(charset, names).script(commands);
    }
}
