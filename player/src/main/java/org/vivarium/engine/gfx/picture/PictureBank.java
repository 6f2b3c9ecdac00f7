package org.vivarium.engine.gfx.picture;

import java.util.HashMap;
import java.util.Map;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.assets.image.Transparency;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.engine.state.TextPanelState;

/** A game's pictures; those shown with every pixel of their own are kept beside the usual ones. */
public final class PictureBank implements PictureImages {
    private final Assets assets;
    private final BitmapBank usual;
    private final TextPanels panels;
    private final Map<String, Bitmap> opaque = new HashMap<>();

    public PictureBank(Assets assets, BitmapBank usual, TextPanels panels) {
        this.assets = assets;
        this.usual = usual;
        this.panels = panels;
    }

    @Override
    public Bitmap picture(String name, boolean masked) {
        if (masked) {
            return usual.get(AssetKind.PICTURE, name);
        }
        Bitmap known = opaque.get(name);
        if (known == null) {
            known = Bitmap.of(assets.image(AssetKind.PICTURE, name, Transparency.NONE));
            opaque.put(name, known);
        }
        return known;
    }

    @Override
    public Bitmap panel(int slot, TextPanelState panel) {
        return panels.get(slot, panel);
    }
}
