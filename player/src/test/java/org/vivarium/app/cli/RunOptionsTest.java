package org.vivarium.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.StartPlace;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class RunOptionsTest {
    @Command
    static final class Probe {
        @Mixin RunOptions options;
    }

    private static RunOptions parse(String... args) {
        var probe = new Probe();
        new CommandLine(probe).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(args);
        return probe.options;
    }

    @Test
    void nothing_said_starts_at_the_title_with_every_cache_on() {
        var options = parse();
        assertThat(options.base()).isEqualTo(Base.START);
        assertThat(options.start().place()).isEqualTo(new StartPlace.Title());
        assertThat(options.caching()).isTrue();
        assertThat(options.seedOr(1)).isEqualTo(1);
    }

    @Test
    void a_map_with_a_tile_and_dumped_frames_are_understood() {
        var options =
                parse(
                        "--map",
                        "30",
                        "--at",
                        "4,5",
                        "--base",
                        "map",
                        "--engine",
                        "2003",
                        "--cache",
                        "off",
                        "--dump-frames",
                        "every:30,7,40-42",
                        "--out",
                        "frames");
        assertThat(options.start().place()).isEqualTo(new StartPlace.OnMap(30, 4, 5));
        assertThat(options.base()).isEqualTo(Base.MAP);
        assertThat(options.game().engine()).isEqualTo(EngineEdition.RPG_2003);
        assertThat(options.caching()).isFalse();
        assertThat(options.dump().picture(7)).isTrue();
        assertThat(options.dump().picture(41)).isTrue();
        assertThat(options.dump().picture(60)).isTrue();
        assertThat(options.dump().picture(61)).isFalse();
    }

    @Test
    void two_ways_to_start_at_once_are_refused() {
        assertThatThrownBy(() -> parse("--map", "3", "--battle", "1").start().place())
                .isInstanceOf(CommandLine.ParameterException.class);
    }

    @Test
    void a_bad_choice_of_frames_is_named() {
        assertThatThrownBy(() -> parse("--dump-frames", "every:0")).hasMessageContaining("every:0");
    }

    @Test
    void numbers_that_mean_nothing_are_refused() {
        for (String[] args :
                new String[][] {
                    {"--frames", "-1"},
                    {"--map", "0"},
                    {"--load", "0"},
                    {"--battle", "-3"},
                    {"--map", "1", "--at", "-5,2"}
                }) {
            assertThatThrownBy(() -> parse(args))
                    .isInstanceOf(CommandLine.ParameterException.class);
        }
    }

    @Test
    void a_tile_without_a_map_is_refused() {
        assertThatThrownBy(() -> parse("--at", "3,3").start().place())
                .hasMessageContaining("--at needs --map");
    }

    @Test
    void a_dump_that_would_leave_nothing_is_refused() {
        assertThatThrownBy(() -> demandWhole("--dump-frames", "5")).hasMessageContaining("--out");
        assertThatThrownBy(() -> demandWhole("--dump-state", "states.jsonl"))
                .hasMessageContaining("--dump-frames");
        demandWhole("--dump-frames", "5", "--dump-state", "states.jsonl");
    }

    private static void demandWhole(String... args) {
        parse(args).dump().demandWhole(new CommandLine(new Probe()));
    }

    @Test
    void a_folder_or_an_empty_name_is_refused_where_a_file_is_needed(@TempDir Path folder) {
        for (String option :
                List.of(
                        "--input",
                        "--record",
                        "--replay",
                        "--font",
                        "--dump-state",
                        "--dump-audio",
                        "--profile-trace")) {
            assertThatThrownBy(() -> parse(option, folder.toString()))
                    .hasMessageContaining(option)
                    .hasMessageContaining("'" + folder + "' is a folder");
            assertThatThrownBy(() -> parse(option, ""))
                    .hasMessageContaining(option)
                    .hasMessageContaining("expected the name of a file");
        }
        assertThatThrownBy(() -> parse("--save-dir", ""))
                .hasMessageContaining("expected the name of a folder");
    }
}
