package org.vivarium.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;

/** The typed views are what the schema says; otherwise run ViewGenerator and format. */
class GeneratedViewsTest {

    @Test
    void theViewsFollowTheSchema() throws IOException {
        Path folder =
                SharedData.repository().resolve("shared-model/src/main/java/org/vivarium/model");
        for (var source : ViewGenerator.sources().entrySet()) {
            String checkedIn = Files.readString(folder.resolve(source.getKey()));
            assertThat(words(checkedIn)).as(source.getKey()).isEqualTo(words(source.getValue()));
        }
    }

    /** The formatter moves line ends and comment stars; nothing else may differ. */
    private static String words(String source) {
        return source.replaceAll("(?m)^\\s*\\*\\s", " ").replaceAll("\\s+", "");
    }
}
