package org.vivarium.engine.save.replay;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.control.CommandTime;
import org.vivarium.control.GameRequest.Edit;
import org.vivarium.engine.Engine;
import org.vivarium.engine.watch.GameEdits;

/**
 * Values set by hand, in the order of their moments. They belong to their frames as its buttons do:
 * a frame that is run again sees them again.
 */
public final class EditTrack {
    private final List<TimedEdit> edits = new ArrayList<>();

    /** Keeps an edit; one of the same moment comes after those there are. */
    public void add(CommandTime time, Edit edit) {
        int at = edits.size();
        while (at > 0 && edits.get(at - 1).time().compareTo(time) > 0) {
            at--;
        }
        edits.add(at, new TimedEdit(time, edit));
    }

    public void addAll(List<TimedEdit> more) {
        more.forEach(edit -> add(edit.time(), edit.edit()));
    }

    public boolean isEmpty() {
        return edits.isEmpty();
    }

    /**
     * Makes the edits before a frame.
     *
     * @param frame about to run
     * @return those to be made in its middle
     */
    public List<TimedEdit> begin(Engine engine, long frame) {
        if (edits.isEmpty()) {
            return List.of();
        }
        List<TimedEdit> later = List.of();
        for (TimedEdit edit : edits) {
            if (edit.time().frame() != frame) {
                continue;
            }
            if (edit.time().order() == CommandTime.FRAME_START) {
                GameEdits.apply(engine, edit.edit());
            } else {
                later = later.isEmpty() ? new ArrayList<>() : later;
                later.add(edit);
            }
        }
        return later;
    }

    /** Forgets what comes after the moment before a frame. */
    public void forgetAfter(long frame) {
        CommandTime last = new CommandTime(frame, CommandTime.FRAME_START);
        edits.removeIf(edit -> edit.time().compareTo(last) > 0);
    }

    /** Those from a frame on up to another, with frames counted from the first. */
    public List<TimedEdit> between(long first, long end) {
        return edits.stream()
                .filter(edit -> edit.time().frame() >= first && edit.time().frame() < end)
                .map(edit -> edit.from(first))
                .toList();
    }
}
