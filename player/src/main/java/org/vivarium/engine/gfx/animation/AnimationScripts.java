package org.vivarium.engine.gfx.animation;

import org.vivarium.model.Animation;
import org.vivarium.model.Database;

/** The battle animations of a game by id, each resolved when first played. */
public final class AnimationScripts {
    private final Database database;
    private final AnimationScript[] scripts;

    public AnimationScripts(Database database) {
        this.database = database;
        scripts = new AnimationScript[database.animations().size() + 1];
    }

    /** The animation, or null when there is none of that id. */
    public AnimationScript get(int id) {
        if (id < 1 || id >= scripts.length) {
            return null;
        }
        if (scripts[id] == null) {
            Animation row = database.animations().get(id);
            scripts[id] = row == null ? null : new AnimationScript(row);
        }
        return scripts[id];
    }
}
