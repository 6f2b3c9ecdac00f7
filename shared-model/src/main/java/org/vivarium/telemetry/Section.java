package org.vivarium.telemetry;

/**
 * A named stretch of work inside a frame. Sections nest; the frame log keeps each one's begin, end
 * and allocated bytes.
 */
public enum Section {
    FRAME("frame", Domain.ENGINE),
    HELD("frame.held", Domain.ENGINE),
    CONTROL("control.serve", Domain.ENGINE),
    INPUT_UPDATE("input.update", Domain.INPUT),
    SCENE_UPDATE("scene.update", Domain.ENGINE),
    SCENE_DRAW("scene.draw", Domain.DRAW),
    EVENT_MAP("event.map", Domain.EVENTS),
    EVENT_PARALLEL("event.parallel", Domain.EVENTS),
    EVENT_COMMON("event.common", Domain.EVENTS),
    MAP_REFRESH_PAGES("map.refresh_pages", Domain.MAP),
    MAP_CHARACTERS("map.characters", Domain.MAP),
    MAP_ANIMATE("map.animate", Domain.MAP),
    MAP_PANORAMA("map.panorama", Domain.DRAW),
    MAP_LAYERS("map.layers", Domain.DRAW),
    MAP_CHARS("map.chars", Domain.DRAW),
    MAP_PICTURES("map.pictures", Domain.DRAW),
    MAP_WEATHER("map.weather", Domain.DRAW),
    MAP_OVERLAY("map.overlay", Domain.DRAW),
    WINDOW_UPDATE("window.update", Domain.WINDOWS),
    WINDOW_DRAW("window.draw", Domain.WINDOWS),
    SCREEN_TRANSITION("screen.transition", Domain.DRAW),
    BATTLE_UPDATE("battle.update", Domain.BATTLE),
    BATTLE_DRAW("battle.draw", Domain.BATTLE),
    AUDIO_UPDATE("audio.update", Domain.AUDIO),
    AUDIO_LOAD("audio.load", Domain.AUDIO),
    ASSET_LOAD("asset.load", Domain.ASSETS),
    TRANSITION_LOAD("map.transition.load", Domain.TRANSFER),
    TRANSITION_CHIPSET("map.transition.chipset", Domain.TRANSFER),
    TRANSITION_EVENTS("map.transition.events", Domain.TRANSFER),
    TRANSITION_PARALLELS("map.transition.parallels", Domain.TRANSFER),
    TRANSITION_BGM("map.transition.bgm", Domain.TRANSFER),
    TRANSITION_PARTY("map.transition.party", Domain.TRANSFER),
    TRANSITION_COMMON("map.transition.common", Domain.TRANSFER),
    PUBLISH("gfx.publish", Domain.DRAW),
    SNAPSHOT("telemetry.snapshot", Domain.ENGINE),
    REWIND("rewind.remember", Domain.ENGINE);

    private static final Section[] ALL = values();

    private final String label;
    private final Domain domain;

    Section(String label, Domain domain) {
        this.label = label;
        this.domain = domain;
    }

    /** The dotted name used in traces, summary lines and tables. */
    public String label() {
        return label;
    }

    public Domain domain() {
        return domain;
    }

    /** The section with this ordinal, without the array copy of {@link #values()}. */
    public static Section at(int ordinal) {
        return ALL[ordinal];
    }

    /** The section with this label; null when there is none. */
    public static Section labelled(String label) {
        for (Section section : ALL) {
            if (section.label.equals(label)) {
                return section;
            }
        }
        return null;
    }

    public static int count() {
        return ALL.length;
    }
}
