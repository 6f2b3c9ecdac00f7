package org.vivarium.engine.text.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.GameState;

/**
 * Typing schedules of spec screen 3.8 and durations measured on the original (original-measured 2
 * and 10).
 */
class MessageSystemTest {
    private final GameState state = new GameState();
    private final List<SystemSound> sounds = new ArrayList<>();
    private int heroY = 128;
    private final MessageSystem messages =
            new MessageSystem(
                    state,
                    c -> c < 0x3000 ? 6 : 12,
                    sounds::add,
                    false,
                    WindowGlass.OPAQUE,
                    () -> heroY);
    private final MessageOrder order = new MessageOrder();

    private void show(String... lines) {
        order.reset(0, 0);
        for (String line : lines) {
            order.add(line);
        }
        messages.show(order);
    }

    private void frame(int keys) {
        state.input.update(keys);
        messages.update();
    }

    /** Frames until the foreground may run its next command. */
    private int framesUntilFree() {
        int n = 0;
        while (messages.open()) {
            frame(0);
            n++;
            assertThat(n).isLessThan(2000);
        }
        return n;
    }

    /** Letters with their frame, then P with the frame in which a key is first waited for. */
    private String schedule() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            frame(0);
        }
        int seen = 0;
        for (int f = 0; f < 200 && !state.message.box.pause && messages.open(); f++) {
            frame(0);
            for (; seen < state.message.typedCount; seen++) {
                out.appendCodePoint(state.message.typed[seen]).append(f).append(' ');
            }
            if (state.message.box.pause) {
                out.append('P').append(f);
            }
        }
        return out.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "Hello, H0 e0 l1 l1 o2 P4",
        "Hi\\.you, H0 i0 y17 o18 u18 P20",
        "あいう, あ0 い1 う2 P4",
        "aあb, a0 あ1 b2 P4",
        "\\s[3]abc, a0 b2 c4 P6",
        "\\>abc\\<de, a0 b0 c0 d2 e2 P4",
        "\\>abc, a0 b0 c0 P0",
        "ab\\!cd, a0 b0 P1"
    })
    void lettersAppearInTheFramesOfTheOriginal(String text, String expected) {
        show(text);
        assertThat(schedule()).isEqualTo(expected);
    }

    @Test
    void aNewLineCostsNothingAfterALetter() {
        show("ab", "cd");
        assertThat(schedule()).isEqualTo("a0 b0 c1 d1 P3");
    }

    @ParameterizedTest
    @CsvSource({
        "\\^, 10",
        "A\\^, 11",
        "ABCDEFGHIJ\\^, 15",
        "ABCDEFGHIJABCDEFGHIJ\\^, 20",
        "ABCDEFGHIJABCDEFGHIJA\\^, 21",
        "\\s[2]ABCDEFGHIJ\\^, 31",
        "\\s[3]ABCDEFGHIJ\\^, 32",
        "\\s[4]ABCDEFGHIJ\\^, 43",
        "\\s[5]ABCDEFGHIJ\\^, 44",
        "\\s[8]ABCDEFGHIJ\\^, 67",
        "\\s[10]ABCDEFGHIJ\\^, 79",
        "\\s[20]ABCDEFGHIJ\\^, 139",
        "\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\^, 15",
        "$A$A$A$A$A$A$A$A$A$A\\^, 20",
        "\\.\\^, 26",
        "\\.\\.\\.\\.\\^, 74",
        "\\|\\^, 71",
        "\\>ABCDEFGHIJABCDEFGHIJ\\<\\^, 11",
        "\\c[1]\\c[2]\\c[3]\\^, 10"
    })
    void messagesLastAsLongAsOnTheOriginal(String text, int frames) {
        show(text);
        assertThat(framesUntilFree()).isEqualTo(frames);
    }

    @Test
    void fourLinesOfOneOrTwoLettersTakeFourteenFrames() {
        show("A", "B", "C", "D\\^");
        assertThat(framesUntilFree()).isEqualTo(14);
        GameState fresh = new GameState();
        MessageSystem other =
                new MessageSystem(fresh, c -> 6, s -> {}, false, WindowGlass.OPAQUE, () -> 0);
        order.reset(0, 0);
        for (String line : new String[] {"AA", "BB", "CC", "DD\\^"}) {
            order.add(line);
        }
        other.show(order);
        int n = 0;
        while (other.open()) {
            other.update();
            n++;
        }
        assertThat(n).isEqualTo(14);
    }

    @Test
    void aMessageDirectlyAfterAnotherTakesOverTheOpenBox() {
        show("\\^");
        framesUntilFree();
        assertThat(messages.mayShow(true)).isTrue();
        assertThat(messages.mayShow(false)).isFalse();
        show("\\^");
        assertThat(framesUntilFree()).isEqualTo(4);
    }

    @Test
    void theBoxIsGoneSixFramesAfterItBeganToClose() {
        show("\\^");
        framesUntilFree();
        for (int i = 0; i < 6; i++) {
            assertThat(state.message.box.visible).isTrue();
            frame(0);
        }
        assertThat(state.message.box.visible).isFalse();
        assertThat(messages.active()).isTrue();
        frame(0);
        assertThat(messages.active()).isFalse();
    }

    @Test
    void theBoxIsGoneSixFramesAfterTheKey() {
        show("ab");
        for (int i = 0; i < 20; i++) {
            frame(0);
        }
        frame(Button.DECISION.bit());
        assertThat(messages.mayShow(true)).isTrue();
        for (int i = 0; i < 6; i++) {
            assertThat(state.message.box.visible).isTrue();
            frame(0);
        }
        assertThat(state.message.box.visible).isFalse();
        assertThat(messages.active()).isTrue();
    }

    @Test
    void moreThanFourLinesContinueOnAnotherPage() {
        show("1", "2", "3", "4", "5");
        assertThat(schedule()).startsWith("10 21 32 43");
        frame(Button.DECISION.bit());
        frame(0);
        assertThat(state.message.typedCount).isEqualTo(1);
        assertThat(state.message.typed[0]).isEqualTo('5');
    }

    private void showChoices(int cancel) {
        order.reset(0, 0);
        order.add("Well?");
        order.cancel = cancel;
        order.addChoice("Yes", true);
        order.addChoice("No", true);
        order.addChoice("Never", false);
        messages.show(order);
        for (int i = 0; i < 30; i++) {
            frame(0);
        }
    }

    @Test
    void choicesWrapOnAFreshPressOnly() {
        showChoices(0);
        frame(Button.UP.bit());
        assertThat(state.message.choice).isEqualTo(2);
        frame(0);
        for (int i = 0; i < 60; i++) {
            frame(Button.UP.bit());
        }
        assertThat(state.message.choice).isZero();
    }

    @Test
    void aChoiceThatIsDisabledBuzzes() {
        showChoices(0);
        frame(Button.UP.bit());
        frame(Button.DECISION.bit());
        assertThat(sounds).last().isEqualTo(SystemSound.BUZZER);
        assertThat(messages.open()).isTrue();
        frame(Button.CANCEL.bit());
        assertThat(messages.open()).isTrue();
    }

    @Test
    void theChoiceCursorStandsOnItsLine() {
        showChoices(5);
        assertThat(state.message.box.cursorX).isEqualTo(2);
        assertThat(state.message.box.cursorY).isEqualTo(16);
        assertThat(state.message.box.cursorWidth).isEqualTo(300);
        frame(Button.CANCEL.bit());
        assertThat(messages.open()).isFalse();
    }

    @Test
    void numbersAreEnteredFromTheFirstDigit() {
        state.variables.reset(10, 999999);
        order.reset(0, 0);
        order.digits = 3;
        order.numberVariable = 4;
        messages.show(order);
        for (int i = 0; i < 12; i++) {
            frame(0);
        }
        assertThat(state.message.box.cursorX).isEqualTo(8);
        frame(Button.DOWN.bit());
        frame(0);
        frame(Button.RIGHT.bit());
        frame(0);
        frame(Button.RIGHT.bit());
        frame(0);
        frame(Button.UP.bit());
        frame(Button.DECISION.bit());
        assertThat(state.variables.get(4)).isEqualTo(901);
    }

    @Test
    void theCursorOfANumberStopsAtTheFirstDigit() {
        state.variables.reset(10, 999999);
        order.reset(0, 0);
        order.digits = 3;
        order.numberVariable = 4;
        messages.show(order);
        for (int i = 0; i < 12; i++) {
            frame(0);
        }
        frame(Button.LEFT.bit());
        frame(0);
        frame(Button.UP.bit());
        frame(0);
        frame(Button.RIGHT.bit());
        frame(0);
        frame(Button.UP.bit());
        frame(0);
        frame(Button.DECISION.bit());
        assertThat(state.variables.get(4)).isEqualTo(110);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 112, 160",
        "0, 128, 0",
        "1, 112, 160",
        "1, 128, 80",
        "1, 160, 0",
        "2, 144, 160",
        "2, 160, 0"
    })
    void theBoxAvoidsTheHero(int position, int y, int boxY) {
        state.message.fixedPosition = false;
        state.message.position = position;
        heroY = y;
        show("x");
        assertThat(state.message.box.y).isEqualTo(boxY);
    }

    @ParameterizedTest
    @CsvSource({
        "\\",
        "\\c[",
        "\\c[9999999999999]",
        "\\s[x]",
        "$",
        "\\c[1",
        "\\\\",
        "\\q",
        "\\c[\\c[1]]"
    })
    void brokenCodesEndLikeAnyOther(String text) {
        show(text);
        for (int i = 0; i < 200 && messages.open(); i++) {
            frame(i % 2 == 0 ? 0 : Button.DECISION.bit());
        }
        assertThat(messages.open()).isFalse();
    }

    @Test
    void shiftInTestPlayShowsThePageAtOnce() {
        state.system.testPlay = true;
        show("\\s[20]abc\\|def");
        for (int i = 0; i < 7; i++) {
            frame(Button.SHIFT.bit());
        }
        assertThat(state.message.box.pause).isTrue();
    }
}
