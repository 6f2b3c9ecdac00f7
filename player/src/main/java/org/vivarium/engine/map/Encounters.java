package org.vivarium.engine.map;

import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;

/** Random battles on the way (spec map-scene 5.12). */
public final class Encounters {
    /** Ratio of the way walked to the map's steps from which row i + 1 holds. */
    private static final int[] LIMITS = {20, 40, 60, 100, 140, 160, 180};

    private static final float[] FACTORS = {1 / 16f, 1 / 8f, 1 / 4f, 1 / 2f, 2, 4, 8, 16};

    private final MapWorld world;
    private final GameState state;

    Encounters(MapWorld world) {
        this.world = world;
        this.state = world.state;
    }

    /** Draws whether the step that has begun ends in a battle. */
    void roll() {
        HeroState hero = state.hero;
        if (hero.aboard && hero.vehicle == Passability.AIRSHIP) {
            return;
        }
        int steps = state.map.encounterSteps;
        if (steps <= 0) {
            reset();
            return;
        }
        TerrainTable terrains = world.services.terrains();
        int terrain = world.grid.terrain(hero.x, hero.y);
        if (!terrains.exists(terrain)) {
            return;
        }
        int rate = terrains.encounterRate[terrain];
        hero.encounterTotal += rate;
        int ratio = hero.encounterTotal / steps;
        while (hero.encounterRow < LIMITS.length && ratio >= LIMITS[hero.encounterRow]) {
            hero.encounterRow++;
        }
        if (state.random.chance(probability(steps, hero.encounterRow, rate))) {
            reset();
            hero.encounterCalled = true;
        }
    }

    /** Probability of a battle in one step. */
    static float probability(int steps, int row, int terrainRate) {
        return 1f / steps * FACTORS[row] * (terrainRate / 100f);
    }

    /** The way walked since the last battle counts from here. */
    public void reset() {
        state.hero.encounterTotal = 0;
        state.hero.encounterRow = 0;
    }

    /**
     * Starts the battle that was drawn.
     *
     * @return false when no troop lives here
     */
    boolean begin(HeroState hero) {
        int terrain = world.grid.terrain(hero.x, hero.y);
        int[] troops = world.services.troopsAt(hero.x, hero.y, terrain);
        if (troops.length == 0) {
            return false;
        }
        int troop = troops[state.random.between(0, troops.length - 1)];
        state.battleRequest.meet(troop, terrain);
        world.services.drawAdvantage(state.battleRequest);
        world.services.startBattle();
        return true;
    }
}
