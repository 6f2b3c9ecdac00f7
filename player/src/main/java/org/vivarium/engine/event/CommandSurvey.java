package org.vivarium.engine.event;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.vivarium.engine.Game;
import org.vivarium.lcf.EventCode;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapUnit;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopPage;
import org.vivarium.model.event.CommandReader;

/** Which event commands a game uses and how often, over all its maps, common events and troops. */
public final class CommandSurvey {

    private static final int MAP = 1;

    /** Places kept of each command: enough to look at some. */
    private static final int PLACES = 3;

    private final TreeMap<Integer, Integer> uses = new TreeMap<>();
    private final Map<Integer, List<ProgramRef>> places = new TreeMap<>();
    private final List<String> unreadable = new ArrayList<>();
    private int lists;

    private CommandSurvey() {}

    /** Looks through the whole game. */
    public static CommandSurvey of(Game game) {
        CommandSurvey survey = new CommandSurvey();
        for (CommonEvent event : game.database.commonevents()) {
            survey.add(ProgramRef.commonEvent(event.id()), event.eventCommands());
        }
        for (Troop troop : game.database.troops()) {
            for (TroopPage page : troop.pages()) {
                survey.add(ProgramRef.troopPage(troop.id(), page.id()), page.eventCommands());
            }
        }
        for (MapInfo info : game.tree.maps()) {
            if (info.type() == MAP) {
                survey.addMap(game, info.id());
            }
        }
        return survey;
    }

    private void addMap(Game game, int id) {
        MapUnit map;
        try {
            map = game.maps.open(id);
        } catch (IOException e) {
            unreadable.add("map " + id + ": " + e.getMessage());
            return;
        }
        for (MapEvent event : map.events()) {
            for (EventPage page : event.pages()) {
                add(ProgramRef.mapPage(id, event.id(), page.id()), page.eventCommands());
            }
        }
    }

    private void add(ProgramRef list, EventCode code) {
        lists++;
        CommandReader reader = new CommandReader(code.data(), code.offset(), code.length());
        while (reader.next()) {
            uses.merge(reader.code(), 1, Integer::sum);
            List<ProgramRef> known = places.computeIfAbsent(reader.code(), c -> new ArrayList<>());
            if (known.size() < PLACES && !known.contains(list)) {
                known.add(list);
            }
        }
    }

    /** Uses by command code. */
    public TreeMap<Integer, Integer> uses() {
        return new TreeMap<>(uses);
    }

    /** The first lists that use a command. */
    public List<ProgramRef> places(int code) {
        return List.copyOf(places.getOrDefault(code, List.of()));
    }

    /** Command lists looked through, empty ones included. */
    public int lists() {
        return lists;
    }

    /** Maps that could not be read, each with its reason. */
    public List<String> unreadable() {
        return List.copyOf(unreadable);
    }
}
