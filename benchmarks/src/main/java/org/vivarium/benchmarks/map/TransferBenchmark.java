package org.vivarium.benchmarks.map;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.map.TransferKind;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;
import org.vivarium.telemetry.WarningLog;

/**
 * Goes through all maps of a game by transfers and prints what arriving costs. Arguments: game
 * folder, runtime package, and "ahead" or "arrival" for when maps are read. Code is cold in the
 * first frames, so each way of reading needs a process of its own.
 */
public final class TransferBenchmark {
    private static final int ROUNDS = 3;
    private static final int PATIENCE = 600;
    private static final double MILLI = 1e6;
    private static final long BUDGET = 16_670_000;
    private static final Section[] PARTS = {
        Section.TRANSITION_LOAD,
        Section.TRANSITION_CHIPSET,
        Section.TRANSITION_EVENTS,
        Section.TRANSITION_PARALLELS,
        Section.TRANSITION_BGM,
        Section.TRANSITION_PARTY,
        Section.TRANSITION_COMMON
    };

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final FrameRecord last = new FrameRecord();
    private final List<Long> frames = new ArrayList<>();
    private final long[] worstPart = new long[Section.count()];
    private final long[] sumPart = new long[Section.count()];
    private int arrivals;

    private TransferBenchmark() {}

    public static void main(String[] arguments) throws GameOpenException {
        Path game = Path.of(arguments[0]);
        Path rtp = Path.of(arguments[1]);
        TransferBenchmark benchmark = new TransferBenchmark();
        for (int round = 0; round < ROUNDS; round++) {
            benchmark.travel(game, rtp, arguments[2].equals("ahead"));
        }
        benchmark.print(arguments[2]);
    }

    private void travel(Path path, Path rtp, boolean ahead) throws GameOpenException {
        Game game = new GameOpener(List.of(rtp), new WarningLog()).open(path);
        Engine engine =
                new Engine(
                        game,
                        new FrameRecorder(new FrameLog(4)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.map.setReadsAhead(ahead);
        engine.start(new StartPlace.NewGame(), 1);
        settle(engine);
        for (MapInfo node : game.tree.maps()) {
            if (node.type() == MapTree.MapType.MAP && !engine.ended()) {
                engine.map.transfer.reserve(node.id(), 1, 1, 0, TransferKind.PARALLEL);
                settle(engine);
            }
        }
    }

    /** Runs until the transfer is over and the place is shown, as fast as a player would see it. */
    private void settle(Engine engine) {
        InputSnapshot input = new InputSnapshot();
        for (int i = 0; i < PATIENCE; i++) {
            long begin = threads.getCurrentThreadCpuTime();
            engine.recorder.beginFrame(engine.frames());
            engine.tick(input);
            engine.recorder.endFrame();
            long nanos = threads.getCurrentThreadCpuTime() - begin;
            frames.add(nanos);
            engine.recorder.log().read(engine.recorder.log().appended() - 1, last);
            note();
            if (nanos > BUDGET) {
                tellSlow(engine, nanos);
            }
            if (i > 2 && !engine.state.transfer.pending && !engine.transitions.active()) {
                return;
            }
        }
    }

    private void tellSlow(Engine engine, long nanos) {
        System.out.printf(
                "over budget: frame %d, map %d, %.1f ms of the thread%n",
                engine.frames(), engine.state.map.id, nanos / MILLI);
        for (int span = 0; span < last.spanCount; span++) {
            long length = last.spanEnd[span] - last.spanBegin[span];
            if (length > BUDGET / 4) {
                System.out.printf(
                        "  %s%s %.1f ms%n",
                        "  ".repeat(last.spanDepth[span]),
                        last.section(span).label(),
                        length / MILLI);
            }
        }
    }

    private void note() {
        for (int span = 0; span < last.spanCount; span++) {
            Section section = last.section(span);
            long nanos = last.spanEnd[span] - last.spanBegin[span];
            int part = section.ordinal();
            worstPart[part] = Math.max(worstPart[part], nanos);
            sumPart[part] += nanos;
            if (section == Section.TRANSITION_LOAD) {
                arrivals++;
            }
        }
    }

    private void print(String mode) {
        for (Section part : PARTS) {
            row(
                    mode,
                    part.label(),
                    sumPart[part.ordinal()] / (double) arrivals,
                    worstPart[part.ordinal()]);
        }
        long[] sorted = frames.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        row(
                mode,
                "whole frame, p99 and worst (thread time)",
                sorted[sorted.length * 99 / 100],
                sorted[sorted.length - 1]);
    }

    private static void row(String mode, String part, double mean, long worst) {
        System.out.printf("| %s | %s | %.3f | %.3f |%n", mode, part, mean / MILLI, worst / MILLI);
    }
}
