package org.vivarium.engine.save;

/**
 * What the list of files shows of one slot.
 *
 * @param exists there is a file
 * @param readable it can be loaded
 * @param timestamp days since 1899-12-30, local time; 0 when unreadable
 * @param name of the leader
 * @param faces face sets of the party, empty names included
 */
public record SaveSummary(
        boolean exists,
        boolean readable,
        double timestamp,
        String name,
        int level,
        int hp,
        String[] faces,
        int[] faceIndices) {

    static final SaveSummary EMPTY =
            new SaveSummary(false, false, 0, "", 0, 0, new String[0], new int[0]);
    static final SaveSummary DAMAGED =
            new SaveSummary(true, false, 0, "", 0, 0, new String[0], new int[0]);
}
