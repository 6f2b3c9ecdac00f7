package org.vivarium.engine.event;

import java.io.IOException;
import org.vivarium.engine.Game;
import org.vivarium.engine.MapFiles;
import org.vivarium.lcf.EventCode;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.Rows;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopPage;
import org.vivarium.model.event.CommandList;
import org.vivarium.telemetry.Domain;

/** Command lists straight from a game's files. The map asked last stays open. */
public final class GamePrograms implements ProgramSource {
    private final Game game;
    private final MapFiles maps;
    private MapUnit map;
    private int mapId;

    /**
     * @param maps opens maps; the one in use is best known to who passes this
     */
    public GamePrograms(Game game, MapFiles maps) {
        this.game = game;
        this.maps = maps;
    }

    @Override
    public CommandList find(ProgramRef ref) {
        EventCode code =
                switch (ref.kind()) {
                    case COMMON_EVENT -> commonEvent(ref.a());
                    case MAP_PAGE -> mapPage(ref.a(), ref.b(), ref.c());
                    case TROOP_PAGE -> troopPage(ref.a(), ref.b());
                    case INLINE -> null;
                };
        return code == null ? null : CommandList.decode(code.data(), code.offset(), code.length());
    }

    private EventCode commonEvent(int id) {
        CommonEvent event = game.database.commonevents().get(id);
        return event == null ? null : event.eventCommands();
    }

    private EventCode troopPage(int id, int number) {
        Troop troop = game.database.troops().get(id);
        if (troop == null) {
            return null;
        }
        TroopPage page = troop.pages().get(number);
        return page == null ? null : page.eventCommands();
    }

    private EventCode mapPage(int id, int eventId, int number) {
        MapUnit unit = open(id);
        MapEvent event = unit == null ? null : unit.events().byId(eventId);
        if (event == null) {
            return null;
        }
        Rows<EventPage> pages = event.pages();
        return number < 1 || number > pages.size() ? null : pages.at(number - 1).eventCommands();
    }

    private MapUnit open(int id) {
        if (id != mapId) {
            mapId = id;
            try {
                map = maps.open(id);
            } catch (IOException e) {
                map = null;
                game.warnings.add(
                        Domain.EVENTS, "map " + id, e.getMessage() + "; its events don't run");
            }
        }
        return map;
    }
}
