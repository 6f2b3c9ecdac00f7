package org.vivarium.inspector;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.vivarium.control.EngineLink;
import org.vivarium.control.Request;
import org.vivarium.inspector.edit.Document;

/** What all panels of one window share: the running engine, the open game, the chosen frames. */
public final class PanelContext {
    private final ObjectProperty<EngineLink> engine = new SimpleObjectProperty<>();
    private final ObjectProperty<GameFiles> game = new SimpleObjectProperty<>();
    private final FrameSelection selection = new FrameSelection();
    private final ObjectProperty<Document> differences = new SimpleObjectProperty<>();
    private final Navigator navigator = new Navigator();
    private final Searches searches = new Searches();
    private final Breakpoints breakpoints;
    private final Watches watches;
    private final Notifier notifier;
    private final ViewMemory memory;
    private final SoundPreview sounds;

    public PanelContext(Notifier notifier) {
        this(notifier, ViewMemory.forgetful(), SoundPreview.SILENT);
    }

    /**
     * @param memory keeps what the user chose in views
     * @param sounds plays sounds that are looked at
     */
    public PanelContext(Notifier notifier, ViewMemory memory, SoundPreview sounds) {
        this.notifier = notifier;
        this.memory = memory;
        this.sounds = sounds;
        breakpoints = new Breakpoints(this::ask, memory);
        watches = new Watches(this::ask, memory);
        game.addListener(
                (o, before, now) -> {
                    breakpoints.open(now);
                    watches.open(now);
                });
        engine.addListener(
                (o, before, now) -> {
                    breakpoints.tell();
                    watches.tell();
                });
    }

    /** The engine that runs; null while no game is open. */
    public ObjectProperty<EngineLink> engine() {
        return engine;
    }

    /** The files of the open game; null while none is open. */
    public ObjectProperty<GameFiles> game() {
        return game;
    }

    /** The frames chosen in one panel, for all of them. */
    public FrameSelection selection() {
        return selection;
    }

    /** The place in the game's files that is looked at. */
    public Navigator navigator() {
        return navigator;
    }

    /** Where events of the running game stop. */
    public Breakpoints breakpoints() {
        return breakpoints;
    }

    /** Values of the running game that are watched. */
    public Watches watches() {
        return watches;
    }

    /** What is looked for in the game's files. */
    public Searches searches() {
        return searches;
    }

    /** The file whose edits are compared with what is on the disk. */
    public ObjectProperty<Document> differences() {
        return differences;
    }

    public Notifier notifier() {
        return notifier;
    }

    /** What the user chose in views before: columns, code pages. */
    public ViewMemory memory() {
        return memory;
    }

    /** Plays sounds that are looked at; the game isn't disturbed. */
    public SoundPreview sounds() {
        return sounds;
    }

    /** Sends a request; a refusal is told to the user. */
    public void ask(Request request) {
        EngineLink link = engine.get();
        if (link != null && !link.control().offer(request)) {
            notifier.warn(Texts.of("control.full"));
        }
    }
}
