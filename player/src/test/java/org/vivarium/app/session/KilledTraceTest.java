package org.vivarium.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.app.build.SampleGame;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.trace.ChromeTraceRules;
import org.vivarium.telemetry.trace.TraceReader;

/** A game in a process of its own that is killed while it writes a trace. */
class KilledTraceTest {
    private static final long ENOUGH_BYTES = 30_000;
    private static final int PATIENCE_SECONDS = 90;

    @TempDir Path folder;

    private static Process start(Path game, Path trace, Path log) throws IOException {
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(
                List.of(
                        "-Dvivarium.root=" + System.getProperty("vivarium.root", "."),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.vivarium.app.Main",
                        "run",
                        game.toString(),
                        "--new-game",
                        "--test-play",
                        "--no-audio",
                        "--real-time",
                        "--frames",
                        "100000",
                        "--profile-interval-ms",
                        "300",
                        "--profile-trace",
                        trace.toString()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    @Test
    void a_trace_survives_the_kill_of_the_process_that_writes_it() throws Exception {
        SampleGame sample = SampleGame.installed();
        Assumptions.assumeTrue(sample.isPresent(), "skipped: the sample game isn't here");
        Path trace = folder.resolve("trace.json");
        Path log = folder.resolve("log.txt");
        Process process = start(sample.folder(), trace, log);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (process.isAlive()
                && System.nanoTime() < end
                && !(Files.exists(trace) && Files.size(trace) > ENOUGH_BYTES)) {
            Thread.sleep(50);
        }
        assertThat(process.isAlive()).as(() -> read(log)).isTrue();
        process.destroyForcibly().waitFor();

        ChromeTraceRules rules = ChromeTraceRules.check(Files.readString(trace));
        assertThat(rules.closed).isFalse();
        assertThat(rules.spans).contains("frame", "scene.update", "scene.draw", "map.layers");
        assertThat(rules.markers).contains("map", "scene");
        assertThat(rules.counters).contains("heap MB", "commands", "cells", "bytes a frame");

        FrameLog frames = TraceReader.read(trace);
        var record = new FrameRecord();
        assertThat(frames.read(frames.appended() - 1, record)).isTrue();
        assertThat(record.frame).isGreaterThan(20);
        assertThat(frames.appended()).isEqualTo(record.frame + 1);
    }

    private static String read(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
