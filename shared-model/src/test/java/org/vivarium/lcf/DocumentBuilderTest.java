package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;
import org.vivarium.model.Encounter;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.MoveRoute;
import org.vivarium.model.PageCondition;
import org.vivarium.model.Start;

/** Files built from values are those of the editor: the complete examples of spec lcf-format 19. */
class DocumentBuilderTest {
    private static final Charset LATIN = Charset.forName("windows-1252");

    @Test
    void aMapBuiltFromValuesIsTheWorkedExample() {
        DocumentBuilder document = new DocumentBuilder(FileKind.MAP, Engine.RPG2000, LATIN);
        RowBuilder map =
                document.root()
                        .set(MapUnit.WIDTH, 2)
                        .set(MapUnit.HEIGHT, 1)
                        .set(MapUnit.LOWER_LAYER, new int[] {5000, 4000})
                        .set(MapUnit.UPPER_LAYER, new int[] {10000, 10000})
                        .set(MapUnit.SAVE_COUNT, 7);
        RowBuilder event =
                map.table(MapUnit.EVENTS).add().set(MapEvent.NAME, "EV0001").set(MapEvent.X, 1);
        RowBuilder page =
                event.table(MapEvent.PAGES)
                        .add()
                        .set(EventPage.MOVE_TYPE, EventPage.MoveType.CUSTOM)
                        .set(EventPage.LAYER, 1)
                        .set(
                                EventPage.EVENT_COMMANDS,
                                new EventCodeBuilder()
                                        .add(10110, 0, "Hi", LATIN)
                                        .add(10210, 0, "", LATIN, 0, 5, 5, 0));
        page.struct(EventPage.CONDITION)
                .set(PageCondition.FLAGS, 1)
                .set(PageCondition.SWITCH_A_ID, 200);
        page.struct(EventPage.MOVE_ROUTE)
                .set(MoveRoute.SKIPPABLE, true)
                .set(
                        MoveRoute.MOVE_COMMANDS,
                        new MoveCodeBuilder()
                                .add(0)
                                .add(32, new byte[0], 300, 0, 0)
                                .add(34, "Hero".getBytes(LATIN), 1, 0, 0)
                                .add(15));

        assertThat(document.toBytes()).asHexString().isEqualTo(hex(WorkedExamplesTest.MAP));
    }

    @Test
    void aMapTreeBuiltFromValuesIsTheWorkedExample() {
        DocumentBuilder document = new DocumentBuilder(FileKind.MAP_TREE, Engine.RPG2000, LATIN);
        TableBuilder maps = document.root().table(MapTree.MAPS);
        maps.add(0).set(MapInfo.NAME, "Game").set(MapInfo.TYPE, 0).set(MapInfo.ENCOUNTER_STEPS, 0);
        RowBuilder map =
                maps.add(1)
                        .set(MapInfo.NAME, "MAP1")
                        .set(MapInfo.INDENTATION, 1)
                        .set(MapInfo.TYPE, 1)
                        .set(MapInfo.SCROLLBAR_X, -282);
        map.table(MapInfo.ENCOUNTERS).add().set(Encounter.TROOP_ID, 5);
        document.root().set(MapTree.TREE_ORDER, new int[] {0, 1}).set(MapTree.ACTIVE_NODE, 1);
        document.root()
                .struct(MapTree.START)
                .set(Start.PARTY_MAP_ID, 1)
                .set(Start.PARTY_X, 5)
                .set(Start.PARTY_Y, 128);

        assertThat(document.toBytes()).asHexString().isEqualTo(hex(WorkedExamplesTest.TREE));
    }

    @Test
    void aTextOutsideTheCodePageIsRefused() {
        RowBuilder map = new DocumentBuilder(FileKind.MAP, Engine.RPG2000, LATIN).root();

        assertThatThrownBy(() -> map.set(MapUnit.PARALLAX_NAME, "空"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("windows-1252");
    }

    private static String hex(String spaced) {
        return spaced.replace(" ", "").toUpperCase();
    }
}
