package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.text;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;

/** Control strings of the Maniac Patch, from encoded bytes (spec event-commands 3020). */
class StringCommandsTest {

    private static final int TARGET = 1;

    private final EventGame game = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC);

    @BeforeEach
    void start() {
        game.start();
        game.state().strings.set(2, "Hello World");
        game.state().strings.set(3, "o");
        game.state().strings.set(4, "0");
        game.set(20, 4);
    }

    /** Assigns a source to the target; {@code modes} are those of the arguments. */
    private String assigned(int source, int flags, int modes, int... arguments) {
        int[] p = new int[8];
        p[0] = modes << 4;
        p[1] = TARGET;
        p[3] = source << 8 | flags << 16;
        System.arraycopy(arguments, 0, p, 4, arguments.length);
        game.run(list().add(3020, 0, p));
        return game.state().strings.get(TARGET);
    }

    private int written(int operation, int modes, int... arguments) {
        int[] p = new int[8];
        p[0] = modes << 4;
        p[3] = operation;
        System.arraycopy(arguments, 0, p, 4, arguments.length);
        game.set(30, -99).run(list().add(3020, 0, p));
        return game.variable(30);
    }

    @Test
    void assignsANumberWithZerosInFront() {
        assertThat(assigned(1, 0, 0, 42, 5)).isEqualTo("00042");
        assertThat(assigned(1, 0, 0x1, 20, 0)).isEqualTo("4");
        assertThat(assigned(1, 2, 0, 255, 0)).isEqualTo("ff");
    }

    @Test
    void sourcesThatArentSupportedAreAWarningEach() {
        game.run(
                list().add(3020, 0, 0x10, TARGET, 0, 12 << 8, 2)
                        .add(3020, 0, 0, TARGET, 0, 4 << 8, 0, 1, 1)
                        .add(3020, 0, 0x10, TARGET, 0, 7, 2));
        assertThat(game.eventWarnings()).hasSize(3);
    }

    @Test
    void assignsASwitchAndANameOfTheDatabase() {
        game.turnOn(5);
        assertThat(assigned(2, 0, 0, 5)).isEqualTo("ON");
        assertThat(assigned(2, 0, 0, 6)).isEqualTo("OFF");
        assertThat(assigned(3, 0, 0, 0, 1)).isEqualTo(game.state().actor(1).name);
    }

    @Test
    void putsStringsTogether() {
        assertThat(assigned(6, 0, 0x111, 3, 4, 3)).isEqualTo("o0o");
    }

    @Test
    void insertsReplacesTakesOutAndRemoves() {
        assertThat(assigned(7, 0, 0x101, 2, 5, 4)).isEqualTo("Hello0 World");
        assertThat(assigned(8, 0, 0x111, 2, 3, 4)).isEqualTo("Hell0 W0rld");
        assertThat(assigned(9, 0, 0x001, 2, 6, 5)).isEqualTo("World");
        assertThat(assigned(9, 0, 0x001, 2, -5, 3)).isEqualTo("Wor");
        assertThat(assigned(13, 0, 0x001, 2, 5, 6)).isEqualTo("Hello");
    }

    @Test
    void joinsConsecutiveStrings() {
        assertThat(assigned(10, 0, 0x001, 4, 3, 2)).isEqualTo("o00");
    }

    @Test
    void replacesWhatAnExpressionMatches() {
        game.state().strings.set(5, "[lo]+");
        assertThat(assigned(14, 0, 0x111, 2, 5, 4)).isEqualTo("He0 W0r0d");
        assertThat(assigned(14, 8, 0x111, 2, 5, 4)).isEqualTo("He0 World");
        game.state().strings.set(5, "[");
        assertThat(assigned(14, 0, 0x111, 2, 5, 4)).isEqualTo("Hello World");
    }

    @Test
    void findsWhereAStringIsAndWhereItIsNot() {
        assertThat(written(4, 0x0011, 2, 3, 30, 0)).isEqualTo(4);
        assertThat(written(4, 0x0011, 2, 3, 30, 5)).isEqualTo(7);
        assertThat(written(4, 0x0011, 2, 4, 30, 0)).isEqualTo(-1);
    }

    @Test
    void measuresAStringAndReadsANumber() {
        assertThat(written(3, 0x1, 2, 30)).isEqualTo(11);
        game.state().strings.set(6, " -12 apples");
        assertThat(written(2, 0x1, 6, 30)).isEqualTo(-12);
        game.state().strings.set(6, "apples");
        assertThat(written(2, 0x1, 6, 30)).isZero();
    }

    @Test
    void splitsAStringIntoOthers() {
        game.state().strings.set(6, "a,b,,c");
        game.run(list().add(3020, 0, text(","), 0x1 << 4, 0, 0, 5, 6, 1, 40, 30));
        assertThat(game.variable(30)).isEqualTo(4);
        assertThat(game.state().strings.get(40)).isEqualTo("a");
        assertThat(game.state().strings.get(42)).isEmpty();
        assertThat(game.state().strings.get(43)).isEqualTo("c");
    }

    @Test
    void messagesShowStringVariables() {
        game.run(list().add(10110, 0, text("\\T[3] \\T[2]")));
        assertThat(game.state().message.text).isEqualTo("o Hello World");
    }
}
