package org.vivarium.engine.map;

import java.nio.charset.Charset;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleRequestState;

/** What the rules of the map need from the rest of the game. */
public interface MapServices {

    /** Rules of RPG Maker 2003 hold. */
    boolean is2003();

    /** Encoding of the game's texts. */
    Charset charset();

    /** Sound of a move route or of a footstep. */
    void playSound(String name, int volume, int tempo, int balance);

    /** Music of the vehicle (1 boat, 2 ship, 3 airship), the present one kept for later. */
    void playVehicleMusic(int vehicle);

    void playMusicBeforeVehicle();

    /** Opens the menu, the decision sound included. */
    void openMenu();

    /** Troops that may appear on a tile of the present map. */
    int[] troopsAt(int x, int y, int terrain);

    /** Draws who has the advantage in a random battle, by the terrain it happens on. */
    void drawAdvantage(BattleRequestState battle);

    /** Begins the battle that the state asks for. */
    void startBattle();

    /** Width of a panorama in pixels; 0 when there is none of that name. */
    int panoramaWidth(String name);

    int panoramaHeight(String name);

    /** Walking with the test play's control key held. */
    boolean walksThroughWalls();

    /** The largest HP of the actor. */
    int maxHp(ActorState actor);

    /** The actor wears something against harmful ground. */
    boolean ignoresTerrainDamage(ActorState actor);

    /** Harm of states for one step on the map; true when anyone lost something. */
    boolean applyStateDamage();

    /** The database's terrain tables. */
    TerrainTable terrains();

    /** Pieces of an item in the bag and worn. */
    int itemsHeld(int item);

    /**
     * One warning about the present map.
     *
     * @param event the event it is about, 0 for the map itself
     * @param found see {@link MapFault#sentence}
     */
    void warn(MapFault fault, int event, int found, int other);
}
