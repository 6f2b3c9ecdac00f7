package org.vivarium.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchResultTest {
    private static BenchResult result(long... nanos) {
        var times = new Histogram(1, 60_000_000_000L, 3);
        for (long time : nanos) {
            times.recordValue(time);
        }
        return new BenchResult("a map", Map.of("draw", Timing.of(times)), Map.of("frames", 3.0));
    }

    @Test
    void a_result_read_back_has_its_whole_distribution(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.json");
        Files.writeString(file, result(1000, 2000, 9000).toJson());

        BenchResult read = BenchResult.read(file);

        assertThat(read).isEqualTo(result(1000, 2000, 9000));
    }

    @Test
    void processes_give_their_median_and_all_their_samples() {
        BenchResult median =
                BenchResult.median(List.of(result(1000), result(3000, 3000), result(9000)));

        Timing draw = median.timings().get("draw");
        assertThat(draw.p50()).isEqualTo(3.0, offset(0.01));
        assertThat(draw.nanos().getTotalCount()).isEqualTo(4);
    }

    @Test
    void percentiles_of_every_time_are_written(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.hgrm");

        PercentileFile.write(result(1000, 2000, 9000), file);

        assertThat(Files.readString(file))
                .contains("# a map; µs", "[draw]", "Percentile TotalCount", "#[Mean");
    }

    @Test
    void a_damaged_distribution_is_a_fault_of_the_file(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.json");
        Files.writeString(file, result(1000).toJson().replaceFirst("\"hdr\": *\"", "$0!"));

        assertThatThrownBy(() -> BenchResult.read(file)).isInstanceOf(IOException.class);
    }
}
