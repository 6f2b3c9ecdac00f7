package org.vivarium.benchmarks.battle;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.battle.BattleWatch;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Phase;

/**
 * Frame times of battles, drawn: troop after troop of a game with keys tapped at random, by what
 * the battle was at. {@code BattleBenchmark GAME RTP}.
 */
public final class BattleBenchmark {
    private static final int WARM_UP = 30_000;
    private static final int MEASURED = 120_000;
    private static final int LONGEST = 6000;
    private static final Button[] KEYS = {
        Button.DECISION, Button.DECISION, Button.DECISION, Button.DOWN, Button.RIGHT, Button.CANCEL
    };

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final InputSnapshot input = new InputSnapshot();
    private final Random random = new Random(1);
    private final FrameRecord last = new FrameRecord();
    private final BattleSnapshot seen = new BattleSnapshot();
    private final Engine engine;
    private final BattleWatch watch;
    private final PhaseTimes[] times = new PhaseTimes[Phase.values().length];
    private int frames = -WARM_UP;

    private BattleBenchmark(Path game, Path rtp) throws GameOpenException {
        engine =
                new Engine(
                        new GameOpener(List.of(rtp), new WarningLog()).open(game),
                        new FrameRecorder(new FrameLog(4), new SlowFrames(Integer.MAX_VALUE, 0)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        watch = engine.battle.watch();
        for (int i = 0; i < times.length; i++) {
            times[i] = new PhaseTimes(MEASURED);
        }
    }

    public static void main(String[] arguments) throws GameOpenException {
        new BattleBenchmark(Path.of(arguments[0]), Path.of(arguments[1])).run();
    }

    private void run() {
        int troops = engine.game.database.troops().size();
        for (int battle = 0; frames < MEASURED; battle++) {
            engine.state.forgetGame();
            engine.start(new StartPlace.Battle(battle % troops + 1), battle);
            for (int i = 0; i < LONGEST && !engine.ended() && frames < MEASURED; i++) {
                frame();
            }
        }
        PhaseTimes all = new PhaseTimes(MEASURED);
        for (Phase phase : Phase.values()) {
            times[phase.ordinal()].print(phase.name().toLowerCase(Locale.ROOT));
            all.add(times[phase.ordinal()]);
        }
        all.print("all");
    }

    /** Processor time of the thread: the clock of a busy machine also shows who else ran. */
    private void frame() {
        if (frames % 6 == 0) {
            input.set(frames % 12 == 0 ? 0 : KEYS[random.nextInt(KEYS.length)].bit());
        }
        long begin = threads.getCurrentThreadCpuTime();
        engine.recorder.beginFrame(engine.frames());
        engine.tick(input);
        engine.recorder.endFrame();
        long end = threads.getCurrentThreadCpuTime();
        engine.recorder.log().read(engine.recorder.log().appended() - 1, last);
        watch.fill(seen);
        if (frames++ >= 0 && seen.running) {
            times[seen.phase.ordinal()].add(end - begin, last.allocatedBytes);
        }
    }

    /** Frames of one phase. */
    private static final class PhaseTimes {
        private final long[] nanos;
        private int count;
        private int allocating;
        private long bytes;

        PhaseTimes(int most) {
            nanos = new long[most];
        }

        void add(long time, long allocated) {
            nanos[count++] = time;
            bytes += allocated;
            allocating += allocated > 0 ? 1 : 0;
        }

        void add(PhaseTimes other) {
            System.arraycopy(other.nanos, 0, nanos, count, other.count);
            count += other.count;
            bytes += other.bytes;
            allocating += other.allocating;
        }

        void print(String name) {
            if (count == 0) {
                return;
            }
            Arrays.sort(nanos, 0, count);
            System.out.printf(
                    "%-13s %7d frames  p50 %4.0f us  p99 %4.0f us  max %6.0f us  %5.1f %% of frames"
                            + " allocate, %d bytes a frame%n",
                    name,
                    count,
                    nanos[count / 2] / 1e3,
                    nanos[count * 99 / 100] / 1e3,
                    nanos[count - 1] / 1e3,
                    100.0 * allocating / count,
                    bytes / count);
        }
    }
}
