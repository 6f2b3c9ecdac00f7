package org.vivarium.engine.text.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.gfx.window.WindowGround;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.GameState;

/** Where and when the money window stands beside a message (spec screen 3.6). */
class MoneyWindowTest {
    private static final WindowGlass SHEER = new WindowGlass(true, false, false);

    private final GameState state = new GameState();
    private final WindowBox money = state.message.money;
    private int heroY = 128;

    private MessageSystem messages(boolean is2003, WindowGlass glass) {
        return new MessageSystem(state, c -> 6, sound -> {}, is2003, glass, () -> heroY);
    }

    private void show(MessageSystem messages, String... lines) {
        MessageOrder order = new MessageOrder();
        order.reset(0, 0);
        for (String line : lines) {
            order.add(line);
        }
        messages.show(order);
    }

    private void frames(MessageSystem messages, int n) {
        for (int i = 0; i < n; i++) {
            state.input.update(0);
            messages.update();
        }
    }

    @ParameterizedTest(name = "box at {0}: money at {1}")
    @CsvSource({"0, 208", "1, 0", "2, 0"})
    void itStandsAtTheRightAwayFromTheBox(int position, int y) {
        state.message.position = position;
        state.message.fixedPosition = true;
        MessageSystem messages = messages(false, WindowGlass.OPAQUE);
        show(messages, "\\$Yours");
        assertThat(money.x).isEqualTo(232);
        assertThat(money.y).isEqualTo(y);
        assertThat(money.width).isEqualTo(88);
        assertThat(money.height).isEqualTo(32);
    }

    @Test
    void asTheFirstThingOfAMessageItOpensWithTheBox() {
        MessageSystem messages = messages(false, WindowGlass.OPAQUE);
        show(messages, "\\$Yours");
        assertThat(money.visible).isTrue();
        frames(messages, 6);
        assertThat(money.isOpen()).isFalse();
        frames(messages, 1);
        assertThat(state.message.box.isOpen()).isTrue();
        assertThat(money.isOpen()).isTrue();
    }

    @Test
    void asTheFirstThingOfALaterPageItOpensWhenThePageBegins() {
        MessageSystem messages = messages(false, WindowGlass.OPAQUE);
        show(messages, "1", "2", "3", "4", "\\$Yours");
        frames(messages, 40);
        assertThat(money.visible).isFalse();
        state.input.update(Button.DECISION.bit());
        messages.update();
        assertThat(money.visible).isTrue();
    }

    @Test
    void behindATextItOpensInSevenFramesOnceItIsTyped() {
        MessageSystem messages = messages(false, WindowGlass.OPAQUE);
        show(messages, "ab\\$");
        frames(messages, 7);
        assertThat(money.visible).isFalse();
        frames(messages, 1);
        assertThat(money.visible).isTrue();
        frames(messages, 6);
        assertThat(money.isOpen()).isFalse();
        frames(messages, 1);
        assertThat(money.isOpen()).isTrue();
    }

    @Test
    void itClosesWithTheMessage() {
        MessageSystem messages = messages(false, WindowGlass.OPAQUE);
        show(messages, "\\$\\^");
        frames(messages, 7);
        assertThat(money.isOpen()).isTrue();
        while (state.message.box.visible) {
            assertThat(money.visible).isTrue();
            frames(messages, 1);
        }
        assertThat(money.visible).isFalse();
    }

    @ParameterizedTest(name = "2003 {0}, sheer {1}, transparent message {2}: {3} {4}")
    @CsvSource({
        "false, false, false, 255, PALETTE",
        "false, false, true, 255, PALETTE",
        "true, false, false, 255, BLACK",
        "true, false, true, 255, CLEAR",
        "true, true, false, 160, PALETTE",
        "true, true, true, 0, CLEAR"
    })
    void itsWallpaperFollowsTheEngineAndTheMessage(
            boolean is2003, boolean sheer, boolean transparent, int opacity, WindowGround ground) {
        state.message.transparentBox = transparent;
        MessageSystem messages = messages(is2003, sheer ? SHEER : WindowGlass.OPAQUE);
        show(messages, "\\$");
        assertThat(money.backOpacity).isEqualTo(opacity);
        assertThat(money.groundKind()).isEqualTo(ground);
        assertThat(money.opacity).isEqualTo(255);
    }
}
