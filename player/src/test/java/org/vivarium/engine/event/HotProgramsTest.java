package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.CALLED;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.event.tier.HotList;
import org.vivarium.engine.event.tier.HotPrograms;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.model.event.CommandWriter;

/** When programs become bytecode and when they go back; what is remembered of it. */
class HotProgramsTest {

    private static final long GAME = 0x1234;
    private static final int THRESHOLD = 20_000;

    @TempDir private Path folder;

    /** An endless loop with a call in it, and a list that hardly runs. */
    private static EventGame game(int step) {
        CommandWriter loop = add(list().add(12210, 0), 1, 1, step);
        loop.add(12010, 1, 1, 1, 0, 400, 1, 0).add(10220, 2, 0, 1, 1, 0, 0, 0, 0).add(10, 2);
        loop.add(22011, 1).add(12330, 1, 0, 1, 0).add(10, 1).add(22210, 0);
        return EventGame.of2000()
                .tier(EventTier.INTERPRETED)
                .common(CALLED, 0, add(list(), 0, 2, 3))
                .common(PARALLEL, 0, loop)
                .common(PARALLEL, 0, add(list(), 0, 3, 1).add(11410, 0, 1));
    }

    /** The tier of a game, compiling in the frame so that tests know when. */
    private static HotPrograms hot(EventGame game, EventTier tier) {
        Interpreter interpreter = game.engine().map.interpreter;
        HotPrograms hot =
                new HotPrograms(game.state(), interpreter.handlers(), game.warnings, Runnable::run);
        hot.use(tier);
        hot.setThreshold(THRESHOLD);
        interpreter.setTier(hot);
        interpreter.programs().clear();
        game.state().common.get(1).stack.last().program = null;
        return hot;
    }

    private static List<ProgramRef> compiled(HotPrograms hot) {
        return hot.programs().stream().map(Program::ref).toList();
    }

    @Test
    void onlyWhatStaysHotBecomesBytecode() {
        EventGame game = game(1).start();
        HotPrograms hot = hot(game, EventTier.AUTO);
        game.frames(2);
        assertThat(hot.programs()).isEmpty();
        game.frames(4);
        assertThat(compiled(hot)).containsExactly(ProgramRef.commonEvent(2));
        assertThat(hot.bytes()).isPositive();
    }

    @Test
    void newBytecodeRunsShortStretchesAtFirst() {
        EventGame game = game(1).start();
        hot(game, EventTier.AUTO);
        Interpreter interpreter = game.engine().map.interpreter;
        game.frames(10);
        long tried = interpreter.commandsAsBytecode();
        assertThat(tried).isBetween(1L, 10L * CompiledProgram.TRIAL_COMMANDS);
        game.frames(800);
        long before = interpreter.commandsAsBytecode();
        game.frames(1);
        assertThat(interpreter.commandsAsBytecode() - before).isGreaterThan(6_000);
    }

    @Test
    void clearedBytecodeGoesBackToTheInterpreterAndComesAgain() {
        EventGame game = game(1).start();
        HotPrograms hot = hot(game, EventTier.COMPILED);
        game.frames(3);
        assertThat(hot.programs()).hasSizeGreaterThanOrEqualTo(2);
        hot.clear();
        assertThat(hot.programs()).isEmpty();
        assertThat(hot.bytes()).isZero();
        game.frames(1);
        assertThat(hot.programs()).isNotEmpty();
    }

    @Test
    void switchedOffEverythingIsInterpreted() {
        EventGame game = game(1).tier(EventTier.COMPILED).start();
        game.engine().setCaching(false);
        long before = game.engine().map.interpreter.commandsAsBytecode();
        game.frames(5);
        assertThat(game.engine().map.interpreter.commandsAsBytecode()).isEqualTo(before);
    }

    @Test
    void whileSomebodyWatchesEverythingIsInterpreted() {
        EventGame watched = game(1).tier(EventTier.COMPILED).start();
        EventGame alone = game(1).tier(EventTier.COMPILED).start();
        Interpreter interpreter = watched.engine().map.interpreter;
        interpreter.setHook(i -> {});
        long before = interpreter.commandsAsBytecode();
        watched.frames(5);
        alone.frames(5);
        assertThat(interpreter.commandsAsBytecode()).isEqualTo(before);
        interpreter.setHook(null);
        watched.frames(5);
        alone.frames(5);
        assertThat(interpreter.commandsAsBytecode()).isGreaterThan(before);
        assertThat(StateDigest.of(watched.state())).isEqualTo(StateDigest.of(alone.state()));
    }

