package org.vivarium.engine.gfx.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Opening, closing and blinking of spec screen 3.2 and 3.3. */
class WindowBoxTest {
    private final WindowBox box = new WindowBox().place(0, 160, 320, 80);

    private List<Integer> halvesUntilDone() {
        List<Integer> out = new ArrayList<>();
        box.update();
        while (box.isAnimating()) {
            out.add(box.openHalf());
            box.update();
        }
        return out;
    }

    @Test
    void messageBoxOpensInSevenFrames() {
        box.open(7);
        assertThat(halvesUntilDone()).containsExactly(5, 11, 17, 22, 28, 34);
        assertThat(box.isOpen()).isTrue();
    }

    @Test
    void messageBoxClosesInSevenFrames() {
        box.close(7);
        assertThat(halvesUntilDone()).containsExactly(34, 28, 22, 17, 11, 5);
        assertThat(box.visible).isFalse();
    }

    @Test
    void titleWindowOpensInEightFrames() {
        box.place(0, 0, 100, 64).open(8);
        assertThat(halvesUntilDone()).containsExactly(4, 8, 12, 16, 20, 24, 28);
    }

    @Test
    void withoutFramesItIsThereOrGoneAtOnce() {
        box.open(0);
        assertThat(box.isOpen()).isTrue();
        box.close(0);
        assertThat(box.visible).isFalse();
    }

    @Test
    void theCursorChangesItsPatternEveryTenFramesWhileActive() {
        box.active = true;
        for (int i = 0; i < 60; i++) {
            assertThat(box.secondCursor()).isEqualTo(i / 10 % 2 == 1);
            box.update();
        }
        box.active = false;
        boolean before = box.secondCursor();
        box.update();
        assertThat(box.secondCursor()).isEqualTo(before);
    }

    @Test
    void theArrowIsShownTwentyFramesAndHiddenTwenty() {
        box.setPause(true);
        for (int i = 0; i < 80; i++) {
            assertThat(box.pauseArrowShows()).isEqualTo(i / 20 % 2 == 0);
            box.update();
        }
    }
}
