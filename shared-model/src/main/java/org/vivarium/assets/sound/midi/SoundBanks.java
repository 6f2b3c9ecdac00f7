package org.vivarium.assets.sound.midi;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Soundbank;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the instruments for MIDI: a font of the game's, the one chosen in the settings, one
 * installed on the system, else the JDK's built-in bank (spec assets-and-audio 8.5). Read once,
 * then shared.
 *
 * <p>The built-in bank takes the JDK two seconds to compute and comes out a little different each
 * time, so it is kept as a file; from then on every run hears the same.
 */
public final class SoundBanks {

    private static final Logger LOG = LoggerFactory.getLogger(SoundBanks.class);
    private static final String GAME_FONT = "easyrpg.soundfont";
    private static final String BUILT_IN = "built-in-bank.sf2";
    private static final List<Path> SYSTEM_FOLDERS =
            List.of(
                    Path.of("/usr/share/sounds/sf2"),
                    Path.of("/usr/share/soundfonts"),
                    Path.of("/usr/local/share/soundfonts"),
                    Path.of("/Library/Audio/Sounds/Banks"));

    private final List<Path> candidates;
    private final Path cacheFolder;
    private Soundbank bank;
    private String source = "";

    /**
     * @param candidates fonts to try in order; those that don't exist or can't be read are passed
     *     over
     * @param cacheFolder where the computed built-in bank is kept
     */
    public SoundBanks(List<Path> candidates, Path cacheFolder) {
        this.candidates = List.copyOf(candidates);
        this.cacheFolder = cacheFolder;
    }

    /**
     * The usual search: the game's font, the chosen one, the system's.
     *
     * @param chosen from the settings
     */
    public static SoundBanks usual(Path gameFolder, Optional<Path> chosen, Path cacheFolder) {
        Stream<Path> first =
                Stream.concat(Stream.of(gameFolder.resolve(GAME_FONT)), chosen.stream());
        return new SoundBanks(Stream.concat(first, systemFonts().stream()).toList(), cacheFolder);
    }

    /** The JDK's bank alone: what tests hear. */
    public static SoundBanks builtIn(Path cacheFolder) {
        return new SoundBanks(List.of(), cacheFolder);
    }

    /** The user's folder for things that can be computed again. */
    public static Path userCache() {
        String folder = System.getenv("XDG_CACHE_HOME");
        Path base =
                folder == null || folder.isEmpty()
                        ? Path.of(System.getProperty("user.home"), ".cache")
                        : Path.of(folder);
        return base.resolve("vivarium");
    }

    private static List<Path> systemFonts() {
        return SYSTEM_FOLDERS.stream()
                .filter(Files::isDirectory)
                .flatMap(SoundBanks::fonts)
                .toList();
    }

    private static Stream<Path> fonts(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(
                            file ->
                                    file.toString()
                                            .toLowerCase(Locale.ROOT)
                                            .matches(".*\\.(sf2|dls)"))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    /**
     * The instruments to play with. The first call reads or computes them, which takes up to a few
     * seconds: never call it on the engine's thread.
     *
     * @throws IOException when not even the built-in bank is to be had
     */
    public synchronized Soundbank bank() throws IOException {
        if (bank == null) {
            bank = load();
        }
        return bank;
    }

    /** Where the instruments came from, empty before they were needed. */
    public synchronized String source() {
        return source;
    }

    private Soundbank load() throws IOException {
        for (Path font : candidates) {
            if (!Files.isRegularFile(font)) {
                continue;
            }
            try {
                Soundbank read = MidiSystem.getSoundbank(font.toFile());
                source = font.toString();
                return read;
            } catch (InvalidMidiDataException | IOException | RuntimeException e) {
                LOG.warn("sound font {} cannot be read: {}", font, e.getMessage());
            }
        }
        source = "built-in";
        return builtInBank();
    }

    private Soundbank builtInBank() throws IOException {
        Path kept = cacheFolder.resolve(BUILT_IN);
        try {
            if (!Files.isRegularFile(kept)) {
                compute(kept);
            }
            return MidiSystem.getSoundbank(kept.toFile());
        } catch (ReflectiveOperationException | InvalidMidiDataException e) {
            throw new IOException("the JDK's built-in sound bank cannot be had: " + e, e);
        }
    }

    private void compute(Path target) throws IOException, ReflectiveOperationException {
        Files.createDirectories(cacheFolder);
        Path partial = Files.createTempFile(cacheFolder, "bank", ".sf2");
        Object computed =
                Class.forName("com.sun.media.sound.EmergencySoundbank")
                        .getMethod("createSoundbank")
                        .invoke(null);
        computed.getClass().getMethod("save", File.class).invoke(computed, partial.toFile());
        Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE);
    }
}
