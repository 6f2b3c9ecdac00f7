package org.vivarium.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.game.OpenOptions;
import picocli.CommandLine.Option;

/** How a game's files are found and read. */
public final class GameOptions {
    @Option(
            names = "--rtp",
            paramLabel = "DIR",
            description = "A folder of runtime package files; may be given several times.")
    private List<Path> rtp = new ArrayList<>();

    @Option(names = "--no-rtp", description = "Use no runtime package at all.")
    private boolean noRtp;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "The game's text encoding: a charset name or a code page.")
    private String encoding;

    @Option(
            names = "--engine",
            paramLabel = "2000|2003",
            converter = EngineEdition.Converter.class,
            description = "Play as this runtime whatever the files say.")
    private EngineEdition engine;

    @Option(
            names = "--font",
            paramLabel = "FILE",
            converter = FileName.class,
            description = "A font (BDF, TTF, OTF) instead of the built-in glyphs.")
    private Path font;

    @Option(
            names = "--save-dir",
            paramLabel = "DIR",
            converter = SaveDirectory.class,
            description = "Where saves go; the game's folder when absent.")
    private Path saveDir;

    public List<Path> rtp() {
        return rtp;
    }

    public boolean noRtp() {
        return noRtp;
    }

    /** Charset name or code page; null to detect it. */
    public String encoding() {
        return encoding;
    }

    /** The forced runtime; null to detect it. */
    public EngineEdition engine() {
        return engine;
    }

    public Path font() {
        return font;
    }

    public Path saveDir() {
        return saveDir;
    }

    /** What these options mean to whoever opens the game. */
    public OpenOptions toOpenOptions(boolean testPlay) {
        OpenOptions options =
                OpenOptions.defaults()
                        .withRtp(rtp)
                        .withEncoding(encoding == null ? "" : encoding)
                        .withEngine(engine == null ? "" : engine.toString())
                        .withTestPlay(testPlay);
        return noRtp ? options.withoutRtp() : options;
    }
}
