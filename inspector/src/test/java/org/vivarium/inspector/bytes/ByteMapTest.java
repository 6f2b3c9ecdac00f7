package org.vivarium.inspector.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.TestFiles;
import org.vivarium.inspector.edit.Spot;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Database;
import org.vivarium.model.Item;

class ByteMapTest {
    private final LcfFile file = TestFiles.database();

    @Test
    void every_byte_of_a_sound_file_has_its_role() {
        ByteMap map = ByteMap.of(file, 0, file.size());
        var roles = EnumSet.noneOf(ByteRole.class);
        for (int i = 0; i < file.size(); i++) {
            roles.add(map.role(i));
        }
        assertThat(roles)
                .contains(
                        ByteRole.HEADER,
                        ByteRole.ID,
                        ByteRole.LENGTH,
                        ByteRole.COUNT,
                        ByteRole.PAYLOAD,
                        ByteRole.END)
                .doesNotContain(ByteRole.DAMAGED, ByteRole.UNKNOWN);
    }

    @Test
    void a_part_is_told_apart_as_in_the_whole() {
        ByteMap whole = ByteMap.of(file, 0, file.size());
        for (int from = 0; from + 16 <= file.size(); from += 7) {
            ByteMap part = ByteMap.of(file, from, from + 16);
            for (int i = from; i < from + 16; i++) {
                assertThat(part.role(i)).as("byte %d", i).isEqualTo(whole.role(i));
            }
        }
    }

    @Test
    void a_byte_leads_to_its_field() {
        GameFiles files = TestFiles.files(null);
        Row sword = file.root().table(Database.ITEMS).row(1);
        int price = (int) (sword.locate(Item.PRICE) >>> 32);
        Spot spot = ByteOwner.of(files.databaseDocument(), price);
        assertThat(spot.field()).isEqualTo(Item.PRICE);
        assertThat(spot.place().row().getString(Item.NAME)).isEqualTo("Sword");
        assertThat(ByteOwner.of(files.databaseDocument(), 0).field()).isNull();
    }

    @Test
    void what_a_cut_file_lacks_is_marked_where_it_ends() throws LcfException {
        byte[] cut = Arrays.copyOf(file.data(), file.size() * 2 / 3);
        LcfFile damaged = LcfFile.of(cut, "cut.ldb");
        ByteMap map = ByteMap.of(damaged, 0, damaged.size());
        assertThat(damaged.truncated()).isTrue();
        assertThat(map.role(20)).isNotEqualTo(ByteRole.DAMAGED);
    }
}
