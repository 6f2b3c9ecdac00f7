package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.testing.SharedData;

/**
 * Every file of seven games decodes to what an established decoder made of it, defaults included.
 */
class ReferenceDecodesTest {
    private static final Charset LATIN = Charset.forName("windows-1252");

    @ParameterizedTest
    @CsvSource({
        "cyphersomnia-demo, cyphersomnia/demo, 40",
        "cyphersomnia-leap, cyphersomnia/leap, 20",
        "demoscene-2018, demoscene-2018, 10",
        "tackbackwards, tackbackwards, 4",
        "testgame-2000, testgame-2000, 70",
        "testgame-2003, testgame-2003, 10",
        "testgame-maniac, testgame-maniac, 20"
    })
    void everyFieldOfEveryFileEqualsTheReference(String reference, String game, int atLeast)
            throws IOException, XMLStreamException {
        Path folder = SharedData.game(game);
        Engine engine = LcfFile.open(folder.resolve("RPG_RT.ldb")).engine();
        List<String> differences = new ArrayList<>();
        int files = 0;
        for (Path xml : decodes(SharedData.path("reference/lcf/" + reference))) {
            String name = xml.getFileName().toString().replace(".xml.gz", "");
            LcfFile file = LcfFile.open(folder.resolve(name), engine, LATIN);
            try (ReferenceDecode decode = new ReferenceDecode(xml)) {
                decode.compare(file)
                        .forEach(difference -> differences.add(name + " " + difference));
                assertThat(decode.fields()).as(name).isPositive();
            }
            files++;
        }
        assertThat(differences).isEmpty();
        assertThat(files).isGreaterThanOrEqualTo(atLeast);
    }

    private static List<Path> decodes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
