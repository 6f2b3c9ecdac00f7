package org.vivarium.engine.map;

import org.vivarium.model.Rows;
import org.vivarium.model.Sound;
import org.vivarium.model.Terrain;

/** The database's terrains in arrays by terrain id (spec map-scene 4.7, 5.9, 5.12). */
public final class TerrainTable {
    private final int count;
    private final boolean[] boat;
    private final boolean[] ship;
    private final boolean[] airship;
    private final boolean[] landing;
    final int[] encounterRate;
    final int[] damage;
    final byte[] bushDepth;
    final Footstep[] footstep;

    /** A sound of the ground; null where there is none. */
    record Footstep(String name, int volume, int tempo, int balance, boolean onDamageOnly) {}

    private TerrainTable(int count) {
        this.count = count;
        boat = new boolean[count + 1];
        ship = new boolean[count + 1];
        airship = new boolean[count + 1];
        landing = new boolean[count + 1];
        encounterRate = new int[count + 1];
        damage = new int[count + 1];
        bushDepth = new byte[count + 1];
        footstep = new Footstep[count + 1];
    }

    /** Every terrain of a database. */
    public static TerrainTable of(Rows<Terrain> rows) {
        TerrainTable table = new TerrainTable(rows.size());
        for (int id = 1; id <= table.count; id++) {
            Terrain t = rows.get(id);
            if (t != null) {
                table.set(id, t);
            }
        }
        return table;
    }

    /** Terrains on foot only, without any effect: for maps without a database. */
    static TerrainTable plain(int count) {
        return new TerrainTable(count);
    }

    private void set(int id, Terrain t) {
        boat[id] = t.boatPass();
        ship[id] = t.shipPass();
        airship[id] = t.airshipPass();
        landing[id] = t.airshipLand();
        encounterRate[id] = t.encounterRate();
        damage[id] = t.damage();
        bushDepth[id] = (byte) Math.clamp(t.bushDepth(), 0, 3);
        Sound sound = t.footstep();
        if (!sound.name().isEmpty()) {
            footstep[id] =
                    new Footstep(
                            sound.name(),
                            sound.volume(),
                            sound.tempo(),
                            sound.balance(),
                            t.onDamageSe());
        }
    }

    boolean exists(int id) {
        return id > 0 && id <= count;
    }

    /** Whether a vehicle (1 boat, 2 ship, 3 airship) may be here. */
    boolean passable(int id, int vehicle) {
        if (!exists(id)) {
            return false;
        }
        return switch (vehicle) {
            case Passability.BOAT -> boat[id];
            case Passability.SHIP -> ship[id];
            default -> airship[id];
        };
    }

    void allow(int id, boolean boats, boolean ships, boolean airships, boolean landings) {
        boat[id] = boats;
        ship[id] = ships;
        airship[id] = airships;
        landing[id] = landings;
    }

    boolean airshipLands(int id) {
        return exists(id) && landing[id];
    }

    /** How deep a character stands in the ground, 0 to 3. */
    public int bushDepth(int id) {
        return exists(id) ? bushDepth[id] : 0;
    }
}
