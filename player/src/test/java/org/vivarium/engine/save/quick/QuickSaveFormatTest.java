package org.vivarium.engine.save.quick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.save.quick.QuickSaveException.Reason;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.engine.state.StateReader;
import org.vivarium.engine.state.StateWriter;

class QuickSaveFormatTest {
    @TempDir Path folder;

    private static GameState someState() {
        GameState state = new GameState();
        state.variables.reset(30, 999_999);
        state.variables.set(7, -12345);
        state.party.gold = 777;
        state.actors.resize(3);
        state.actors.get(1).name = "アレックス";
        state.actors.get(1).skills = new int[] {3, 9};
        state.map.events.resize(2);
        state.map.events.get(1).route.commands = new byte[] {1, 2, 3};
        state.foreground.stack.add().index = 12;
        return state;
    }

    private static QuickSave someSave() {
        byte[] thumbnail = Thumbnail.of(new int[320 * 240], 320, 240);
        return new QuickSave(
                5, 1234, 1_700_000_000_000L, "Hub", thumbnail, StateWriter.write(someState()));
    }

    @Test
    void a_state_read_from_its_file_is_the_same_state() throws Exception {
        QuickSave save = QuickSaveFormat.decode(QuickSaveFormat.encode(someSave()));
        GameState restored = new GameState();
        StateReader.read(restored, save.state());
        assertThat(StateDigest.of(restored)).isEqualTo(StateDigest.of(someState()));
        assertThat(save.frame()).isEqualTo(1234);
        assertThat(save.place()).isEqualTo("Hub");
        assertThat(save.thumbnail()).isNotEmpty();
    }

    @Test
    void reading_does_not_write_into_arrays_the_state_shares() {
        byte[] shared = {9, 9, 9};
        GameState state = new GameState();
        state.map.events.resize(2);
        state.map.events.get(1).route.commands = shared;
        StateReader.read(state, StateWriter.write(someState()));
        assertThat(shared).containsExactly(9, 9, 9);
        assertThat(state.map.events.get(1).route.commands).containsExactly(1, 2, 3);
    }

    @Test
    void any_changed_byte_is_noticed() {
        byte[] file = QuickSaveFormat.encode(someSave());
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = file.clone();
            damaged[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
            assertThatThrownBy(() -> QuickSaveFormat.decode(damaged))
                    .isInstanceOf(QuickSaveException.class);
        }
    }

    @Test
    void slots_say_why_they_cannot_be_used() throws Exception {
        QuickSlots slots = new QuickSlots(folder, 5);
        assertThatThrownBy(() -> slots.read(1))
                .isInstanceOfSatisfying(
                        QuickSaveException.class,
                        e -> assertThat(e.reason()).isEqualTo(Reason.EMPTY_SLOT));
        slots.write(1, someSave());
        assertThat(slots.read(1).frame()).isEqualTo(1234);
        assertThatThrownBy(() -> new QuickSlots(folder, 6).read(1))
                .isInstanceOfSatisfying(
                        QuickSaveException.class,
                        e -> assertThat(e.reason()).isEqualTo(Reason.OTHER_GAME));
    }
}
