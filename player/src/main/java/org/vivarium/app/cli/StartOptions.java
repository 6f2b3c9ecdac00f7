package org.vivarium.app.cli;

import org.vivarium.engine.StartPlace;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where a game starts; the title when nothing is said. */
public final class StartOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--new-game", description = "Begin a new game without the title.")
    private boolean newGame;

    @Option(
            names = "--hide-title",
            description = "Show the title without its picture and music, as the editor starts it.")
    private boolean hideTitle;

    @Option(
            names = "--load",
            paramLabel = "N",
            converter = WholeNumber.Id.class,
            description = "Load save slot N.")
    private Integer load;

    @Option(
            names = "--map",
            paramLabel = "ID",
            converter = WholeNumber.Id.class,
            description = "Begin a new game on this map.")
    private Integer map;

    @Option(
            names = "--battle",
            paramLabel = "TROOP",
            converter = WholeNumber.Id.class,
            description = "Test a battle against a troop.")
    private Integer battle;

    @Option(
            names = "--at",
            paramLabel = "X,Y",
            converter = MapPosition.Converter.class,
            description = "With --map: the hero's tile; the map's middle when absent.")
    private MapPosition at;

    /**
     * The place all these options name together.
     *
     * @throws ParameterException when they name more than one, or a tile of no map
     */
    public StartPlace place() {
        int places = (battle != null ? 1 : 0) + (load != null ? 1 : 0);
        if (places + (newGame || map != null ? 1 : 0) > 1) {
            throw new ParameterException(
                    command.commandLine(),
                    "--load, --battle and a new game (--new-game, --map) exclude each other");
        }
        if (hideTitle && (places > 0 || newGame || map != null)) {
            throw new ParameterException(
                    command.commandLine(), "--hide-title is for a run that begins at the title");
        }
        if (at != null && map == null) {
            throw new ParameterException(command.commandLine(), "--at needs --map");
        }
        if (battle != null) {
            return new StartPlace.Battle(battle);
        }
        if (load != null) {
            return new StartPlace.Load(load);
        }
        if (map != null) {
            return at == null
                    ? new StartPlace.OnMap(map, -1, -1)
                    : new StartPlace.OnMap(map, at.x(), at.y());
        }
        if (newGame) {
            return new StartPlace.NewGame();
        }
        return hideTitle ? new StartPlace.HiddenTitle() : new StartPlace.Title();
    }
}
