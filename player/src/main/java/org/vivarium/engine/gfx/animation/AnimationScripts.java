package org.vivarium.engine.gfx.animation;

import org.vivarium.model.Animation;
import org.vivarium.model.Database;

/** The battle animations of a game by id, each resolved when first played. */
public final class AnimationScripts {
    private final Database database;
    private AnimationScript[] scripts = new AnimationScript[0];

    public AnimationScripts(Database database) {
        this.database = database;
    }

    /** The animation, or null when there is none of that id. */
    public AnimationScript get(int id) {
        if (id < 1 || id > database.animations().size()) {
            return null;
        }
        if (scripts.length == 0) {
            scripts = new AnimationScript[database.animations().size() + 1];
        }
        if (scripts[id] == null) {
            Animation row = database.animations().get(id);
            scripts[id] = row == null ? null : new AnimationScript(row);
        }
        return scripts[id];
    }
}
