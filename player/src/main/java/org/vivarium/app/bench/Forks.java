package org.vivarium.app.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a benchmark in fresh processes, one after the other: compilation differs from run to run.
 */
public final class Forks {
    private Forks() {}

    /**
     * @param arguments command line of the benchmark, without forks
     * @return the median over the processes
     */
    public static BenchResult run(int forks, List<String> arguments)
            throws IOException, InterruptedException {
        var results = new ArrayList<BenchResult>();
        for (int i = 0; i < forks; i++) {
            results.add(runOne(arguments));
        }
        return BenchResult.median(results);
    }

    private static BenchResult runOne(List<String> arguments)
            throws IOException, InterruptedException {
        Path result = Files.createTempFile("vivarium-bench-", ".json");
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add("org.vivarium.app.Main");
        command.addAll(arguments);
        command.add("--json");
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(result.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        int code = process.waitFor();
        try {
            if (code != 0) {
                throw new IOException("a forked benchmark ended with code " + code);
            }
            return BenchResult.read(result);
        } finally {
            Files.deleteIfExists(result);
        }
    }
}
