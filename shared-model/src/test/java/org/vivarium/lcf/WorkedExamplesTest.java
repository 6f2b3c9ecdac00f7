package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;

/** The complete files that spec lcf-format 19 spells out byte by byte. */
public class WorkedExamplesTest {
    public static final String TREE =
            "0A4C63664D617054726565 02 00 01 04 47616D65 040100 0B0100 0C0801052 84F46462900150100"
                    + " 1F0100 200100 210100 290100 2C0100 3310 00000000000000000000000000000000 0001"
                    + " 01044D415031 030101 040101 05058FFFFFFD66 0B0100 0C080105284F46462900150100"
                    + " 1F0100 200100 210100 2906 010101010500 3310 00000000000000000000000000000000"
                    + " 00020001 01 010101 020105 03028100 00";

    public static final String MAP =
            "0A4C63664D6170556E6974 020102 030101 0B0100 4704 8813A00F 4804 10271027 5165 01 01"
                    + "0106455630303031 020101 0555 01 01 020B 01010102028148070101 00"
                    + "170102 190100 1F0106 210100 220101 230100 240100"
                    + "2915 0B010C 0C0C 00 20822C 22044865726F01 0F 160101 00"
                    + "330114 3414 CE7E0002486900 CF620000040005 0500 00000000 00 00 5B0107 00";

    public static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    @Test
    void theMapTreeReadsAsTheSpecificationSays() throws LcfException {
        MapTree tree = MapTree.of(LcfFile.of(bytes(TREE), "RPG_RT.lmt"));

        assertThat(tree.maps().size()).isEqualTo(2);
        assertThat(tree.maps().at(0).name()).isEqualTo("Game");
        assertThat(tree.maps().byId(1).name()).isEqualTo("MAP1");
        assertThat(tree.maps().byId(1).scrollbarX()).isEqualTo(-282);
        assertThat(tree.maps().byId(1).encounterSteps()).isEqualTo(25);
        assertThat(tree.maps().byId(1).encounters().at(0).troopId()).isEqualTo(5);
        assertThat(tree.treeOrder().toInts()).containsExactly(0, 1);
        assertThat(tree.activeNode()).isEqualTo(1);
        assertThat(tree.start().partyMapId()).isEqualTo(1);
        assertThat(tree.start().partyY()).isEqualTo(128);
    }

    @Test
    void theMapReadsAsTheSpecificationSays() throws LcfException {
        LcfFile file = LcfFile.of(bytes(MAP), "Map0001.lmu");
        MapUnit map = MapUnit.of(file);

        assertThat(map.width()).isEqualTo(2);
        assertThat(map.lowerLayer().toInts()).containsExactly(5000, 4000);
        MapEvent event = map.events().byId(1);
        assertThat(event.name()).isEqualTo("EV0001");
        assertThat(event.x()).isEqualTo(1);
        assertThat(event.y()).isZero();
        EventPage page = event.pages().get(1);
        assertThat(page.condition().switchA()).isTrue();
        assertThat(page.condition().switchAId()).isEqualTo(200);
        assertThat(page.moveType()).isEqualTo(EventPage.MoveType.CUSTOM);
        assertThat(page.moveRoute().repeat()).isTrue();
        assertThat(page.moveRoute().skippable()).isTrue();
        assertThat(file.truncated()).isFalse();
    }

    @Test
    void theMoveRouteOfTheMapHasFourCommands() throws LcfException {
        MapUnit map = MapUnit.of(LcfFile.of(bytes(MAP), "Map0001.lmu"));
        MoveCursor move = map.events().at(0).pages().at(0).moveRoute().moveCommands().cursor();

        assertThat(move.next()).isTrue();
        assertThat(move.id()).isZero();
        assertThat(move.next()).isTrue();
        assertThat(move.a()).isEqualTo(300);
        assertThat(move.next()).isTrue();
        assertThat(move.string(StandardCharsets.US_ASCII)).isEqualTo("Hero");
        assertThat(move.a()).isEqualTo(1);
        assertThat(move.next()).isTrue();
        assertThat(move.id()).isEqualTo(15);
        assertThat(move.next()).isFalse();
    }

    @Test
    void theEventCodeOfTheMapHasTwoCommands() throws LcfException {
        MapUnit map = MapUnit.of(LcfFile.of(bytes(MAP), "Map0001.lmu"));
        EventCode code = map.events().at(0).pages().at(0).eventCommands();
        EventCursor command = code.cursor();

        assertThat(command.next()).isTrue();
        assertThat(command.code()).isEqualTo(10110);
        assertThat(command.string(StandardCharsets.US_ASCII)).isEqualTo("Hi");
        assertThat(command.next()).isTrue();
        assertThat(command.code()).isEqualTo(10210);
        assertThat(command.parameters()).containsExactly(0, 5, 5, 0);
        assertThat(command.next()).isFalse();
        assertThat(command.terminated()).isTrue();
        assertThat(code.offsets()).hasSize(3);
    }
}
