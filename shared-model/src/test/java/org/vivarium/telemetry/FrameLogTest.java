package org.vivarium.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class FrameLogTest {
    private final FrameRecord record = new FrameRecord();
    private final FrameRecord read = new FrameRecord();

    /** A record whose every part can be told from its number. */
    private void fill(long number, int spans) {
        record.clear(number, number << 33, -number);
        record.workNanos = (int) number;
        record.pacedNanos = 3 * (int) number;
        record.counters[Counter.COMMANDS.ordinal()] = (int) number + 1;
        record.counters[Counter.HELD_FRAMES.ordinal()] = (int) number + 2;
        for (int span = 0; span < spans; span++) {
            record.addSpan(
                    Section.at(span % Section.count()),
                    span % 5,
                    (int) number,
                    (int) number + span,
                    span);
        }
        record.runs.add(EventRuns.Source.MAP_EVENT, (int) number, 1, 2, 3);
        record.notes.add(NoteKind.ASSET, (int) number, 5, 6, "picture " + number);
    }

    private void assertWhole(long number) {
        assertThat(read.frame).isEqualTo(number);
        assertThat(read.startNanos).isEqualTo(number << 33);
        assertThat(read.startBytes).isEqualTo(-number);
        assertThat(read.workNanos).isEqualTo((int) number);
        assertThat(read.pacedNanos).isEqualTo(3 * (int) number);
        assertThat(read.counter(Counter.COMMANDS)).isEqualTo((int) number + 1);
        assertThat(read.counter(Counter.DRAW_CALLS)).isZero();
        assertThat(read.counter(Counter.HELD_FRAMES)).isEqualTo((int) number + 2);
        for (int span = 0; span < read.spanCount; span++) {
            assertThat(read.section(span)).isEqualTo(Section.at(span % Section.count()));
            assertThat(read.spanDepth[span]).isEqualTo((byte) (span % 5));
            assertThat(read.spanBegin[span]).isEqualTo((int) number);
            assertThat(read.spanEnd[span]).isEqualTo((int) number + span);
            assertThat(read.spanBytes[span]).isEqualTo(span);
        }
        assertThat(read.runs.id(0)).isEqualTo((int) number);
        assertThat(read.notes.number(0, 0)).isEqualTo((int) number);
        assertThat(read.notes.text(0)).isEqualTo("picture " + number);
    }

    @Test
    void a_frame_comes_back_as_it_was_however_long_it_is() {
        var log = new FrameLog(50);
        for (int i = 0; i < 400; i++) {
            int spans = i * 37 % FrameRecord.MAX_SPANS;
            fill(i, spans);
            log.append(record);
            assertThat(log.read(i, read)).isTrue();
            assertThat(read.spanCount).isEqualTo(spans);
            assertWhole(i);
        }
    }

    @Test
    void every_frame_from_the_oldest_on_can_be_read() {
        var log = new FrameLog(50);
        for (int i = 0; i < 1000; i++) {
            fill(i, i % 100 == 0 ? FrameRecord.MAX_SPANS : 15);
            log.append(record);
            assertThat(log.read(log.oldest() - 1, read)).isFalse();
            for (long index = log.oldest(); index < log.appended(); index++) {
                assertThat(log.read(index, read)).isTrue();
                assertThat(read.frame).isEqualTo(index);
            }
        }
        assertThat(log.oldest()).isEqualTo(1000 - 50 + 1);
    }

    @Test
    void a_reader_never_sees_a_mixed_frame() throws InterruptedException {
        var log = new FrameLog(8);
        var done = new AtomicBoolean();
        var writer =
                new Thread(
                        () -> {
                            for (int i = 0; i < 200_000; i++) {
                                fill(i, i % 90);
                                log.append(record);
                            }
                            done.set(true);
                        });
        writer.start();
        int seen = 0;
        while (!done.get()) {
            long index = log.appended() - 1 - seen % 7;
            if (log.read(index, read)) {
                assertWhole(index);
                assertThat(read.spanCount).isEqualTo((int) (index % 90));
                seen++;
            }
        }
        writer.join();
        assertThat(seen).isPositive();
    }

    @Test
    void a_log_made_to_measure_holds_all_its_frames() {
        var log = FrameLog.roomFor(300, 300 * 200, 300, 300);
        for (int i = 0; i < 300; i++) {
            fill(i, 200);
            log.append(record);
        }
        assertThat(log.read(0, read)).isTrue();
        assertThat(log.oldest()).isZero();
    }
}
