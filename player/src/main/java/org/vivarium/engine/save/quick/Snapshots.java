package org.vivarium.engine.save.quick;

import java.util.zip.CRC32;
import org.vivarium.control.Moment;
import org.vivarium.engine.Engine;
import org.vivarium.engine.state.StateReader;
import org.vivarium.engine.state.StateWriter;
import org.vivarium.model.MapInfo;

/** Takes a running game's snapshot at any moment, and puts it back there. */
public final class Snapshots {
    private final Engine engine;
    private final long game;

    public Snapshots(Engine engine) {
        this.engine = engine;
        this.game = gameDigest(engine);
    }

    /** A number for the game's database: snapshots and recordings only fit the same one. */
    public static long gameDigest(Engine engine) {
        CRC32 crc = new CRC32();
        crc.update(engine.game.database.data().file().data());
        return crc.getValue();
    }

    public long game() {
        return game;
    }

    /** The moment between two frames. */
    public Moment take() {
        MapInfo map = engine.game.tree.maps().byId(engine.state.map.id);
        return new Moment(
                game,
                engine.frames(),
                map == null ? "" : map.name(),
                engine.frame().clone(),
                StateWriter.write(engine.state));
    }

    /**
     * Goes back to the moment of a snapshot, and shows it.
     *
     * @param ofGame digest of the game it was taken from
     * @throws QuickSaveException when it is another game's, or shorter than the state
     */
    public void restore(long ofGame, byte[] snapshot) throws QuickSaveException {
        if (ofGame != game) {
            throw new QuickSaveException(QuickSaveException.Reason.OTHER_GAME);
        }
        byte[] before = StateWriter.write(engine.state);
        try {
            StateReader.read(engine.state, snapshot);
        } catch (IndexOutOfBoundsException e) {
            StateReader.read(engine.state, before);
            engine.stateReplaced();
            throw new QuickSaveException(QuickSaveException.Reason.DAMAGED);
        }
        engine.stateReplaced();
        engine.redraw();
    }
}
