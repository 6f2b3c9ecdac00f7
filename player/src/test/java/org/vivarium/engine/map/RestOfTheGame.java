package org.vivarium.engine.map;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleRequestState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;

/** What the rules of the map ask of the rest of the game, answered by plain fields of a test. */
abstract class RestOfTheGame implements MapServices, MapScripts, MapEffects {
    final GameState state = new GameState();
    final List<String> sounds = new ArrayList<>();
    final List<String> music = new ArrayList<>();
    final List<Integer> battles = new ArrayList<>();
    final TerrainTable terrains = TerrainTable.plain(8);
    int[] troops = {};
    int menus;
    int scrolledX;
    boolean is2003;
    boolean ghost;
    int panoramaWidth;
    int panoramaHeight;
    int parallelRuns;

    @Override
    public boolean is2003() {
        return is2003;
    }

    @Override
    public Charset charset() {
        return StandardCharsets.US_ASCII;
    }

    @Override
    public void playSound(String name, int volume, int tempo, int balance) {
        sounds.add(name);
    }

    @Override
    public void playVehicleMusic(int vehicle) {
        music.add("vehicle " + vehicle);
    }

    @Override
    public void playMusicBeforeVehicle() {
        music.add("before");
    }

    @Override
    public void openMenu() {
        menus++;
    }

    @Override
    public int[] troopsAt(int x, int y, int terrain) {
        return troops;
    }

    @Override
    public void drawAdvantage(BattleRequestState battle) {}

    @Override
    public void startBattle() {
        battles.add(state.battleRequest.troop);
    }

    @Override
    public int panoramaWidth(String name) {
        return panoramaWidth;
    }

    @Override
    public int panoramaHeight(String name) {
        return panoramaHeight;
    }

    @Override
    public boolean walksThroughWalls() {
        return ghost;
    }

    @Override
    public int maxHp(ActorState actor) {
        return 100;
    }

    @Override
    public boolean ignoresTerrainDamage(ActorState actor) {
        return false;
    }

    @Override
    public boolean applyStateDamage() {
        return false;
    }

    @Override
    public TerrainTable terrains() {
        return terrains;
    }

    @Override
    public int itemsHeld(int item) {
        return state.party.itemCount(item);
    }

    @Override
    public void warn(MapFault fault, int event, int found, int other) {
        throw new AssertionError(fault + " of event " + event);
    }

    @Override
    public int parallelCommonEvents() {
        return 0;
    }

    @Override
    public void updateCommonEvent(int index, boolean resumed) {}

    @Override
    public void updateParallelPage(EventState event) {
        parallelRuns++;
    }

    @Override
    public void resumeParallelPage(EventState event) {}

    @Override
    public void updateForeground(boolean resumed) {}

    @Override
    public void resetParallel(EventState event) {}

    @Override
    public void pagesTaken(PageTable pages) {}

    @Override
    public boolean commonEventWaits() {
        return false;
    }

    @Override
    public void updateMessages() {}

    @Override
    public void updateTimers() {}

    @Override
    public void updateScreen() {}

    @Override
    public void updatePictures() {}

    @Override
    public void scrolled(int dx, int dy) {
        scrolledX += dx;
    }

    @Override
    public void mapChanged() {}
}
