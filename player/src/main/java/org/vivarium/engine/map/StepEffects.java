package org.vivarium.engine.map;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.PartyState;

/** What a step of the hero brings: harmful ground, footsteps, states, encounters (spec 5.9). */
final class StepEffects {
    private static final int FLASH_RED = 31 * 8;
    private static final int FLASH_OTHER = 10 * 8;
    private static final int FLASH_POWER = 20;
    private static final int FLASH_FRAMES = 6;

    private final MapWorld world;
    private final GameState state;

    StepEffects(MapWorld world) {
        this.world = world;
        this.state = world.state;
    }

    /** A step of any kind has begun: the ground of the tile ahead counts. */
    void stepBegun() {
        HeroState hero = state.hero;
        if (hero.aboard && hero.vehicle == Passability.AIRSHIP) {
            return;
        }
        TerrainTable terrains = world.services.terrains();
        int terrain = world.grid.terrain(hero.x, hero.y);
        if (!terrains.exists(terrain)) {
            return;
        }
        boolean hurt = damageParty(terrains.damage[terrain]);
        if (hurt) {
            flash();
        }
        TerrainTable.Footstep step = terrains.footstep[terrain];
        if (step != null && world.services.is2003() && (!step.onDamageOnly() || hurt)) {
            world.services.playSound(step.name(), step.volume(), step.tempo(), step.balance());
        }
    }

    /**
     * Ground takes HP, but never the last one; negative damage gives HP.
     *
     * @return whether anyone was open to the damage
     */
    private boolean damageParty(int damage) {
        boolean hurt = false;
        PartyState party = state.party;
        for (int i = 0; damage != 0 && i < party.size; i++) {
            ActorState actor = state.actor(party.members[i]);
            if (actor == null || actor.hp <= 0) {
                continue;
            }
            if (damage < 0) {
                actor.hp = Math.min(actor.hp - damage, world.services.maxHp(actor));
            } else if (!world.services.ignoresTerrainDamage(actor)) {
                actor.hp = Math.max(actor.hp - damage, 1);
                hurt = true;
            }
        }
        return hurt;
    }

    private void flash() {
        state.screen.flash.start(FLASH_RED, FLASH_OTHER, FLASH_OTHER, FLASH_POWER, FLASH_FRAMES);
        state.screen.flashContinuous = false;
    }

    /** A step by the player's own keys has begun. */
    void stepWalked(boolean ghost) {
        state.party.steps++;
        if (world.services.applyStateDamage()) {
            flash();
        }
        if (!ghost) {
            world.encounters.roll();
        }
    }
}
