package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleRequestState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.SystemData;
import org.vivarium.model.Terrain;
import org.vivarium.model.TestBattler;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopMember;

/** How a battle begins: troop, party, backdrop, music (spec battle 1). */
public final class BattleStart {
    private static final int MAP_BACKDROP = 0;
    private static final int NAMED_BACKDROP = 1;
    private static final int HELD = 40;

    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final BattleParts parts;
    private final BattleTransitions transitions;

    public BattleStart(BattleParts parts, BattleTransitions transitions) {
        this.engine = parts.engine;
        this.state = engine.state;
        this.battle = parts.battle;
        this.parts = parts;
        this.transitions = transitions;
    }

    /** What happens while the map still shows: sound, music, and how the map goes. */
    public SceneChange announce() {
        state.message.face = "";
        engine.audio.rememberMusicBeforeBattle();
        engine.systemAudio.play(SystemSound.BATTLE_START);
        engine.systemAudio.play(SystemMusic.BATTLE);
        int erase = transitions.setting(BattleTransitions.START_ERASE);
        int show = transitions.setting(BattleTransitions.START_SHOW);
        if (state.transition.erased) {
            return new SceneChange(ScreenTransitions.CUT, 0, HELD, show, 0);
        }
        return erase == ScreenTransitions.NONE
                ? SceneChange.withFlashes(ScreenTransitions.CUT, HELD, show)
                : SceneChange.withFlashes(erase, 0, show);
    }

    /** Sets the whole battle up. */
    public void prepare(int troopId, boolean test) {
        battle.test = test;
        battle.troop = troopId;
        if (test) {
            prepareTest();
        } else {
            BattleRequestState request = state.battleRequest;
            battle.escapeAllowed = request.escape != 0;
            battle.firstStrike = request.firstStrike;
            battle.backdrop = backdrop(request);
            battle.condition = Condition.at(request.condition).ordinal();
            battle.formation = request.formation;
            battle.terrain = terrain(request);
        }
        reset();
        prepareTroop(parts.tables.database.troops().get(troopId));
        battle.allies.resize(state.actors.size());
        for (int i = 0; i < battle.allies.size(); i++) {
            battle.allies.get(i).reset(0, parts.tables.attributeCount());
        }
        battle.escapeChance =
                BattleFormulas.escapeChance(
                        parts.battlers.meanAgility(true), parts.battlers.meanAgility(false));
        state.screen.flash.clear();
    }

    private void reset() {
        battle.running = true;
        battle.optionBits = 0;
        battle.escapeFailures = 0;
        battle.turn = 0;
        battle.phase = BattlePhase.START.ordinal();
        battle.step = 0;
        battle.help = "";
        battle.actor = 0;
        battle.readyCount = 0;
        battle.lastActor = 0;
        battle.lastTarget = 0;
        battle.fled = 0;
        battle.skillKind = 0;
        battle.rowCommandRemoved = false;
        battle.wait = 0;
        battle.lineCount = 0;
        battle.chooser = -1;
        battle.automatic = false;
        battle.queueCount = 0;
        battle.animation.id = 0;
        battle.result = -1;
        battle.slideStep = 0;
        battle.run.blow.serial = 0;
        battle.run.outcome.reserve(parts.tables.stateCount(), parts.tables.attributeCount());
        Arrays.fill(battle.skillCursors, 0);
        state.battleEvents.clear();
    }

    private void prepareTroop(Troop troop) {
        battle.pagesRun = new boolean[troop == null ? 0 : troop.pages().size()];
        battle.enemies.clear();
        for (int i = 0; troop != null && i < troop.members().size(); i++) {
            TroopMember member = troop.members().at(i);
            if (battle.enemies.size() == BattleState.MAX_ENEMIES
                    || parts.tables.database.enemies().get(member.enemyId()) == null) {
                continue;
            }
            BattlerState s = battle.enemies.add();
            s.reset(parts.tables.stateCount(), parts.tables.attributeCount());
            s.enemy = member.enemyId();
            s.hidden = member.invisible();
            s.x = member.x();
            s.y = member.y();
            EnemyBattler enemy = parts.battlers.enemy(battle.enemies.size() - 1);
            s.hp = enemy.maxHp();
            s.sp = enemy.maxSp();
        }
    }

    /** The map's own backdrop, or that of the terrain the party stands on (spec battle 1.3). */
    private String backdrop(BattleRequestState request) {
        if (request.backdrop == NAMED_BACKDROP) {
            return request.backdropName;
        }
        int id = request.terrain;
        if (request.backdrop == MAP_BACKDROP) {
            String own = engine.map.tree.backdrop(state.map.id);
            if (!own.isEmpty()) {
                return own;
            }
            id = engine.map.world.grid.terrain(state.hero.x, state.hero.y);
        }
        Terrain terrain = parts.tables.database.terrains().get(id);
        boolean layered =
                engine.game.profile.is2003()
                        && terrain != null
                        && terrain.backgroundType() == Terrain.BGAssociation.FRAME;
        return terrain == null || layered ? "" : terrain.backgroundName();
    }

    /** What is fought on; a formation of the command's own stands on no terrain (2003). */
    private int terrain(BattleRequestState request) {
        if (request.backdrop == NAMED_BACKDROP && request.formation != 0) {
            return 0;
        }
        return request.backdrop > NAMED_BACKDROP
                ? request.terrain
                : engine.map.world.grid.terrain(state.hero.x, state.hero.y);
    }

    /**
     * The party of the database's battle test; without one that of a new game, or in 2003 nobody.
     * Nobody surprises the other side unless whoever tests asks for it: what the editor last tried
     * doesn't count. Equipment counts by its lower 16 bits: some editors leave the next id in the
     * upper ones.
     */
    private void prepareTest() {
        SystemData system = engine.game.system;
        battle.escapeAllowed = true;
        battle.firstStrike = false;
        battle.backdrop = system.battletestBackground();
        battle.terrain = system.battletestTerrain();
        battle.formation = system.battletestFormation();
        battle.condition = Condition.at(state.battleRequest.condition).ordinal();
        state.battleRequest.defeatBranch = false;
        state.battleRequest.random = true;
        PartyRules party = engine.party;
        boolean is2003 = engine.game.profile.is2003();
        if (system.battletestData().isEmpty() && !is2003) {
            return;
        }
        state.party.size = 0;
        for (TestBattler row : system.battletestData()) {
            ActorState actor = state.actor(row.actorId());
            if (actor == null || !party.join(row.actorId())) {
                continue;
            }
            party.levels.changeLevel(actor, row.level() - actor.level);
            actor.equipment[0] = (short) row.weaponId();
            actor.equipment[1] = (short) row.shieldId();
            actor.equipment[2] = (short) row.armorId();
            actor.equipment[3] = (short) row.helmetId();
            actor.equipment[4] = (short) row.accessoryId();
            party.states.recover(actor);
        }
    }
}
