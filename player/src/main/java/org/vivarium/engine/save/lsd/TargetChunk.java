package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.TargetsState;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.TableBuilder;
import org.vivarium.model.SaveTarget;

/** Escape and teleport targets in a save: row 0 is the escape target and always there. */
final class TargetChunk {
    private TargetChunk() {}

    static void write(TableBuilder rows, TargetsState targets) {
        write(
                rows.add(0),
                targets.escapeMap,
                targets.escapeX,
                targets.escapeY,
                targets.escapeSwitch);
        for (int i = 0; i < targets.count; i++) {
            int map = targets.maps[i];
            write(rows.add(map), map, targets.x[i], targets.y[i], targets.switches[i]);
        }
    }

    private static void write(RowBuilder row, int map, int x, int y, int turnedOn) {
        row.set(SaveTarget.MAP_ID, map).set(SaveTarget.MAP_X, x).set(SaveTarget.MAP_Y, y);
        row.set(SaveTarget.SWITCH_ON, turnedOn > 0);
        row.set(SaveTarget.SWITCH_ID, Math.max(1, turnedOn));
    }

    static void read(Table rows, TargetsState targets) {
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.row(i);
            int map = row.getInt(SaveTarget.MAP_ID);
            int x = row.getInt(SaveTarget.MAP_X);
            int y = row.getInt(SaveTarget.MAP_Y);
            boolean on = row.getBool(SaveTarget.SWITCH_ON);
            int turnedOn = on ? row.getInt(SaveTarget.SWITCH_ID) : 0;
            if (rows.id(i) == 0) {
                targets.escapeMap = map;
                targets.escapeX = x;
                targets.escapeY = y;
                targets.escapeSwitch = turnedOn;
            } else if (map > 0) {
                targets.put(map, x, y, turnedOn);
            }
        }
    }
}
