package org.vivarium.app.build.sound;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Everything the sample game lets hear, by folder and file name. */
public final class Sounds {
    private static final int FLUTE = 73;
    private static final int HARP = 46;
    private static final int STRINGS = 48;
    private static final int BASS = 32;
    private static final int TRUMPET = 56;
    private static final Map<String, Supplier<byte[]>> FILES = new LinkedHashMap<>();

    static {
        FILES.put(
                "Sound/Cursor.wav",
                () -> new Wave(0.07).tone(0, 0.07, 880, 990, 0.35, 0.3).toWav());
        FILES.put(
                "Sound/Decision.wav",
                () ->
                        new Wave(0.2)
                                .tone(0, 0.1, 660, 660, 0.35, 0.3)
                                .tone(0.06, 0.14, 990, 990, 0.35, 0.3)
                                .toWav());
        FILES.put(
                "Sound/Cancel.wav", () -> new Wave(0.16).tone(0, 0.16, 520, 300, 0.4, 0.3).toWav());
        FILES.put(
                "Sound/Buzzer.wav", () -> new Wave(0.22).tone(0, 0.22, 140, 120, 0.4, 0.9).toWav());
        FILES.put(
                "Sound/Door.wav",
                () ->
                        new Wave(0.35)
                                .hiss(0, 0.2, 0.5, 0.9)
                                .tone(0.1, 0.2, 190, 120, 0.4, 0.2)
                                .toWav());
        FILES.put(
                "Sound/Chest.wav",
                () ->
                        new Wave(0.7)
                                .hiss(0, 0.15, 0.4, 0.85)
                                .tone(0.1, 0.2, 784, 784, 0.3, 0.2)
                                .tone(0.2, 0.2, 988, 988, 0.3, 0.2)
                                .tone(0.3, 0.4, 1318, 1318, 0.35, 0.2)
                                .toWav());
        FILES.put(
                "Sound/Battle.wav",
                () ->
                        new Wave(0.6)
                                .tone(0, 0.6, 200, 900, 0.4, 0.5)
                                .hiss(0.1, 0.5, 0.35, 0.5)
                                .toWav());
        FILES.put(
                "Sound/Escape.wav",
                () ->
                        new Wave(0.4)
                                .hiss(0, 0.12, 0.4, 0.7)
                                .hiss(0.14, 0.12, 0.35, 0.7)
                                .hiss(0.28, 0.12, 0.3, 0.7)
                                .toWav());
        FILES.put(
                "Sound/Slash.wav",
                () ->
                        new Wave(0.3)
                                .hiss(0, 0.22, 0.7, 0.2)
                                .tone(0.08, 0.2, 700, 150, 0.3, 0.4)
                                .toWav());
        FILES.put(
                "Sound/Hit.wav",
                () ->
                        new Wave(0.25)
                                .hiss(0, 0.2, 0.8, 0.75)
                                .tone(0, 0.16, 180, 70, 0.5, 0.3)
                                .toWav());
        FILES.put("Sound/Miss.wav", () -> new Wave(0.2).hiss(0, 0.2, 0.35, 0.3).toWav());
        FILES.put(
                "Sound/Fall.wav",
                () ->
                        new Wave(0.6)
                                .tone(0, 0.6, 420, 60, 0.4, 0.5)
                                .hiss(0.1, 0.4, 0.3, 0.6)
                                .toWav());
        FILES.put(
                "Sound/Heal.wav",
                () ->
                        new Wave(0.8)
                                .tone(0, 0.4, 660, 680, 0.25, 0)
                                .tone(0.12, 0.4, 880, 900, 0.25, 0)
                                .tone(0.24, 0.5, 1320, 1340, 0.25, 0)
                                .toWav());
        FILES.put(
                "Sound/Hen.wav",
                () ->
                        new Wave(0.3)
                                .tone(0, 0.08, 700, 900, 0.3, 0.6)
                                .tone(0.12, 0.16, 900, 620, 0.35, 0.6)
                                .toWav());
        FILES.put("Music/Village.mid", Sounds::village);
        FILES.put("Music/Field.mid", Sounds::field);
        FILES.put("Music/Title.mid", Sounds::title);
        FILES.put("Music/Battle.mid", Sounds::battle);
        FILES.put("Music/Victory.mid", Sounds::victory);
        FILES.put("Music/Night.mid", Sounds::night);
    }

    private Sounds() {}

    /** Files by folder and name, extension included. */
    public static Map<String, Supplier<byte[]>> files() {
        return FILES;
    }

