package org.vivarium.inspector.watch;

import java.util.Locale;
import org.vivarium.control.CommandTime;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.CommandPlaces;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/**
 * One write as it is shown.
 *
 * @param place of the command; null when no event of the files wrote it
 * @param ahead it was gone back over and will come again
 */
record WriteLine(
        CommandTime time,
        String when,
        Watchable value,
        String name,
        String change,
        String writer,
        String command,
        Address place,
        boolean byEvent,
        boolean ahead) {
    private static final double FRAMES_A_SECOND = 60;

    static WriteLine of(
            WriteSnapshot log,
            int n,
            WatchNames names,
            CommandPlaces places,
            PanelContext context) {
        Watchable.Kind kind = Watchable.Kind.at(log.kind[n]);
        Watchable value = new Watchable(kind, log.id[n]);
        int source = log.writerSource[n];
        Address place =
                CommandPlaces.of(
                        context,
                        source,
                        log.writerA[n],
                        log.writerB[n],
                        log.writerC[n],
                        log.writerLine[n]);
        String change =
                WatchNames.shown(kind, log.before[n], log.textBefore[n])
                        + " → "
                        + WatchNames.shown(kind, log.after[n], log.textAfter[n]);
        boolean event = source >= 0;
        return new WriteLine(
                new CommandTime(log.frame[n], event ? log.order[n] : CommandTime.FRAME_START),
                when(log.frame[n]),
                value,
                names.whole(value),
                change,
                place != null
                        ? places.owner(place)
                        : other(source, log.writerLine[n], log.scene[n]),
                place != null ? places.command(place) : "",
                place,
                event,
                log.frame[n] >= log.now);
    }

    private static String other(int source, int line, String scene) {
        return switch (source) {
            case WriteSnapshot.BY_HAND -> Texts.of("watch.byHand");
            case WriteSnapshot.NO_EVENT -> Texts.of("watch.noEvent", scene);
            default -> Texts.of("watch.inline", Integer.toString(line + 1));
        };
    }

    /** Minutes, seconds and hundredths since the game was opened, and the frame. */
    private static String when(long frame) {
        double seconds = frame / FRAMES_A_SECOND;
        return String.format(
                Locale.ROOT, "%d:%05.2f  #%d", (int) seconds / 60, seconds % 60, frame);
    }

    /** Whether every word is found somewhere in the line. */
    boolean has(String[] words) {
        String all = String.join(" ", name, change, writer, command, when).toLowerCase(Locale.ROOT);
        for (String word : words) {
            if (!all.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
