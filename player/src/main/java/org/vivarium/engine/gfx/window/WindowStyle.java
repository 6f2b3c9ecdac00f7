package org.vivarium.engine.gfx.window;

import org.vivarium.assets.AssetKind;
import org.vivarium.assets.Assets;
import org.vivarium.engine.state.SystemState;
import org.vivarium.engine.text.ExFont;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.engine.text.font.Fonts;
import org.vivarium.model.SystemData;

/**
 * The skin and the text painter that windows use now: those of the database until an event changes
 * system graphic, wallpaper or font (spec screen-and-windows 3.1).
 */
public final class WindowStyle {
    private final Assets assets;
    private final SystemState state;
    private final Fonts fonts;
    private ExFont symbols;
    private final String ownGraphic;
    private final int ownWallpaper;
    private final int ownFont;
    private TextPainter painter;
    private String graphic = "";
    private boolean tiled;
    private int font;

    public WindowStyle(
            Assets assets, SystemState state, SystemData data, Fonts fonts, ExFont symbols) {
        this.assets = assets;
        this.state = state;
        this.fonts = fonts;
        this.symbols = symbols;
        ownGraphic = data.systemName();
        ownWallpaper = data.messageStretch();
        ownFont = data.fontId();
    }

    /** The text painter with the present font and skin. */
    public TextPainter text() {
        boolean changed = !state.systemGraphic.isEmpty();
        String wanted = changed ? state.systemGraphic : ownGraphic;
        boolean wantedTiled = (changed ? state.wallpaperTiled : ownWallpaper) == 1;
        int wantedFont = changed ? state.font : ownFont;
        if (painter == null
                || !wanted.equals(graphic)
                || wantedTiled != tiled
                || wantedFont != font) {
            graphic = wanted;
            tiled = wantedTiled;
            font = wantedFont;
            rebuild();
        }
        return painter;
    }

    /** The fonts behind the text painter. */
    public Fonts fonts() {
        return fonts;
    }

    /** Changes the symbols of texts. */
    public void useSymbols(ExFont newSymbols) {
        symbols = newSymbols;
        rebuild();
    }

    public WindowSkin skin() {
        return text().skin();
    }

    /** The symbols of texts. */
    public ExFont symbols() {
        return symbols;
    }

    /** The skin of a system graphic; of the one in use for an empty name. */
    public WindowSkin skin(String name, boolean wallpaperTiled) {
        text();
        String wanted = name.isEmpty() ? graphic : name;
        return wanted.isEmpty()
                ? WindowSkin.none()
                : WindowSkin.of(assets.image(AssetKind.SYSTEM, wanted), wallpaperTiled);
    }

    private void rebuild() {
        WindowSkin skin =
                graphic.isEmpty()
                        ? WindowSkin.none()
                        : WindowSkin.of(assets.image(AssetKind.SYSTEM, graphic), tiled);
        if (painter == null) {
            painter = new TextPainter(skin, fonts.font(font), symbols);
        } else {
            painter.use(skin, fonts.font(font), symbols);
        }
    }
}
