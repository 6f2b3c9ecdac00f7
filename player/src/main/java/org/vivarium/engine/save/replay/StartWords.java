package org.vivarium.engine.save.replay;

import java.util.Optional;
import org.vivarium.engine.StartPlace;

/** Where a run begins, in the words of a recording. */
public final class StartWords {
    private StartWords() {}

    public static String of(StartPlace place) {
        return switch (place) {
            case StartPlace.Title() -> "title";
            case StartPlace.HiddenTitle() -> "hidden-title";
            case StartPlace.NewGame() -> "new-game";
            case StartPlace.OnMap(int map, int x, int y) -> "map " + map + " " + x + "," + y;
            case StartPlace.Load(int slot) -> "load " + slot;
            case StartPlace.Battle(int troop) -> "battle " + troop;
        };
    }

    /** The start these words name; empty when they name none. */
    static Optional<StartPlace> parse(String words) {
        String[] parts = words.split("[ ,]");
        try {
            return Optional.ofNullable(
                    switch (parts[0]) {
                        case "title" -> new StartPlace.Title();
                        case "hidden-title" -> new StartPlace.HiddenTitle();
                        case "new-game" -> new StartPlace.NewGame();
                        case "load" -> new StartPlace.Load(number(parts, 1));
                        case "battle" -> new StartPlace.Battle(number(parts, 1));
                        case "map" ->
                                new StartPlace.OnMap(
                                        number(parts, 1), number(parts, 2), number(parts, 3));
                        default -> null;
                    });
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static int number(String[] parts, int index) {
        return Integer.parseInt(parts[index]);
    }
}
