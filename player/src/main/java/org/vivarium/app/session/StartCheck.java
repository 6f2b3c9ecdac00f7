package org.vivarium.app.session;

import java.io.IOException;
import org.vivarium.app.cli.CannotOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.StartPlace;
import org.vivarium.model.MapUnit;

/**
 * Refuses a start that the game doesn't have. In play a stand-in takes the place of what is
 * missing; who names it on the command line has mistyped it.
 */
public final class StartCheck {
    private StartCheck() {}

    /**
     * @throws CannotOpenException when the game has no such map, tile or troop
     * @throws IOException when the save is missing or damaged
     */
    public static void check(StartPlace place, Engine engine)
            throws CannotOpenException, IOException {
        switch (place) {
            case StartPlace.Title() -> {}
            case StartPlace.HiddenTitle() -> {}
            case StartPlace.NewGame() -> {}
            case StartPlace.OnMap(int map, int x, int y) -> map(engine.game, map, x, y);
            case StartPlace.Load(int slot) -> engine.saves().check(slot - 1);
            case StartPlace.Battle(int troop) -> troop(engine.game, troop);
        }
    }

    /** A map that is listed but cannot be read is played as a blank one, with a warning. */
    private static void map(Game game, int id, int x, int y) throws CannotOpenException {
        MapUnit map;
        try {
            map = game.maps.open(id);
        } catch (IOException e) {
            if (game.tree.maps().byId(id) == null) {
                throw new CannotOpenException(e.getMessage(), e);
            }
            return;
        }
        if (x >= map.width() || y >= map.height()) {
            throw new CannotOpenException(
                    "map %d has %d x %d tiles: %d,%d is not on it"
                            .formatted(id, map.width(), map.height(), x, y));
        }
    }

    private static void troop(Game game, int id) throws CannotOpenException {
        if (game.database.troops().get(id) == null) {
            throw new CannotOpenException(
                    "RPG_RT.ldb has no troop %d, only 1 to %d"
                            .formatted(id, game.database.troops().size()));
        }
    }
}
