package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.battle.Condition;

/** Places of both sides as worked out in spec battle 7.11. */
class PlacementTest {
    private static final int HALF = 24;
    private static final BattleGrid TERRAIN = new BattleGrid(120, 392, 16000);

    private static String actors(Placement p, int n) {
        return IntStream.range(0, n)
                .mapToObj(
                        i ->
                                p.actorX(n, i, HALF, true)
                                        + "/"
                                        + p.actorX(n, i, HALF, false)
                                        + ","
                                        + p.actorY(n, i, HALF))
                .collect(Collectors.joining(" "));
    }

    private static String enemies(Placement p, int n, int halfWidth, int halfHeight) {
        return IntStream.range(0, n)
                .mapToObj(i -> p.enemyX(n, i, halfWidth) + "," + p.enemyY(n, i, halfHeight))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NONE|1|264/288,110",
                "NONE|2|256/280,88 272/296,133",
                "INITIATIVE|3|256/280,88 264/288,110 272/296,133",
                "NONE|4|256/280,88 262/286,103 267/291,118 272/296,133",
                "BACK_ATTACK|1|32/56,110",
                "BACK_ATTACK|2|40/64,88 24/48,133",
                "BACK_ATTACK|3|40/64,88 32/56,110 24/48,133",
                "BACK_ATTACK|4|40/64,88 34/58,103 29/53,118 24/48,133",
                "SURROUND|2|256/280,110 48/24,110",
                "SURROUND|3|256/280,88 56/32,110 272/296,133",
                "SURROUND|4|256/280,88 58/34,88 267/291,133 48/24,133",
                "PINCERS|1|148/172,110",
                "PINCERS|2|148/172,88 148/172,133",
                "PINCERS|3|148/172,88 148/172,110 148/172,133",
                "PINCERS|4|148/172,88 148/172,103 148/172,118 148/172,133"
            })
    void actorsStandByRowAndCondition(Condition condition, int n, String places) {
        Placement p = new Placement(condition, BattleGrid.LOOSE, true, false);
        assertThat(actors(p, n)).isEqualTo(places);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NONE|1|32,110",
                "NONE|2|64,88 24,133",
                "NONE|3|88,88 80,133 24,110",
                "NONE|4|88,88 82,122 29,99 24,133",
                "NONE|8|104,88 104,100 98,113 98,126 45,94 45,107 40,120 40,132",
                "BACK_ATTACK|1|288,110",
                "BACK_ATTACK|3|232,88 240,133 296,110",
                "BACK_ATTACK|4|232,88 238,122 291,99 296,133",
                "SURROUND|1|144,110",
                "SURROUND|4|144,88 176,122 144,99 176,133",
                "PINCERS|2|264,88 40,133",
                "PINCERS|3|264,88 48,133 280,110",
                "PINCERS|4|264,88 50,122 275,99 40,133",
                "PINCERS|8|264,88 56,100 270,113 50,126 275,94 45,107 280,120 40,132"
            })
    void enemiesStandByCondition(Condition condition, int n, String places) {
        Placement p = new Placement(condition, BattleGrid.LOOSE, true, false);
        assertThat(enemies(p, n, HALF, HALF)).isEqualTo(places);
    }

    @Test
    void aTerrainHasItsOwnGrid() {
        Placement p = new Placement(Condition.NONE, TERRAIN, true, true);
        assertThat(actors(p, 4)).isEqualTo("256/280,96 262/286,111 267/291,126 272/296,141");
    }

    @Test
    void aTightFormationStandsCloser() {
        Placement p = new Placement(Condition.NONE, BattleGrid.TIGHT, true, false);
        assertThat(actors(p, 4)).isEqualTo("248/272,108 256/280,115 264/288,123 272/296,131");
    }

    @Test
    void enemiesOnATerrainCloseInByPairs() {
        Placement p = new Placement(Condition.PINCERS, TERRAIN, true, true);
        assertThat(enemies(p, 4, 32, 40)).isEqualTo("256,80 58,80 267,125 48,125");
    }

    @Test
    void ownPlacesKeepToTheScreenAndAreMirroredByABackAttack() {
        Placement front = new Placement(Condition.NONE, BattleGrid.LOOSE, false, false);
        assertThat(front.manualActorX(220, HALF, true)).isEqualTo(196);
        assertThat(front.manualActorX(220, HALF, false)).isEqualTo(220);
        assertThat(front.manualActorX(319, HALF, false)).isEqualTo(296);
        Placement back = new Placement(Condition.BACK_ATTACK, BattleGrid.LOOSE, false, false);
        assertThat(back.manualActorX(220, HALF, true)).isEqualTo(76);
        assertThat(back.manualEnemyX(100)).isEqualTo(220);
        assertThat(back.manualEnemyY(230, 40)).isEqualTo(200);
    }
}
