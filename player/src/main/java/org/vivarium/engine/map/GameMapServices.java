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
import org.vivarium.model.SystemData;
import org.vivarium.model.Terrain;

/** What the rules of the map need, from a running game. */
final class GameMapServices implements MapServices {
    private static final SystemMusic[] VEHICLE_MUSIC = {
        SystemMusic.BOAT, SystemMusic.SHIP, SystemMusic.AIRSHIP
    };
    private static final int FIRST_STRIKE_IN = 32;

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
    public void drawAdvantage(BattleRequestState battle) {
        RandomState random = engine.state.random;
        if (!is2003()) {
            battle.firstStrike = random.between(1, FIRST_STRIKE_IN) == 1;
            return;
        }
        Terrain terrain = engine.game.database.terrains().get(battle.terrain);
        battle.condition = terrain == null ? SystemData.BattleCondition.NONE : advantage(terrain);
    }

    private int advantage(Terrain terrain) {
        if (terrain.backParty() && percent(terrain.specialBackParty())) {
            return SystemData.BattleCondition.INITIATIVE;
        }
        if (terrain.backEnemies() && percent(terrain.specialBackEnemies())) {
            return SystemData.BattleCondition.BACK;
        }
        if (terrain.lateralParty() && percent(terrain.specialLateralParty())) {
            return SystemData.BattleCondition.SURROUND;
        }
        if (terrain.lateralEnemies() && percent(terrain.specialLateralEnemies())) {
            return SystemData.BattleCondition.PINCERS;
        }
        return SystemData.BattleCondition.NONE;
    }

    private boolean percent(int chance) {
        return engine.state.random.between(0, 99) < chance;
    }

    @Override
    public void startBattle() {
        if (engine.scenes.knows(SceneKind.BATTLE)) {
            engine.scenes.push(SceneKind.BATTLE, engine.state.battleRequest.troop);
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
    public void warn(MapFault fault, int event, int found, int other) {
        repository.warn(engine.state.map.id, fault, event, found, other);
    }
}
