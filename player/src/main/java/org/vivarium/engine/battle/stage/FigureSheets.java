package org.vivarium.engine.battle.stage;

import org.vivarium.engine.Game;
import org.vivarium.model.BattlerAnimation;
import org.vivarium.model.Database;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.WarningLog;

/** The battler animations of a game by id, each resolved when it is first asked for. */
final class FigureSheets {
    private final Database database;
    private final WarningLog warnings;
    private final FigureSheet[] sheets;

    FigureSheets(Game game) {
        database = game.database;
        warnings = game.warnings;
        sheets = new FigureSheet[Math.max(0, database.battleranimations().size()) + 1];
    }

    /** The battler animation; one that shows nothing when there is none of that id. */
    FigureSheet get(int id) {
        int at = id > 0 && id < sheets.length ? id : 0;
        if (sheets[at] == null) {
            sheets[at] = load(id);
        }
        return sheets[at];
    }

    private FigureSheet load(int id) {
        BattlerAnimation row = database.battleranimations().get(id);
        if (row != null) {
            return new FigureSheet(row);
        }
        warnings.add(
                Domain.BATTLE,
                "battler animation " + id,
                "does not exist: actors with it are not drawn in battle");
        return FigureSheet.NONE;
    }
}
