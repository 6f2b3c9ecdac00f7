package org.vivarium.inspector.find;

import java.util.Optional;
import org.vivarium.inspector.GameFiles;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Target;
import org.vivarium.model.refs.GameNames;
import org.vivarium.model.refs.Sought;

/** Takes what was typed for something to be used: {@code item:3}, or the name of a row. */
final class SoughtByName {
    private SoughtByName() {}

    /** The row or file meant; empty when nothing is written or called so. */
    static Optional<Sought> find(GameFiles game, String typed) {
        Optional<Sought> written = Sought.parse(typed);
        return written.isPresent() || game == null ? written : named(game, typed);
    }

    /** The first row of that name, capitals aside. */
    private static Optional<Sought> named(GameFiles game, String name) {
        GameNames names = GameNames.of(game.database(), game.mapTree());
        for (Target target : Target.values()) {
            if (target.isFile()) {
                continue;
            }
            for (int id = 1; id <= rows(game, target); id++) {
                if (names.name(target, id).strip().equalsIgnoreCase(name)) {
                    return Optional.of(new Sought(target, id, ""));
                }
            }
        }
        return Optional.empty();
    }

    private static int rows(GameFiles game, Target target) {
        if (target == Target.MAP) {
            return game.maps().stream().mapToInt(Integer::intValue).max().orElse(0);
        }
        Field table = game.database().root().type().findField(target.table());
        return table == null ? 0 : game.database().root().table(table).size();
    }
}