    private static byte[] village() {
        String melody =
                "G4:1 A4:1 B4:2 D5:2 B4:1 A4:1 G4:2 E4:2 D4:1 E4:1 G4:2 A4:2 B4:1 G4:1 A4:4 G4:1"
                        + " A4:1 B4:2 D5:2 E5:1 D5:1 B4:2 G4:2 A4:1 B4:1 C5:1 B4:1 A4:1 F#4:1 G4:4 -:2";
        String harp =
                "G3+B3:2 D4:2 G3+B3:2 D4:2 C3+E3:2 G3:2 C3+E3:2 G3:2 G3+B3:2 D4:2 E3+G3:2 B3:2"
                        + " D3+F#3:2 A3:2 D3+F#3:2 A3:2 G3+B3:2 D4:2 E3+G3:2 B3:2 C3+E3:2 G3:2 D3+F#3:2"
                        + " A3:2 G3+B3:2 D4:2 G3:2";
        return new Tune(104)
                .voice(FLUTE, 92, melody)
                .voice(HARP, 80, harp)
                .voice(BASS, 78, "G2:4 G2:4 C2:4 C2:4 G2:4 E2:4 D2:4 D2:4 G2:4 E2:4 C2:4 D2:4 G2:6")
                .toMidi();
    }

    private static byte[] field() {
        String melody =
                "D4:2 G4:2 A4:2 B4:3 A4:1 G4:2 E4:2 G4:2 A4:2 D5:4 -:2 D5:2 C5:2 B4:2 A4:3 B4:1"
                        + " G4:2 E4:2 F#4:2 A4:2 G4:4 -:2";
        return new Tune(126)
                .voice(TRUMPET, 70, melody)
                .voice(
                        STRINGS,
                        74,
                        "G3+B3+D4:6 G3+B3+D4:6 C3+E3+G3:6 D3+F#3+A3:6 G3+B3+D4:6 D3+F#3+A3:6"
                                + " C3+E3+G3:6 G3+B3+D4:6")
                .voice(
                        BASS,
                        84,
                        "G2:3 D2:3 G2:3 D2:3 C2:3 G2:3 D2:3 A2:3 G2:3 D2:3 D2:3 A2:3 C2:3 G2:3"
                                + " G2:6")
                .toMidi();
    }

    private static byte[] title() {
        return new Tune(72)
                .voice(
                        HARP,
                        84,
                        "G3 D4 G4 B4 G4 D4 - - E3 B3 E4 G4 E4 B3 - - C3 G3 C4 E4 C4 G3 - - D3 A3 D4"
                                + " F#4 D4 A3 - -")
                .voice(STRINGS, 70, "B4:6 A4:2 G4:8 E4:6 G4:2 A4:8")
                .toMidi();
    }

    private static byte[] battle() {
        return new Tune(152)
                .voice(
                        TRUMPET,
                        78,
                        "E4:1 E4:1 G4:1 E4:1 A4:2 G4:2 E4:1 E4:1 G4:1 B4:1 A4:4 E4:1 E4:1 G4:1 E4:1"
                                + " C5:2 B4:2 A4:1 G4:1 F#4:1 D4:1 E4:4")
                .voice(
                        STRINGS,
                        76,
                        "E3+G3:2 E3+G3:2 A3+C4:2 A3+C4:2 E3+G3:2 E3+G3:2 D3+F#3:2 D3+F#3:2 E3+G3:2"
                                + " E3+G3:2 A3+C4:2 A3+C4:2 D3+F#3:2 D3+F#3:2 E3+G3:4")
                .voice(
                        BASS,
                        90,
                        "E2 E2 E2 E2 A2 A2 A2 A2 E2 E2 E2 E2 D2 D2 D2 D2 E2 E2 E2 E2 A2 A2 A2 A2 D2"
                                + " D2 D2 D2 E2:4")
                .toMidi();
    }

    private static byte[] victory() {
        return new Tune(132)
                .voice(TRUMPET, 84, "G4:1 G4:1 G4:1 C5:3 G4:1 C5:1 E5:6")
                .voice(STRINGS, 76, "C3+E3+G3:3 C3+E3+G3:3 F3+A3+C4:2 C3+E3+G3:6")
                .toMidi();
    }

    private static byte[] night() {
        return new Tune(66)
                .voice(HARP, 84, "C5:2 G4:2 E4:2 G4:2 A4:2 F4:2 G4:4")
                .voice(STRINGS, 64, "C3+E3+G3:8 F3+A3+C4:4 C3+E3+G3:4")
                .toMidi();
    }
}
