package org.vivarium.control;

/** A request about the game or its caches; served by the engine's {@link RequestHandler}. */
public sealed interface GameRequest extends Request {
    record SetSwitch(int id, boolean on) implements GameRequest {}

    record SetVariable(int id, int value) implements GameRequest {}

    record SetGold(int amount) implements GameRequest {}

    /** Draws tiles from the cache, or every cell anew each frame. */
    record SetTileCache(boolean on) implements GameRequest {}

    /** Forgets what a cache holds; everything is drawn or loaded again when needed. */
    record ClearCache(CacheKind cache) implements GameRequest {}

    /** Compares the tile cache with a fresh draw; answered with {@link Answer.TilesVerified}. */
    record VerifyTileCache() implements GameRequest {}

    /** Compares after every frame, until switched off; differences become warnings. */
    record VerifyEveryFrame(boolean on) implements GameRequest {}

    /** Leaves the current scene for the title. */
    record Reset() implements GameRequest {}
}
