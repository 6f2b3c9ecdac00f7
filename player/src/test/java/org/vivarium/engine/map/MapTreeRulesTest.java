package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.Game;
import org.vivarium.engine.map.MapTreeRules.Permission;
import org.vivarium.engine.rehearsal.MadeGame;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Database;
import org.vivarium.model.Encounter;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.Rect;
import org.vivarium.model.Troop;

/** Spec map-scene 5.12 to 5.14: what a map has of its own and of the nodes above it. */
class MapTreeRulesTest {
    private static final int FORBID = 2;
    private static final int ALLOW = 1;

    private final MadeGame made = new MadeGame();

    private RowBuilder node(int id, int parent, int type) {
        return made.tree()
                .table(MapTree.MAPS)
                .add(id)
                .set(MapInfo.TYPE, type)
                .set(MapInfo.PARENT_MAP, parent);
    }

    private RowBuilder map(int id, int parent) {
        return node(id, parent, MapTree.MapType.MAP);
    }

    private MapTreeRules rules() throws LcfException {
        Game game = made.open();
        return new MapTreeRules(game.tree, game.database);
    }

    @Test
    void eachPermissionClimbsByItselfToTheFirstNodeThatDecides() throws LcfException {
        map(1, 0).set(MapInfo.SAVE, FORBID).set(MapInfo.ESCAPE, ALLOW);
        map(2, 1).set(MapInfo.TELEPORT, FORBID);
        map(3, 2).set(MapInfo.ESCAPE, FORBID);
        map(4, 3).set(MapInfo.SAVE, ALLOW);
        MapTreeRules rules = rules();

        assertThat(rules.allowed(3, Permission.SAVE)).isFalse();
        assertThat(rules.allowed(4, Permission.SAVE)).isTrue();
        assertThat(rules.allowed(1, Permission.TELEPORT)).isTrue();
        assertThat(rules.allowed(4, Permission.TELEPORT)).isFalse();
        assertThat(rules.allowed(2, Permission.ESCAPE)).isTrue();
        assertThat(rules.allowed(4, Permission.ESCAPE)).isFalse();
    }

    @Test
    void whatNobodyDecidesUpToTheRootIsAllowed() throws LcfException {
        map(1, 0);
        map(2, 1);
        MapTreeRules rules = rules();

        for (Permission permission : Permission.values()) {
            assertThat(rules.allowed(2, permission)).isTrue();
            assertThat(rules.allowed(99, permission)).isTrue();
        }
    }

    @Test
    void aTreeThatGoesInCirclesIsLeftAtSomeTime() throws LcfException {
        map(1, 2);
        map(2, 1);
        MapTreeRules rules = rules();

        assertThat(rules.allowed(1, Permission.SAVE)).isTrue();
        assertThat(rules.backdrop(1)).isEmpty();
    }

    @Test
    void theBackdropIsInheritedUntilAnImageOrTheTerrainIsNamed() throws LcfException {
        map(1, 0)
                .set(MapInfo.BACKGROUND_TYPE, MapInfo.BGMType.SPECIFIC)
                .set(MapInfo.BACKGROUND_NAME, "Forest");
        map(2, 1);
        map(3, 2).set(MapInfo.BACKGROUND_TYPE, MapInfo.BGMType.TERRAIN);
        map(4, 3);
        MapTreeRules rules = rules();

        assertThat(rules.backdrop(2)).isEqualTo("Forest");
        assertThat(rules.backdrop(3)).as("the terrain decides").isEmpty();
        assertThat(rules.backdrop(4)).isEmpty();
    }

    @Test
    void encounterStepsAreTheMapsOwnAnd25Otherwise() throws LcfException {
        map(1, 0).set(MapInfo.ENCOUNTER_STEPS, 40);
        map(2, 1);
        MapTreeRules rules = rules();

        assertThat(rules.encounterSteps(1)).isEqualTo(40);
        assertThat(rules.encounterSteps(2)).isEqualTo(25);
        assertThat(rules.encounterSteps(99)).isEqualTo(25);
    }

    @Test
    void troopsComeFromTheMapAndFromTheAreasOverTheTile() throws LcfException {
        for (int troop = 1; troop <= 3; troop++) {
            made.database().table(Database.TROOPS).add();
        }
        encounter(map(1, 0), 1);
        encounter(map(2, 1), 2);
        RowBuilder area = node(3, 1, MapTree.MapType.AREA);
        encounter(area, 3);
        area.struct(MapInfo.AREA_RECT).set(Rect.L, 2).set(Rect.T, 3).set(Rect.R, 5).set(Rect.B, 6);
        MapTreeRules rules = rules();

        assertThat(rules.troops(1, 0, 0, 1)).containsExactly(1);
        assertThat(rules.troops(1, 2, 3, 1)).containsExactly(1, 3);
        assertThat(rules.troops(1, 4, 5, 1)).containsExactly(1, 3);
        assertThat(rules.troops(1, 5, 5, 1)).as("right of the area").containsExactly(1);
        assertThat(rules.troops(1, 4, 6, 1)).as("below the area").containsExactly(1);
        assertThat(rules.troops(2, 2, 3, 1)).as("a map's parent has its own").containsExactly(2);
    }

    private static void encounter(RowBuilder node, int troop) {
        node.table(MapInfo.ENCOUNTERS).add().set(Encounter.TROOP_ID, troop);
    }

    @Test
    void aTroopLivesOnlyOnItsTerrainsAndWhatItDoesNotNameIsAllowed() throws LcfException {
        made.database().table(Database.TROOPS).add().set(Troop.TERRAIN_SET, new int[] {0, 1});
        encounter(map(1, 0), 1);
        MapTreeRules rules = rules();

        assertThat(rules.troops(1, 0, 0, 1)).isEmpty();
        assertThat(rules.troops(1, 0, 0, 2)).containsExactly(1);
        assertThat(rules.troops(1, 0, 0, 3)).containsExactly(1);
    }

    @Test
    void anAreaAsATargetStandsForTheMapItLiesOn() throws LcfException {
        map(1, 0);
        node(2, 1, MapTree.MapType.AREA);
        MapTreeRules rules = rules();

        assertThat(rules.mapOf(2)).isEqualTo(1);
        assertThat(rules.mapOf(1)).isEqualTo(1);
        assertThat(rules.mapOf(77)).isEqualTo(77);
    }
}
