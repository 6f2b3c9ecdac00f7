package org.vivarium.engine.gfx.picture;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.gfx.window.WindowStyle;
import org.vivarium.engine.state.TextPanelState;

/** The string pictures as last drawn; one is drawn again when its text or look has changed. */
public final class TextPanels {

    /** A picture's panel as drawn. */
    private static final class Drawn {
        final TextPanelState panel = new TextPanelState();
        WindowSkin skin;
        Bitmap bitmap;
    }

    private final WindowStyle style;
    private final TextPanelPainter painter;
    private final List<Drawn> drawn = new ArrayList<>();

    public TextPanels(WindowStyle style) {
        this.style = style;
        painter = new TextPanelPainter(style);
    }

    /**
     * The picture of a panel shown with this id; looking up one that hasn't changed allocates
     * nothing.
     */
    public Bitmap get(int id, TextPanelState panel) {
        while (drawn.size() <= id) {
            drawn.add(new Drawn());
        }
        Drawn known = drawn.get(id);
        if (known.bitmap == null || known.skin != style.skin() || !known.panel.looksLike(panel)) {
            known.panel.set(panel);
            known.skin = style.skin();
            known.bitmap = painter.draw(panel);
        }
        return known.bitmap;
    }
}
