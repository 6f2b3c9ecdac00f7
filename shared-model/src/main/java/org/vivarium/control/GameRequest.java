package org.vivarium.control;

/** A request about the game or its caches; served by the engine's {@link RequestHandler}. */
public sealed interface GameRequest extends Request {
    /**
     * Sets a value by hand. It is remembered with the buttons of its frame, so that going back and
     * recordings come out the same.
     */
    sealed interface Edit extends GameRequest {}

    record SetSwitch(int id, boolean on) implements Edit {}

    record SetVariable(int id, int value) implements Edit {}

    record SetString(int id, String text) implements Edit {}

    record SetGold(int amount) implements Edit {}

    record SetSteps(int steps) implements Edit {}

    /** Frames a timer has left; 0 stops it. */
    record SetTimer(int timer, int frames) implements Edit {}

    /** Pieces of an item in the bag, 0 to 99. */
    record SetItem(int id, int count) implements Edit {}

    /** A value of an actor: level, experience, HP or SP, kept within what the game allows. */
    record SetActor(Watchable.Kind value, int id, int to) implements Edit {}

    /** Draws tiles from the cache, or every cell anew each frame. */
    record SetTileCache(boolean on) implements GameRequest {
        @Override
        public boolean changesGame() {
            return false;
        }
    }

    /** Forgets what a cache holds; everything is drawn or loaded again when needed. */
    record ClearCache(CacheKind cache) implements GameRequest {
        @Override
        public boolean changesGame() {
            return false;
        }
    }

    /** Compares the tile cache with a fresh draw; answered with {@link Answer.TilesVerified}. */
    record VerifyTileCache() implements GameRequest {
        @Override
        public boolean changesGame() {
            return false;
        }
    }

    /** Compares after every frame, until switched off; differences become warnings. */
    record VerifyEveryFrame(boolean on) implements GameRequest {
        @Override
        public boolean changesGame() {
            return false;
        }
    }

    /** Leaves the current scene for the title. */
    record Reset() implements GameRequest {}

    /** Answered with {@link Answer.MomentTaken}: the whole game as it is between two frames. */
    record TakeMoment() implements GameRequest {
        @Override
        public boolean changesGame() {
            return false;
        }
    }

    /**
     * Puts the game back to a moment.
     *
     * @param game digest of the game it was taken from; another game refuses it
     * @param state as the moment holds it
     */
    record Restore(long game, byte[] state) implements GameRequest {}

    /** Answered with {@link Answer.Recorded}: the buttons since the game was opened or changed. */
    record TakeRecording() implements GameRequest {
        @Override
        public boolean changesGame() {
            return false;
        }
    }

    /** Whether the next frame may differ from what the buttons alone would have brought. */
    default boolean changesGame() {
        return true;
    }
}
