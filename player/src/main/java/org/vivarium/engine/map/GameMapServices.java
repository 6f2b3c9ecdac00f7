package org.vivarium.engine.map;

import java.nio.charset.Charset;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemMusic;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleRequestState;
import org.vivarium.engine.state.RandomState;
import org.vivarium.model.Terrain;

/** What the rules of the map need, from a running game. */
final class GameMapServices implements MapServices {
    private static final SystemMusic[] VEHICLE_MUSIC = {
        SystemMusic.BOAT, SystemMusic.SHIP, SystemMusic.AIRSHIP
    };
    private static final int FIRST_STRIKE_IN = 32;
    private static final int MAP_BACKDROP = 0;
    private static final int ESCAPE_ALLOWED = 1;

    private final Engine engine;
    private final MapTreeRules tree;
    private final TerrainTable terrains;
    private final MapRepository repository;
    private final MapParty party;

    GameMapServices(Engine engine, MapTreeRules tree, MapRepository repository) {
        this.engine = engine;
        this.tree = tree;
        this.repository = repository;
        terrains = TerrainTable.of(engine.game.database.terrains());
        party = new MapParty(engine.state, engine.party, engine.game.database);
    }

    @Override
    public boolean is2003() {
        return engine.game.profile.is2003();
    }

    @Override
    public Charset charset() {
        return engine.game.charset;
    }

    @Override
    public void playSound(String name, int volume, int tempo, int balance) {
        engine.audio.playSound(name, volume, tempo, balance);
    }

    @Override
    public void playVehicleMusic(int vehicle) {
        engine.audio.rememberMusicBeforeVehicle();
        engine.systemAudio.play(VEHICLE_MUSIC[vehicle - 1]);
    }

    @Override
    public void playMusicBeforeVehicle() {
        engine.audio.playMusicBeforeVehicle();
    }

    @Override
    public void openMenu() {
        engine.systemAudio.play(SystemSound.DECISION);
        if (engine.scenes.knows(SceneKind.MENU)) {
            engine.scenes.push(SceneKind.MENU);
        }
    }

    @Override
    public int[] troopsAt(int x, int y, int terrain) {
        return tree.troops(engine.state.map.id, x, y, terrain);
    }

    @Override
    public EncounterBattle.Start encounterStart(int terrain) {
        RandomState random = engine.state.random;
        if (!is2003()) {
            return random.between(1, FIRST_STRIKE_IN) == 1
                    ? EncounterBattle.Start.FIRST_STRIKE
                    : EncounterBattle.Start.NORMAL;
        }
        Terrain t = engine.game.database.terrains().get(terrain);
        if (t == null) {
            return EncounterBattle.Start.NORMAL;
        }
        if (t.backParty() && percent(t.specialBackParty())) {
            return EncounterBattle.Start.INITIATIVE;
        }
        if (t.backEnemies() && percent(t.specialBackEnemies())) {
            return EncounterBattle.Start.BACK_ATTACK;
        }
        if (t.lateralParty() && percent(t.specialLateralParty())) {
            return EncounterBattle.Start.SURROUND;
        }
        if (t.lateralEnemies() && percent(t.specialLateralEnemies())) {
            return EncounterBattle.Start.PINCERS;
        }
        return EncounterBattle.Start.NORMAL;
    }

    private boolean percent(int chance) {
        return engine.state.random.between(0, 99) < chance;
    }

    @Override
    public void startEncounter(EncounterBattle battle) {
        BattleRequestState request = engine.state.battleRequest;
        request.troop = battle.troop();
        request.backdrop = MAP_BACKDROP;
        request.backdropName = "";
        request.terrain = battle.terrain();
        request.escape = ESCAPE_ALLOWED;
        request.defeatBranch = false;
        request.firstStrike = battle.start() == EncounterBattle.Start.FIRST_STRIKE;
        request.condition = request.firstStrike ? 0 : battle.start().ordinal();
        request.formation = 0;
        request.random = true;
        if (engine.scenes.knows(SceneKind.BATTLE)) {
            engine.scenes.push(SceneKind.BATTLE, battle.troop());
        }
    }

    @Override
    public int panoramaWidth(String name) {
        return name.isEmpty() ? 0 : engine.bitmaps.get(AssetKind.PANORAMA, name).width();
    }

    @Override
    public int panoramaHeight(String name) {
        return name.isEmpty() ? 0 : engine.bitmaps.get(AssetKind.PANORAMA, name).height();
    }

    @Override
    public boolean walksThroughWalls() {
        return engine.state.system.testPlay && Button.DEBUG_THROUGH.isIn(engine.state.input.held);
    }

    @Override
    public int maxHp(ActorState actor) {
        return party.maxHp(actor);
    }

    @Override
    public boolean ignoresTerrainDamage(ActorState actor) {
        return party.ignoresGround(actor);
    }

    @Override
    public boolean applyStateDamage() {
        return party.applyStates();
    }

    @Override
    public TerrainTable terrains() {
        return terrains;
    }

    @Override
    public int itemsHeld(int item) {
        return party.held(item);
    }

    @Override
    public void warn(MapFault fault, int event, int value) {
        repository.warn(engine.state.map.id, fault, event, value);
    }
}
