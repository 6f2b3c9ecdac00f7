package org.vivarium.engine.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.assets.image.Image;
import org.vivarium.engine.Game;
import org.vivarium.engine.event.GamePrograms;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramCache;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.engine.event.ProgramSource;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.model.Actor;
import org.vivarium.model.Chipset;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Rows;
import org.vivarium.model.event.CommandList;

/**
 * Makes maps ready to be entered. Works on one thread beside the engine and touches nothing of the
 * running game.
 */
final class MapPreparation {
    /** Charsets beyond these are decoded when they are first drawn. */
    private static final int MOST_CHARSETS = 64;

    private static final int MOST_PICTURES = 32;

    /** Command Show Picture. */
    private static final int SHOW_PICTURE = 11110;

    /** Weight of lists compiled ahead: half of what the program cache holds. */
    private static final long MOST_PROGRAM_BYTES = ProgramCache.DEFAULT_LIMIT / 2;

    private final Game game;
    private final ProgramCache programs;
    private boolean commonEventsDone;

    MapPreparation(Game game, ProgramCache programs) {
        this.game = game;
        this.programs = programs;
    }

    PreparedMap prepare(MapData map) {
        Chipset chipset = game.database.chipsets().get(map.chipset());
        ChipTables chips = chipset == null ? null : ChipTables.of(map.chipset(), chipset);
        List<Program> lists = programs(map);
        return new PreparedMap(map, chips, pictures(map, chips, lists), lists);
    }

    private List<PreparedMap.Picture> pictures(MapData map, ChipTables chips, List<Program> lists) {
        List<PreparedMap.Picture> pictures = new ArrayList<>();
        if (chips != null && !chips.image().isEmpty()) {
            pictures.add(picture(AssetKind.CHIPSET, chips.image()));
        }
        if (map.panorama() != null) {
            pictures.add(picture(AssetKind.PANORAMA, map.panorama().name()));
        }
        Set<String> charsets = charsets(map.pages());
        charsets.addAll(heroes());
        for (String charset : charsets) {
            pictures.add(picture(AssetKind.CHARSET, charset));
        }
        for (String shown : shownPictures(lists)) {
            if (game.assets.has(AssetKind.PICTURE, shown)) {
                pictures.add(picture(AssetKind.PICTURE, shown));
            }
        }
        return pictures;
    }

    /** Pictures that lists which run by themselves show: some do so in their first frame. */
    private Set<String> shownPictures(List<Program> programs) {
        Set<String> names = new LinkedHashSet<>();
        for (Program program : programs) {
            CommandList list = program.list();
            for (int i = 0; i < list.size() && names.size() < MOST_PICTURES; i++) {
                if (list.code(i) == SHOW_PICTURE && list.hasText(i)) {
                    names.add(list.text(i, game.charset));
                }
            }
        }
        return names;
    }

    private PreparedMap.Picture picture(AssetKind kind, String name) {
        Assets assets = game.assets;
        Image image = assets.image(kind, name);
        if (kind == AssetKind.CHIPSET) {
            image.pixels();
        }
        return new PreparedMap.Picture(kind, name, Bitmap.of(image));
    }

    /** Charsets of the party a new game begins with. */
    private Set<String> heroes() {
        Set<String> names = new LinkedHashSet<>();
        for (int id : game.system.party().toInts()) {
            Actor actor = game.database.actors().get(id);
            if (actor != null && !actor.characterName().isEmpty()) {
                names.add(actor.characterName());
            }
        }
        return names;
    }

    private static Set<String> charsets(PageTable pages) {
        Set<String> names = new LinkedHashSet<>();
        for (int page = 0; page < pages.pages() && names.size() < MOST_CHARSETS; page++) {
            if (!pages.charset[page].isEmpty()) {
                names.add(pages.charset[page]);
            }
        }
        return names;
    }

    private List<Program> programs(MapData map) {
        List<ProgramRef> wanted = new ArrayList<>();
        if (!commonEventsDone) {
            commonEventsDone = true;
            commonEvents(wanted);
        }
        if (map.file() != null) {
            pages(map, wanted);
        }
        return compile(wanted, new GamePrograms(game, id -> map.file()));
    }

    private void commonEvents(List<ProgramRef> wanted) {
        Rows<CommonEvent> rows = game.database.commonevents();
        for (int id = 1; id <= rows.size(); id++) {
            CommonEvent event = rows.get(id);
            if (event != null && runsByItself(event.trigger())) {
                wanted.add(ProgramRef.commonEvent(id));
            }
        }
    }

    private static void pages(MapData map, List<ProgramRef> wanted) {
        PageTable pages = map.pages();
        for (int slot = 0; slot < pages.events(); slot++) {
            int first = pages.firstPage[slot];
            for (int page = first; page < pages.firstPage[slot + 1]; page++) {
                if (runsByItself(pages.trigger[page]) && pages.hasCommands[page]) {
                    wanted.add(
                            ProgramRef.mapPage(map.id(), pages.eventIds[slot], page - first + 1));
                }
            }
        }
    }

    /** Triggers of pages and common events have the same numbers. */
    private static boolean runsByItself(int trigger) {
        return trigger == PageTable.AUTO_START || trigger == PageTable.PARALLEL;
    }

    /** Compiles the lists and what they call by fixed numbers, as far as there is room. */
    private List<Program> compile(List<ProgramRef> wanted, ProgramSource lists) {
        List<Program> compiled = new ArrayList<>();
        Set<ProgramRef> known = new HashSet<>(wanted);
        Deque<ProgramRef> open = new ArrayDeque<>(wanted);
        long bytes = 0;
        while (!open.isEmpty() && bytes < MOST_PROGRAM_BYTES) {
            ProgramRef ref = open.poll();
            CommandList list = lists.find(ref);
            if (list != null) {
                compiled.add(programs.compile(ref, list));
                bytes += list.weight();
                for (ProgramRef called : CalledLists.of(ref, list)) {
                    if (known.add(called)) {
                        open.add(called);
                    }
                }
            }
        }
        return compiled;
    }
}
