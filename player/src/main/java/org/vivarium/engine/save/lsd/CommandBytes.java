package org.vivarium.engine.save.lsd;

import java.io.IOException;
import org.vivarium.engine.Game;
import org.vivarium.engine.state.FrameState;
import org.vivarium.lcf.EventCode;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;

/**
 * The file bytes of the list a frame runs: a save carries its own copy. The map asked last stays
 * open.
 */
final class CommandBytes {
    private static final byte[] NONE = new byte[4];

    private final Game game;
    private int openMap;
    private MapUnit map;

    CommandBytes(Game game) {
        this.game = game;
    }

    byte[] of(FrameState frame) {
        EventCode code =
                switch (frame.ref.kind()) {
                    case COMMON_EVENT -> commonEvent(frame.ref.a());
                    case MAP_PAGE -> page(frame.ref.a(), frame.ref.b(), frame.ref.c());
                    case TROOP_PAGE, INLINE -> null;
                };
        if (code != null) {
            return code.toBytes();
        }
        return frame.code.length == 0 ? NONE : frame.code;
    }

    private EventCode commonEvent(int id) {
        CommonEvent event = game.database.commonevents().get(id);
        return event == null ? null : event.eventCommands();
    }

    private EventCode page(int mapId, int eventId, int number) {
        MapUnit unit = open(mapId);
        MapEvent event = unit == null ? null : unit.events().byId(eventId);
        EventPage page = event == null ? null : event.pages().get(number);
        return page == null ? null : page.eventCommands();
    }

    private MapUnit open(int id) {
        if (id != openMap) {
            openMap = id;
            try {
                map = game.maps.open(id);
            } catch (IOException e) {
                map = null;
            }
        }
        return map;
    }
}
