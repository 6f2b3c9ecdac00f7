package org.vivarium.inspector.memory;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import javafx.scene.layout.Region;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.Section;

/** Which sections allocated the bytes of the chosen frames, or of the last second. */
final class SectionBytes {
    private static final int WINDOW = 60;
    private static final int MOST = 6;

    private final Lines lines = new Lines(Texts.of("memory.sections.tip"), MOST);
    private final FrameRecord record = new FrameRecord();
    private final long[] own = new long[Section.count()];
    private final int[] inside = new int[FrameRecord.MAX_SPANS + 1];

    Region node() {
        return lines.node();
    }

    void show(FrameLog log, FrameSelection.Range range) {
        long last = range == null ? log.appended() - 1 : range.last();
        long first = range == null ? last - WINDOW + 1 : range.first();
        Arrays.fill(own, 0);
        for (long index = Math.max(log.oldest(), first); index <= last; index++) {
            if (log.read(index, record)) {
                add();
            }
        }
        lines.begin(
                range == null
                        ? Texts.of("memory.sections")
                        : Texts.of("memory.sectionsChosen", range.size()));
        IntStream.range(0, own.length)
                .boxed()
                .filter(i -> own[i] > 0)
                .sorted(Comparator.comparingLong(i -> -own[i]))
                .limit(MOST)
                .forEach(i -> add(Section.at(i), own[i]));
        lines.end(Texts.of("memory.noBytes"));
    }

    private void add(Section section, long bytes) {
        lines.add(Palette.get().of(section.domain()), section.label(), Units.bytes(bytes));
    }

    /** Adds each span's bytes without those of the spans inside it. */
    private void add() {
        Arrays.fill(inside, 0);
        for (int span = record.spanCount - 1; span >= 0; span--) {
            int depth = record.spanDepth[span];
            own[record.spanSection[span]] += record.spanBytes[span] - inside[depth + 1];
            inside[depth + 1] = 0;
            inside[depth] += record.spanBytes[span];
        }
    }
}
