package org.vivarium.app.cli;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Where a game starts; the title when nothing is said. */
public final class StartOptions {
    /** The ways to start past the title, one at most. */
    static final class Place {
        @Option(names = "--new-game", description = "Begin a new game without the title.")
        boolean newGame;

        @Option(names = "--load", paramLabel = "N", description = "Load save slot N.")
        Integer load;

        @Option(names = "--map", paramLabel = "ID", description = "Begin a new game on this map.")
        Integer map;

        @Option(
                names = "--battle",
                paramLabel = "TROOP",
                description = "Test a battle against a troop.")
        Integer battle;
    }

    @ArgGroup(exclusive = true)
    private Place place = new Place();

    @Option(
            names = "--at",
            paramLabel = "X,Y",
            converter = MapPosition.Converter.class,
            description = "With --map: the hero's tile; the map's middle when absent.")
    private MapPosition at;

    public boolean newGame() {
        return place.newGame;
    }

    /** The save slot to load; null when none. */
    public Integer load() {
        return place.load;
    }

    /** The map a new game begins on; null when none. */
    public Integer map() {
        return place.map;
    }

    /** The troop of a battle test; null when none. */
    public Integer battle() {
        return place.battle;
    }

    /** The hero's tile on {@link #map}; null for its middle. */
    public MapPosition at() {
        return at;
    }
}
