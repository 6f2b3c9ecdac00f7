package org.vivarium.inspector.differences;

import org.vivarium.assets.game.GameFolder;
import org.vivarium.lcf.LcfFile;

/** What stands on one side of a comparison. */
sealed interface Content {
    record OneFile(LcfFile file) implements Content {}

    record Game(GameFolder folder) implements Content {}
}
