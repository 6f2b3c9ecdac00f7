package org.vivarium.engine.save.replay;

import org.vivarium.control.CommandTime;
import org.vivarium.control.GameRequest.Edit;

/** A value set by hand, and when: before a frame, or while an event stood still in one. */
public record TimedEdit(CommandTime time, Edit edit) {

    /** The same, with frames counted from another one. */
    public TimedEdit from(long frame) {
        return new TimedEdit(new CommandTime(time.frame() - frame, time.order()), edit);
    }
}
