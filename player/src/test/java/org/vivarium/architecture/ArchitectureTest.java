package org.vivarium.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.text.font.BuildFaces;
import org.vivarium.inspector.Panel;
import org.vivarium.telemetry.Section;
import org.vivarium.testing.SharedData;
import picocli.CommandLine.Command;

/** Dependencies point one way: player, inspector, shared model. */
@AnalyzeClasses(
        packages = "org.vivarium",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.NoTestJar.class})
class ArchitectureTest {
    /** The shared model's test helpers come as a jar of their own. */
    static final class NoTestJar implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    private static final String[] SHARED_MODEL = {
        "org.vivarium.lcf..",
        "org.vivarium.model..",
        "org.vivarium.assets..",
        "org.vivarium.telemetry..",
        "org.vivarium.control.."
    };

    @ArchTest
    static final ArchRule the_engine_sees_no_window =
            noClasses()
                    .that()
                    .resideInAPackage("org.vivarium.engine..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "javafx..",
                            "java.awt..",
                            "org.vivarium.app..",
                            "org.vivarium.inspector..");

    @ArchTest
    static final ArchRule the_inspector_sees_no_engine =
            noClasses()
                    .that()
                    .resideInAPackage("org.vivarium.inspector..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("org.vivarium.engine..", "org.vivarium.app..");

    @ArchTest
    static final ArchRule the_shared_model_sees_neither =
            noClasses()
                    .that()
                    .resideInAnyPackage(SHARED_MODEL)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "javafx..",
                            "java.awt..",
                            "org.vivarium.engine..",
                            "org.vivarium.app..",
                            "org.vivarium.inspector..");

    @ArchTest
    static final ArchRule the_game_never_asks_for_the_time =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "org.vivarium.engine.map..",
                            "org.vivarium.engine.event..",
                            "org.vivarium.engine.battle..",
                            "org.vivarium.engine.state..",
                            "org.vivarium.engine.scene..",
                            "org.vivarium.engine.party..")
                    .should()
                    .callMethod(System.class, "nanoTime")
                    .orShould()
                    .callMethod(System.class, "currentTimeMillis")
                    .orShould()
                    .callMethod(Math.class, "random")
                    .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_engine_prints_nothing =
            noClasses()
                    .that()
                    .resideInAPackage("org.vivarium.engine..")
                    .and()
                    .doNotBelongToAnyOf(BuildFaces.class)
                    .should(ACCESS_STANDARD_STREAMS);

    @ArchTest
    static final ArchRule what_runs_in_every_frame_makes_no_streams =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "org.vivarium.engine.gfx..",
                            "org.vivarium.engine.map.draw..",
                            "org.vivarium.engine.battle",
                            "org.vivarium.engine.menu",
                            "org.vivarium.engine.loop",
                            "org.vivarium.engine.scene",
                            "org.vivarium.engine.state..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("java.util.stream");

    @ArchTest
    static final ArchRule panels_are_called_so =
            classes().that().areAssignableTo(Panel.class).should().haveNameMatching(".*Panel");

    @ArchTest
    static final ArchRule subcommands_are_called_so =
            classes()
                    .that()
                    .resideInAPackage("org.vivarium.app.cli")
                    .and()
                    .areAnnotatedWith(Command.class)
                    .should()
                    .haveSimpleNameEndingWith("Command");

    @Test
    void every_package_says_what_it_is_for() throws IOException {
        List<Path> silent = new ArrayList<>();
        for (String module : List.of("shared-model", "inspector", "player", "benchmarks")) {
            Path sources = SharedData.repository().resolve(module).resolve("src/main/java");
            try (Stream<Path> all = Files.walk(sources)) {
                for (Path file : all.filter(f -> f.toString().endsWith(".java")).toList()) {
                    if (!Files.exists(file.resolveSibling("package-info.java"))) {
                        silent.add(file.getParent());
                    }
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    /** Sounds are loaded beside the engine: nothing in a frame waits for them. */
    private static final Set<Section> NEVER_IN_A_FRAME = EnumSet.of(Section.AUDIO_LOAD);

    @Test
    void every_section_is_opened_somewhere() throws IOException {
        var text = new StringBuilder();
        Path engine = SharedData.repository().resolve("player/src/main/java/org/vivarium");
        try (Stream<Path> all = Files.walk(engine)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".java")).toList()) {
                text.append(Files.readString(file));
            }
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(NEVER_IN_A_FRAME)))
                .allMatch(section -> text.indexOf("Section." + section.name()) >= 0);
    }
}
