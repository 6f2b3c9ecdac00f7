package org.vivarium.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.scene.Scene;
import org.vivarium.app.user.Settings;
import org.vivarium.inspector.Palette;

/** Dark or light: style sheets and the colours of canvases change together. */
final class Theme {
    private final Settings settings;
    private boolean dark;

    Theme(Settings settings) {
        this.settings = settings;
        use(settings.darkTheme());
    }

    boolean dark() {
        return dark;
    }

    void toggle() {
        use(!dark);
        settings.setDarkTheme(dark);
    }

    private void use(boolean wanted) {
        dark = wanted;
        Palette.use(dark ? Palette.Tone.DARK : Palette.Tone.LIGHT);
        Application.setUserAgentStylesheet(
                dark
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet());
    }

    static void style(Scene scene) {
        scene.getStylesheets()
                .addAll(
                        sheet("bridge.css"),
                        sheet("dock.css"),
                        sheet("vivarium.css"),
                        sheet("inspect.css"),
                        sheet("tables.css"));
    }

    private static String sheet(String name) {
        return Theme.class.getResource("/themes/" + name).toExternalForm();
    }
}
