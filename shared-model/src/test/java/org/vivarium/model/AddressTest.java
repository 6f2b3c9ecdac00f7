package org.vivarium.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.vivarium.model.Address.Level;

/** Addresses are written and read back, and know what lies inside what. */
class AddressTest {
    private static final Address COMMAND =
            Address.game("My / game: 1")
                    .at(Level.MAP, 30)
                    .at(Level.EVENT, 12)
                    .at(Level.PAGE, 2)
                    .at(Level.COMMAND, 5);

    @Test
    void anAddressIsItsStepsFromTheOutsideIn() {
        assertThat(
                        Address.file("RPG_RT.ldb")
                                .at(Level.TABLE, "items")
                                .at(Level.ROW, 3)
                                .at(Level.FIELD, "name"))
                .hasToString("file:RPG_RT.ldb/table:items/row:3/field:name");
    }

    @Test
    void whatIsWrittenIsReadBackEvenWithSeparatorsInNames() {
        assertThat(Address.parse(COMMAND.toString())).isEqualTo(COMMAND);
    }

    @Test
    void stepsAreFoundByTheirLevel() {
        assertThat(COMMAND.numberOf(Level.EVENT, -1)).isEqualTo(12);
        assertThat(COMMAND.nameOf(Level.GAME)).isEqualTo("My / game: 1");
        assertThat(COMMAND.find(Level.ROW)).isNull();
        assertThat(COMMAND.isWithin(COMMAND.find(Level.MAP))).isTrue();
        assertThat(COMMAND.find(Level.MAP).isWithin(COMMAND)).isFalse();
    }

    @Test
    void otherTextIsNoAddress() {
        assertThatThrownBy(() -> Address.parse("somewhere"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
