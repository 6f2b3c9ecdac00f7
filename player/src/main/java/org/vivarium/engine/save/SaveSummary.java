package org.vivarium.engine.save;

/**
 * What the list of files shows of one slot.
 *
 * @param condition whether there is a file, and of what use it is
 * @param timestamp days since 1899-12-30, local time; 0 unless the file is whole
 * @param name of the leader; of the backup's, when the file itself is damaged
 * @param faces face sets of the party, empty names included
 */
public record SaveSummary(
        Condition condition,
        double timestamp,
        String name,
        int level,
        int hp,
        String[] faces,
        int[] faceIndices) {

    /** Of what use a slot's file is. */
    public enum Condition {
        EMPTY,
        WHOLE,
        /** Can't be read; there is no backup that can. */
        LOST,
        /** Can't be read, but the save before it was kept and can. */
        BACKED_UP
    }

    /** An empty slot. */
    public static final SaveSummary NOTHING =
            new SaveSummary(Condition.EMPTY, 0, "", 0, 0, new String[0], new int[0]);

    /** There is a file, readable or not. */
    public boolean exists() {
        return condition != Condition.EMPTY;
    }

    /** The file itself can be loaded. */
    public boolean readable() {
        return condition == Condition.WHOLE;
    }

    /** The file is damaged, its backup can be loaded. */
    public boolean backedUp() {
        return condition == Condition.BACKED_UP;
    }

    /** The same of a slot whose file can't be read. */
    SaveSummary damaged(Condition how) {
        return new SaveSummary(how, 0, name, level, hp, faces, faceIndices);
    }
}