    @Test
    void aStateOfAnotherShapeIsLeftToTheInterpreterUntilItIsCompiledFor() {
        EventGame[] games = {game(1).start(), game(1).tier(EventTier.COMPILED).start()};
        for (EventGame game : games) {
            game.frames(2);
            game.state().variables.reset(1, 999);
            game.state().variables.set(1, 5);
            game.frames(3);
        }
        assertThat(StateDigest.of(games[1].state())).isEqualTo(StateDigest.of(games[0].state()));
        Program loop = games[1].state().common.get(1).stack.get(0).program;
        assertThat(loop.compiled()).isNotNull();
    }

    @Test
    void copiedEventsShareTheirBytecode() {
        EventGame game = EventGame.of2000();
        for (int id = 1; id <= 5; id++) {
            game.event(id, id, 3, PARALLEL, add(list(), 0, 1, 1));
        }
        HotPrograms hot = game.tier(EventTier.COMPILED).start().engine().map.hotPrograms;
        game.frames(2);
        assertThat(hot.programs().stream().map(Program::compiled).distinct()).hasSize(1);
        assertThat(hot.programs()).hasSize(5);
    }

    @Test
    void bytecodeGoesWithItsProgram() {
        EventGame game = game(1).tier(EventTier.COMPILED).start();
        game.frames(2);
        var code = new WeakReference<>(game.state().common.get(1).stack.get(0).program.compiled());
        game.state().common.get(1).stack.get(0).program = null;
        game.engine().map.interpreter.programs().clear();
        game.begin(0, list());
        game.engine().map.interpreter.load(game.state().common.get(2).stack.last());
        for (int i = 0; i < 50 && code.get() != null; i++) {
            System.gc();
        }
        assertThat(code.get()).isNull();
    }

    @Test
    void aSteadyFrameOfBytecodeAllocatesNothing() {
        EventGame game = game(1).tier(EventTier.COMPILED).start().frames(300);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            game.frames(50);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isZero();
    }

    @Test
    void whatWasHotIsCompiledAtOnceInTheNextRun() throws IOException {
        Path file = folder.resolve("hot.txt");
        EventGame first = game(1).start();
        HotPrograms hot = hot(first, EventTier.AUTO);
        hot.use(HotList.of(GAME));
        first.frames(10);
        hot.hotList().write(file);

        EventGame second = game(1).start();
        HotPrograms again = hot(second, EventTier.AUTO);
        again.use(HotList.read(file, GAME));
        second.frames(1);
        assertThat(compiled(again)).containsExactly(ProgramRef.commonEvent(2));
    }

    @Test
    void aListThatWasEditedSinceIsNotTakenForTheHotOne() throws IOException {
        Path file = folder.resolve("hot.txt");
        EventGame first = game(1).start();
        HotPrograms hot = hot(first, EventTier.AUTO);
        hot.use(HotList.of(GAME));
        first.frames(10);
        hot.hotList().write(file);

        EventGame edited = game(2).start();
        HotPrograms again = hot(edited, EventTier.AUTO);
        again.use(HotList.read(file, GAME));
        edited.frames(1);
        assertThat(again.programs()).isEmpty();
        edited.frames(10);
        again.hotList().write(file);
        assertThat(Files.readAllLines(file)).hasSize(1);
    }

    @Test
    void gamesShareAFileAndLinesNobodyUnderstandsAreLeftOut() throws IOException {
        Path file = folder.resolve("hot.txt");
        List<String> lines = new ArrayList<>();
        lines.add("00000000000000aa COMMON_EVENT 7 0 0 cafe");
        lines.add("0000000000001234 COMMON_EVENT x 0 0 cafe");
        lines.add("0000000000001234 NOTHING 1 0 0 cafe");
        lines.add("0000000000001234 MAP_PAGE 1 2 3 12ab");
        Files.write(file, lines);
        HotList list = HotList.read(file, GAME);
        assertThat(list.size()).isEqualTo(1);
        list.write(file);
        assertThat(Files.readAllLines(file)).containsExactly(lines.get(0), lines.get(3));
        assertThat(HotList.read(folder.resolve("none"), GAME).size()).isZero();
    }
}
