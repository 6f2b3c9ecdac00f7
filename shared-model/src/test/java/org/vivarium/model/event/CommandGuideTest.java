package org.vivarium.model.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;

class CommandGuideTest {

    /** Run with -Dvivarium.write=true to write the page anew. */
    @Test
    void theGuideIsMadeFromTheTable() throws IOException {
        Path page = SharedData.repository().resolve("docs/guide/commands.md");
        String made = CommandGuide.page(CommandTable.standard());
        if (Boolean.getBoolean("vivarium.write")) {
            Files.createDirectories(page.getParent());
            Files.writeString(page, made);
        }
        assertThat(Files.readString(page)).isEqualTo(made);
    }
}
