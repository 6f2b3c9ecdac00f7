package org.vivarium.benchmarks.lcf;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Actor;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;

/** The parts that reading is made of: integers, row index, fields, texts, event code. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LcfPartsBenchmark {
    private static final int NUMBERS = 1000;

    @Param("../shared/games/testgame-2003/RPG_RT.ldb")
    private String database;

    private final byte[] numbers = new byte[5 * NUMBERS];
    private int numbersEnd;
    private byte[] bytes;
    private LcfFile file;
    private Row actor;
    private Row indexedActor;
    private EventCode code;

    @Setup(Level.Trial)
    public void open() throws IOException {
        for (int i = 0; i < NUMBERS; i++) {
            numbersEnd = Ber.write(numbers, numbersEnd, i % 7 == 0 ? -i : i);
        }
        file = LcfFile.open(Path.of(database)).withCharset(Charset.forName("windows-1252"));
        bytes = file.data();
        actor = file.root().table(Database.ACTORS).row(0);
        indexedActor = actor.indexed();
        code = EventCode.EMPTY;
        for (CommonEvent event : new Database(file.root()).commonevents()) {
            code = event.eventCommands().length() > code.length() ? event.eventCommands() : code;
        }
    }

    /** 1000 integers of one to five bytes. */
    @Benchmark
    public int thousandIntegers() {
        int sum = 0;
        for (int position = 0; position < numbersEnd; ) {
            long read = Ber.read(numbers, position, numbersEnd);
            sum += Ber.value(read);
            position = Ber.next(read);
        }
        return sum;
    }

    /** Opening and the index of the table of animations, most rows of any. */
    @Benchmark
    public int openAndIndexAnimations() throws LcfException {
        return LcfFile.of(bytes, "RPG_RT.ldb").root().table(Database.ANIMATIONS).size();
    }

    /** A number near the end of a row of some twenty chunks. */
    @Benchmark
    public int fieldByScan() {
        return actor.getInt(Actor.EXP_BASE);
    }

    /** The same in a row whose fields are located. */
    @Benchmark
    public int fieldByDirectory() {
        return indexedActor.getInt(Actor.EXP_BASE);
    }

    @Benchmark
    public String textOfARow() {
        return indexedActor.getString(Actor.NAME);
    }

    /** All commands of the longest common event, parameters skipped. */
    @Benchmark
    public int commandsOfTheLongestCommonEvent() {
        int sum = 0;
        EventCursor command = code.cursor();
        while (command.next()) {
            sum += command.code();
        }
        return sum;
    }
}
