package org.vivarium.inspector.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.TestFiles;
import org.vivarium.inspector.differences.ByteSpan;
import org.vivarium.inspector.row.Names;
import org.vivarium.lcf.Field;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.Database;
import org.vivarium.model.Item;

class FieldInputTest {
    private final GameFiles files = TestFiles.files(null);
    private final Place sword = Place.top(files.databaseDocument()).row(Database.ITEMS, 1);
    private final FieldInput input = new FieldInput(new Names(files));

    private void type(Field field, String text) throws InvalidValueException {
        sword.document().edit(input.parse(sword, field, text));
    }

    @Test
    void what_is_typed_is_stored_and_can_be_taken_back() throws InvalidValueException {
        type(Item.PRICE, "350");
        assertThat(sword.row().getInt(Item.PRICE)).isEqualTo(350);
        assertThat(Changes.in(sword, Item.PRICE)).isTrue();
        assertThat(Changes.in(sword, Item.NAME)).isFalse();
        sword.document().undo();
        assertThat(sword.row().getInt(Item.PRICE)).isEqualTo(300);
        assertThat(sword.document().isDirty()).isFalse();
    }

    @Test
    void what_a_field_cannot_hold_is_refused_with_the_reason() {
        assertThatThrownBy(() -> type(Item.PRICE, "much")).hasMessageContaining("whole number");
        assertThatThrownBy(() -> type(Item.SKILL_ID, "9")).hasMessageContaining("the last is 2");
        assertThatThrownBy(() -> type(Item.NAME, "剣")).hasMessageContaining("windows-1252");
        assertThatThrownBy(() -> type(Item.ATTRIBUTE_SET, "0 1 2")).hasMessageContaining("0 to 1");
    }

    @Test
    void an_array_is_typed_with_spaces_between() throws InvalidValueException {
        type(Item.STATE_SET, "0 1 1");
        assertThat(sword.row().getArray(Item.STATE_SET).toInts()).containsExactly(0, 1, 1);
        assertThat(FieldInput.typed(sword.row(), Item.STATE_SET)).isEqualTo("0 1 1");
    }

    @Test
    void a_saved_edit_changes_only_its_own_bytes(@TempDir Path folder)
            throws InvalidValueException, IOException {
        Path path = folder.resolve("RPG_RT.ldb");
        byte[] before = TestFiles.database().data();
        Files.write(path, before);
        GameFiles onDisk = TestFiles.files(path);
        Place item = Place.top(onDisk.databaseDocument()).row(Database.ITEMS, 1);
        item.document().edit(input.parse(item, Item.PRICE, "301"));
        item.document().save();
        ByteSpan span = ByteSpan.between(before, Files.readAllBytes(path));
        assertThat(span.before()).isEqualTo(1);
        assertThat(span.after()).isEqualTo(1);
        assertThat(folder.resolve("RPG_RT.ldb.bak")).hasBinaryContent(before);
        assertThat(item.document().isDirty()).isFalse();
    }

    @Test
    void an_address_leads_to_its_place_and_back() throws IOException {
        Address address = sword.at(Item.PRICE);
        Spot spot = Spot.find(address, files);
        assertThat(spot.place()).isEqualTo(sword);
        assertThat(spot.field()).isEqualTo(Item.PRICE);
        assertThat(spot.address()).isEqualTo(address);
        Address gone =
                files.databaseDocument().address().at(Level.TABLE, "items").at(Level.ROW, 77);
        assertThatThrownBy(() -> Spot.find(gone, files)).isInstanceOf(IOException.class);
    }
}
