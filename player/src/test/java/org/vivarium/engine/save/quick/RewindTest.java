package org.vivarium.engine.save.quick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateDigest;

class RewindTest {
    private static final int MEGABYTE = 1 << 20;

    private final GameState state = new GameState();
    private final long[] digests = new long[20_000];

    RewindTest() {
        state.random.seed(1);
        state.variables.reset(40, 999_999);
    }

    /** A small game: what a frame does follows from the state, the buttons and the generator. */
    private void tick(int held) {
        state.input.update(held);
        int id = state.random.between(1, 40);
        state.variables.set(id, state.variables.get(id) + held + 1);
        state.system.frameCount++;
    }

    private static int heldAt(int frame) {
        return frame / 7 % 5 == 0 ? 1 << frame % 6 : 0;
    }

    private void run(Rewind rewind, int from, int to) {
        for (int frame = from; frame < to; frame++) {
            long digest = StateDigest.of(state);
            assertThat(digest).isEqualTo(digests[frame] == 0 ? digest : digests[frame]);
            digests[frame] = digest;
            rewind.remember(state, heldAt(frame));
            tick(heldAt(frame));
        }
    }

    @Test
    void going_back_gives_the_state_of_that_frame_and_the_same_future() {
        Rewind rewind = new Rewind(MEGABYTE);
        run(rewind, 0, 4000);
        Random random = new Random(5);
        int now = 4000;
        for (int i = 0; i < 100; i++) {
            int back = 1 + random.nextInt(150);
            int gone = rewind.back(state, back, frame -> {}, this::tick);
            now -= gone;
            assertThat(StateDigest.of(state)).isEqualTo(digests[now]);
            run(rewind, now, now + 140);
            now += 140;
        }
    }

    @Test
    void the_way_back_is_sixty_seconds_long() {
        Rewind rewind = new Rewind(MEGABYTE);
        run(rewind, 0, 9000);
        assertThat(rewind.reach()).isEqualTo(3600);
        assertThat(rewind.back(state, 5000, frame -> {}, this::tick)).isEqualTo(3600);
        assertThat(StateDigest.of(state)).isEqualTo(digests[9000 - 3600]);
    }

    @Test
    void with_little_memory_the_way_back_is_shorter_and_the_memory_stays_bounded() {
        Rewind rewind = new Rewind(20_000);
        run(rewind, 0, 9000);
        assertThat(rewind.used()).isLessThanOrEqualTo(rewind.capacity());
        int reach = rewind.reach();
        assertThat(reach).isBetween(60, 3599);
        rewind.back(state, reach, frame -> {}, this::tick);
        assertThat(StateDigest.of(state)).isEqualTo(digests[9000 - reach]);
    }

    @Test
    void a_state_larger_than_the_memory_cannot_be_gone_back_to() {
        Rewind rewind = new Rewind(100);
        run(rewind, 0, 200);
        assertThat(rewind.reach()).isZero();
        assertThat(rewind.back(state, 10, frame -> {}, this::tick)).isZero();
    }

    @Test
    void a_frame_that_changed_more_than_its_buttons_say_is_never_played_again() {
        Rewind rewind = new Rewind(MEGABYTE);
        run(rewind, 0, 130);
        state.variables.set(3, 4711);
        rewind.interrupt();
        run(rewind, 130, 150);
        assertThat(rewind.back(state, 15, frame -> {}, this::tick)).isEqualTo(15);
        assertThat(StateDigest.of(state)).isEqualTo(digests[135]);
        assertThat(rewind.back(state, 5, frame -> {}, this::tick)).isEqualTo(5);
        assertThat(state.variables.get(3)).isGreaterThanOrEqualTo(4711);
        run(rewind, 130, 160);
        assertThat(rewind.back(state, 31, frame -> {}, this::tick)).isEqualTo(31);
        assertThat(StateDigest.of(state)).isEqualTo(digests[129]);
    }

    @Test
    void the_memory_grows_only_as_far_as_a_minute_needs() {
        Rewind rewind = new Rewind(64 * MEGABYTE);
        state.variables.reset(9000, 999_999);
        run(rewind, 0, 9000);
        assertThat(rewind.reach()).isEqualTo(3600);
        assertThat(rewind.capacity()).isLessThan(3 * rewind.used());
    }
}
