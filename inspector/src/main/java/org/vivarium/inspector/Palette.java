package org.vivarium.inspector;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Properties;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.Domain;

/**
 * The colours canvases paint with, in a dark and a light set. A domain or a cell reason has one
 * colour in every chart.
 */
public final class Palette {
    /** The two sets of colours. */
    public enum Tone {
        DARK,
        LIGHT
    }

    private static final Palette DARK = new Palette(Tone.DARK);
    private static final Palette LIGHT = new Palette(Tone.LIGHT);
    private static final ObjectProperty<Palette> CURRENT = new SimpleObjectProperty<>(DARK);

    public final Color background;
    public final Color surface;
    public final Color raised;
    public final Color border;
    public final Color grid;
    public final Color text;
    public final Color muted;
    public final Color accent;
    public final Color good;
    public final Color warn;
    public final Color danger;

    /** Text that stands on a domain's colour. */
    public final Color onDomain;

    /** A bar of the frame strip that is nothing special. */
    public final Color bar;

    public final Color selection;
    private final Color[] domains = new Color[Domain.values().length];
    private final Color[] reasons = new Color[CellReason.count()];

    private Palette(Tone tone) {
        Properties colours = load(tone);
        background = color(colours, "background");
        surface = color(colours, "surface");
        raised = color(colours, "raised");
        border = color(colours, "border");
        grid = color(colours, "grid");
        text = color(colours, "text");
        muted = color(colours, "muted");
        accent = color(colours, "accent");
        good = color(colours, "good");
        warn = color(colours, "warn");
        danger = color(colours, "danger");
        onDomain = color(colours, "onDomain");
        bar = color(colours, "bar");
        selection = color(colours, "selection");
        for (Domain domain : Domain.values()) {
            domains[domain.ordinal()] = color(colours, "domain." + domain);
        }
        for (CellReason reason : CellReason.values()) {
            reasons[reason.ordinal()] = color(colours, "reason." + reason);
        }
    }

    private static Properties load(Tone tone) {
        var colours = new Properties();
        String name = "/themes/" + tone.name().toLowerCase(Locale.ROOT) + ".properties";
        try (InputStream in = Palette.class.getResourceAsStream(name)) {
            colours.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return colours;
    }

    private static Color color(Properties colours, String key) {
        return Color.web(colours.getProperty(key));
    }

    /**
     * Tells of each change of the theme for as long as a node lives, and doesn't keep it alive: a
     * panel that is closed is given up.
     */
    public static void follow(Node node, Consumer<Palette> changed) {
        ChangeListener<Palette> listener = (o, before, now) -> changed.accept(now);
        node.getProperties().put(listener, listener);
        CURRENT.addListener(new WeakChangeListener<>(listener));
    }

    public static Palette get() {
        return CURRENT.get();
    }

    public static void use(Tone tone) {
        CURRENT.set(tone == Tone.DARK ? DARK : LIGHT);
    }

    public Color of(Domain domain) {
        return domains[domain.ordinal()];
    }

    public Color of(CellReason reason) {
        return reasons[reason.ordinal()];
    }
}
