package org.vivarium.benchmarks.lcf;

import java.io.IOException;
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
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FullDecode;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.LcfWriter;
import org.vivarium.model.Database;

/**
 * Whole databases: a 16 MB one made of the given small one, opened, indexed, decoded lazily and
 * eagerly, written.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-Xmx1g")
public class LcfBenchmark {
    @Param("../shared/games/testgame-2003/RPG_RT.ldb")
    private String database;

    private byte[] bytes;
    private LcfFile file;

    @Setup(Level.Trial)
    public void make() throws IOException {
        bytes = BigDatabase.of(LcfFile.open(Path.of(database)), 16 << 20);
        file = LcfFile.of(bytes, "RPG_RT.ldb");
    }

    @Benchmark
    public String openToFirstRow() throws LcfException {
        LcfFile opened = LcfFile.of(bytes, "RPG_RT.ldb");
        return new Database(opened.root()).troops().at(0).name();
    }

    @Benchmark
    public int openAndIndexEveryTable() throws LcfException {
        LcfFile opened = LcfFile.of(bytes, "RPG_RT.ldb");
        int rows = 0;
        for (Field field : Database.STRUCT.fields()) {
            rows += field.kind().isTable() ? opened.root().table(field).size() : 0;
        }
        return rows;
    }

    @Benchmark
    public FullDecode.Result everyFieldLazily() {
        return FullDecode.of(file);
    }

    @Benchmark
    public EagerDecoder.Decoded everyFieldAsObjects() throws LcfException {
        return EagerDecoder.decode(LcfFile.of(bytes, "RPG_RT.ldb"));
    }

    @Benchmark
    public byte[] encodeEveryFieldAnew() {
        return LcfWriter.encode(file);
    }
}
