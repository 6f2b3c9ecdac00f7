package org.vivarium.engine;

import java.nio.charset.Charset;
import org.vivarium.assets.Assets;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;
import org.vivarium.model.SystemData;
import org.vivarium.model.Terms;
import org.vivarium.telemetry.WarningLog;

/**
 * An opened game: its files as they are, which no play ever changes. Everything that does change
 * stands in the game state.
 */
public final class Game {
    public final Database database;
    public final SystemData system;

    /** Words for what the game shows; each is decoded once. */
    public final Terms terms;

    public final MapTree tree;
    public final MapFiles maps;
    public final Assets assets;
    public final GameProfile profile;
    public final Charset charset;
    public final WarningLog warnings;

    public Game(
            Database database,
            MapTree tree,
            MapFiles maps,
            Assets assets,
            GameProfile profile,
            Charset charset,
            WarningLog warnings) {
        this.database = database;
        this.system = database.system();
        this.terms = new Terms(database.terms().data().keepingTexts());
        this.tree = tree;
        this.maps = maps;
        this.assets = assets;
        this.profile = profile;
        this.charset = charset;
        this.warnings = warnings;
    }
}
