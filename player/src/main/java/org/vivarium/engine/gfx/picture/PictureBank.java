package org.vivarium.engine.gfx.picture;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.BitmapBank;
import org.vivarium.engine.state.TextPanelState;

/** A game's pictures: files, and those that show text. */
public final class PictureBank implements PictureImages {
    private final BitmapBank bitmaps;
    private final TextPanels panels;

    public PictureBank(BitmapBank bitmaps, TextPanels panels) {
        this.bitmaps = bitmaps;
        this.panels = panels;
    }

    @Override
    public Bitmap picture(String name, boolean masked) {
        return masked ? bitmaps.get(AssetKind.PICTURE, name) : bitmaps.opaquePicture(name);
    }

    @Override
    public Bitmap panel(int slot, TextPanelState panel) {
        return panels.get(slot, panel);
    }
}
