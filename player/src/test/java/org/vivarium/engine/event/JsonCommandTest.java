package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.text;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.model.event.CommandWriter;

/** JSON documents in string variables (spec event-commands 2055). */
class JsonCommandTest {

    private static final int GET = 0;
    private static final int SET = 1;
    private static final int SWITCH = 0;
    private static final int VARIABLE = 1;
    private static final int STRING = 2;
    private static final String DOCUMENT =
            "{\"name\":\"Ann\",\"hp\":42,\"half\":2.5,\"ok\":true,\"bag\":[1,\"two\",null]}";

    private final EventGame game =
            EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC, Patch.EASY_RPG);

    @BeforeEach
    void start() {
        game.start();
        game.state().strings.set(1, DOCUMENT);
    }

    /** The command over string variable 1, its target the fifth of the kind. */
    private static CommandWriter json(int operation, String path, int kind, int flags) {
        int[] p = {0, operation, 1, 1, 0, kind, 0, 5, 0, path.length(), flags};
        return list().add(2055, 0, text(path), p);
    }

    private String string(int id) {
        return game.state().strings.get(id);
    }

    @ParameterizedTest
    @CsvSource({"/hp, 42", "/half, 2", "/ok, 1", "/bag/0, 1", "/name, 0", "/bag, 0"})
    void numbersGoToVariables(String path, int value) {
        game.set(5, -1).run(json(GET, path, VARIABLE, 0));
        assertThat(game.variable(5)).isEqualTo(value);
    }

    @Test
    void switchesTakeWhatIsTrue() {
        game.run(json(GET, "/ok", SWITCH, 0));
        assertThat(game.on(5)).isTrue();
    }

    @Test
    void stringsTakeTextsAndPartsOfTheDocument() {
        game.run(json(GET, "/name", STRING, 0));
        assertThat(string(5)).isEqualTo("Ann");
        game.run(json(GET, "/bag", STRING, 0));
        assertThat(string(5)).isEqualTo("[1,\"two\",null]");
        game.run(json(GET, "", STRING, 0));
        assertThat(string(5)).isEqualTo(DOCUMENT);
    }

    @Test
    void valuesAreSetAndAdded() {
        game.set(5, 7).run(json(SET, "/hp", VARIABLE, 0));
        game.run(json(SET, "/bag/-", VARIABLE, 0));
        game.run(json(6, "/bag", VARIABLE, 0));
        assertThat(string(1)).contains("\"hp\":7").contains("[1,\"two\",null,7,7]");
        game.state().strings.set(5, "a \"b\"");
        game.run(json(SET, "/new", STRING, 0));
        assertThat(string(1)).endsWith("\"new\":\"a \\\"b\\\"\"}");
    }

    @Test
    void valuesAreRemovedAndPopped() {
        game.run(json(5, "/bag/1", VARIABLE, 0)).run(json(5, "/name", VARIABLE, 0));
        assertThat(string(1)).contains("[1,null]").doesNotContain("Ann");
        game.run(json(7, "/bag", VARIABLE, 0)).run(json(7, "/bag", VARIABLE, 0));
        assertThat(game.variable(5)).isEqualTo(1);
        assertThat(string(1)).contains("\"bag\":[]");
    }

    @Test
    void lengthKeysTypeAndPresenceAreTold() {
        game.run(json(2, "/bag", VARIABLE, 0));
        assertThat(game.variable(5)).isEqualTo(3);
        game.run(json(3, "", STRING, 0));
        assertThat(string(5)).isEqualTo("[\"name\",\"hp\",\"half\",\"ok\",\"bag\"]");
        game.run(json(4, "/half", STRING, 0));
        assertThat(string(5)).isEqualTo("number");
        game.run(json(8, "/bag/2", SWITCH, 0));
        assertThat(game.on(5)).isTrue();
        game.run(json(8, "/bag/3", SWITCH, 0));
        assertThat(game.on(5)).isFalse();
    }

    @Test
    void aLiteralDocumentLiesBehindThePath() {
        game.run(list().add(2055, 0, text("/a{\"a\":9}!"), 0, GET, 0, 7, 0, 1, 0, 5, 0, 2, 0));
        assertThat(game.variable(5)).isEqualTo(9);
    }

    @Test
    void documentsCanBeWrittenForReading() {
        game.state().strings.set(1, "{\"a\":[1,2]}");
        game.set(5, 3).run(json(SET, "/a/0", VARIABLE, 4));
        assertThat(string(1).lines()).hasSize(6);
    }

    @ParameterizedTest
    @CsvSource({"/none", "/bag/9", "/name/x", "/none/deeper"})
    void aPlaceThatIsNotThereHasNoEffect(String path) {
        game.set(5, -1).run(json(GET, path, VARIABLE, 0)).run(json(5, path, VARIABLE, 0));
        assertThat(game.variable(5)).isEqualTo(-1);
        assertThat(string(1)).isEqualTo(DOCUMENT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{\"a\":", "''", "[1] [2]", "nonsense"})
    void whatIsNoDocumentIsAWarning(String document) {
        game.state().strings.set(1, document);
        game.set(5, -1).run(json(GET, "", VARIABLE, 0));
        assertThat(game.variable(5)).isEqualTo(-1);
        assertThat(game.eventWarnings()).hasSize(1);
    }

    @Test
    void aPathThatIsNoPointerIsAWarning() {
        game.set(5, -1).run(json(GET, "name", VARIABLE, 0));
        assertThat(game.variable(5)).isEqualTo(-1);
        assertThat(game.eventWarnings()).hasSize(1);
    }

    @Test
    void plainGamesIgnoreIt() {
        EventGame plain = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC).start();
        plain.state().strings.set(1, DOCUMENT);
        plain.run(json(GET, "/hp", VARIABLE, 0));
        assertThat(plain.variable(5)).isZero();
    }
}
