package org.vivarium.telemetry.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SnapshotHubTest {
    private final SnapshotHub hub = new SnapshotHub();
    private int fills;

    SnapshotHubTest() {
        hub.register(
                Topic.STATUS,
                status -> {
                    fills++;
                    status.map = 30;
                });
    }

    @Test
    void a_topic_nobody_watches_is_never_filled() {
        hub.fillWatched(1);
        assertThat(fills).isZero();
        assertThat(hub.latest(Topic.STATUS)).isNull();
    }

    @Test
    void a_watched_topic_is_filled_and_stamped_with_its_frame() {
        hub.subscribe(Topic.STATUS);
        assertThat(hub.latest(Topic.STATUS)).isNull();
        hub.fillWatched(7);
        assertThat(hub.latest(Topic.STATUS).frame()).isEqualTo(7);
        assertThat(hub.latest(Topic.STATUS).map).isEqualTo(30);
    }

    @Test
    void filling_stops_when_the_last_watcher_left() {
        hub.subscribe(Topic.STATUS);
        hub.subscribe(Topic.STATUS);
        hub.unsubscribe(Topic.STATUS);
        hub.fillWatched(1);
        hub.unsubscribe(Topic.STATUS);
        hub.fillWatched(2);
        assertThat(fills).isEqualTo(1);
    }
}
