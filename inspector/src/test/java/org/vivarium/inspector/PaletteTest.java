package org.vivarium.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PaletteTest {
    private final List<Palette> told = new ArrayList<>();

    @AfterEach
    void restore() {
        Palette.use(Palette.Tone.DARK);
    }

    @Test
    void aNodeThatLivesIsToldOfEachTheme() {
        var node = new Rectangle();
        Palette.follow(node, told::add);
        System.gc();
        Palette.use(Palette.Tone.LIGHT);
        assertThat(told).containsExactly(Palette.get());
        assertThat(node.getProperties()).isNotEmpty();
    }

    @Test
    void aNodeNobodyHoldsIsGivenUp() {
        var node = new Rectangle();
        Palette.follow(node, now -> told.add(now));
        var reference = new WeakReference<>(node);
        node = null;
        for (int i = 0; i < 50 && reference.get() != null; i++) {
            System.gc();
        }
        assertThat(reference.get()).isNull();
    }
}
