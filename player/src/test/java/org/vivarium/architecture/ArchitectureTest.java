package org.vivarium.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

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
}
