package org.vivarium.engine.gfx.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.InputState;

/** Cursor and scrolling of spec screen 3.4. */
class ListBoxTest {
    private final ListBox list = new ListBox();
    private final InputState input = new InputState();

    private boolean press(Button b) {
        input.update(b.bit());
        boolean moved = list.update(input);
        input.update(0);
        for (int i = 0; i < 4; i++) {
            list.update(input);
        }
        return moved;
    }

    private void set(int items, int columns) {
        list.set(0, 0, 320, 16 + 4 * 16, items, columns);
        list.window.active = true;
    }

    @Test
    void oneColumnWrapsAround() {
        set(3, 1);
        assertThat(press(Button.UP)).isTrue();
        assertThat(list.index).isEqualTo(2);
        press(Button.DOWN);
        assertThat(list.index).isZero();
    }

    @Test
    void twoColumnsDoNotWrap() {
        set(5, 2);
        assertThat(press(Button.UP)).isFalse();
        press(Button.RIGHT);
        assertThat(list.index).isEqualTo(1);
        press(Button.DOWN);
        press(Button.DOWN);
        assertThat(list.index).isEqualTo(3);
    }

    @Test
    void theViewScrollsFourPixelsAFrame() {
        set(10, 1);
        for (int i = 0; i < 3; i++) {
            press(Button.DOWN);
        }
        assertThat(list.scroll).isZero();
        input.update(Button.DOWN.bit());
        list.update(input);
        input.update(0);
        int[] seen = new int[4];
        for (int i = 0; i < 4; i++) {
            list.update(input);
            seen[i] = list.scroll;
        }
        assertThat(seen).containsExactly(4, 8, 12, 16);
        assertThat(list.window.upArrow).isTrue();
        assertThat(list.window.downArrow).isTrue();
    }

    @Test
    void cursorAndTextLieWhereTheOriginalPutsThem() {
        set(5, 2);
        press(Button.RIGHT);
        assertThat(list.textX(1)).isEqualTo(160);
        assertThat(list.textY(2)).isEqualTo(18);
        assertThat(list.window.cursorX).isEqualTo(156);
        assertThat(list.window.cursorWidth).isEqualTo(152);
    }

    @Test
    void anEmptyListHasNoCursor() {
        set(0, 1);
        assertThat(press(Button.DOWN)).isFalse();
        assertThat(list.window.cursorWidth).isZero();
    }

    @Test
    void aSingleItemStillSoundsWhenPushed() {
        set(1, 1);
        assertThat(press(Button.DOWN)).isTrue();
    }
}
