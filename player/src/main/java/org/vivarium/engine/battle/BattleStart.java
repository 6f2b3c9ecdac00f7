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
import org.vivarium.telemetry.Domain;

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
    private boolean toldOf2003;

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
        tellOf2003();
        battle.test = test;
        battle.troop = troopId;
        if (test) {
            prepareTest();
        } else {
            BattleRequestState request = state.battleRequest;
            battle.escapeAllowed = request.escape != 0;
            battle.firstStrike = request.firstStrike;
            battle.backdrop = backdrop(request);
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

    private void tellOf2003() {
        if (engine.game.profile.is2003() && !toldOf2003) {
            toldOf2003 = true;
            engine.game.warnings.add(
                    Domain.BATTLE,
                    "battles",
                    "this game's battles of 2003 are fought by the rules of 2000");
        }
    }

    private void reset() {
        battle.running = true;
        battle.optionBits = 0;
        battle.escapeFailures = 0;
        battle.turn = 0;
        battle.phase = BattlePhase.START.ordinal();
        battle.step = 0;
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

    /**
     * The party of the database's battle test; without one that of a new game. Equipment counts by
     * its lower 16 bits: some editors leave the next id in the upper ones.
     */
    private void prepareTest() {
        SystemData system = engine.game.system;
        battle.escapeAllowed = true;
        battle.firstStrike = false;
        battle.backdrop = system.battletestBackground();
        state.battleRequest.defeatBranch = false;
        state.battleRequest.random = true;
        PartyRules party = engine.party;
        if (system.battletestData().isEmpty()) {
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
