package org.vivarium.benchmarks.event;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.Game;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.event.EventTier;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.lcf.LcfException;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.WarningLog;

/**
 * Both tiers side by side by processor time and bytes of this thread, for machines that have other
 * things to do: every list of {@link BenchmarkList}, then parallel pages. Rounds of both take turns
 * and the best of each counts. Arguments are folders of games, of which frames after New Game are
 * measured instead.
 */
public final class EventTierTimes {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARMING = 2_000;
    private static final int ROUNDS = 12;
    private static final int UPDATES = 500;
    private static final int GAME_FRAMES = 30_000;
    private static final EventTier[] TIERS = {EventTier.INTERPRETED, EventTier.COMPILED};

    private EventTierTimes() {}

    private record Cost(double nanos, long bytes) {
        static Cost of(Runnable work, int times) {
            long bytes = THREADS.getCurrentThreadAllocatedBytes();
            long start = THREADS.getCurrentThreadCpuTime();
            for (int i = 0; i < times; i++) {
                work.run();
            }
            long end = THREADS.getCurrentThreadCpuTime();
            return new Cost(
                    (double) (end - start) / times,
                    (THREADS.getCurrentThreadAllocatedBytes() - bytes) / times);
        }

        Cost best(Cost other) {
            return other == null || nanos < other.nanos ? this : other;
        }
    }

    public static void main(String[] arguments) throws LcfException, GameOpenException {
        if (arguments.length == 0) {
            lists();
        }
        for (String game : arguments) {
            Runnable[] works = new Runnable[TIERS.length];
            for (int i = 0; i < TIERS.length; i++) {
                works[i] = frames(Path.of(game), TIERS[i]);
                Cost.of(works[i], GAME_FRAMES);
            }
            print(Path.of(game).getFileName().toString(), works, 1000, "us a frame");
        }
    }

    private static Runnable frames(Path folder, EventTier tier) throws GameOpenException {
        Game game = new GameOpener(List.of(), new WarningLog()).open(folder);
        FrameRecorder recorder = new FrameRecorder(new FrameLog(4));
        Engine engine = new Engine(game, recorder, MusicLibrary.EMPTY, AudioOut.SILENT);
        engine.setDrawing(false);
        engine.map.hotPrograms.use(tier);
        engine.start(new StartPlace.NewGame(), 1);
        InputSnapshot nothing = new InputSnapshot();
        return () -> engine.tick(nothing);
    }

    private static void lists() throws LcfException {
        for (BenchmarkList list : BenchmarkList.values()) {
            Runnable[] works = new Runnable[TIERS.length];
            for (int i = 0; i < TIERS.length; i++) {
                InterpreterBenchmark benchmark = new InterpreterBenchmark();
                benchmark.list = list;
                benchmark.tier = TIERS[i];
                benchmark.start();
                works[i] = benchmark::command;
            }
            print(list.name(), works, 10_000, "ns a command");
        }
        Runnable[] works = new Runnable[TIERS.length];
        for (int i = 0; i < TIERS.length; i++) {
            ParallelPagesBenchmark benchmark = new ParallelPagesBenchmark();
            benchmark.pages = 200;
            benchmark.tier = TIERS[i];
            benchmark.start();
            works[i] = benchmark::frame;
        }
        print("200 parallel pages", works, 1000, "us a frame");
    }

    private static void print(String name, Runnable[] works, double unit, String unitName) {
        Cost[] best = new Cost[works.length];
        for (Runnable work : works) {
            Cost.of(work, WARMING);
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < works.length; i++) {
                best[i] = Cost.of(works[i], UPDATES).best(best[i]);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-20s interpreted %6.2f  compiled %6.2f %s  ratio %.1f  bytes %d %d%n",
                name,
                best[0].nanos() / unit,
                best[1].nanos() / unit,
                unitName,
                best[0].nanos() / best[1].nanos(),
                best[0].bytes(),
                best[1].bytes());
    }
}
