package org.vivarium.inspector.code;

import org.vivarium.inspector.PanelContext;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;

/**
 * A list of an interpreter that stands still, and where it stands.
 *
 * @param place the command; null for a list that is in no file
 * @param code the bytes of such a list
 */
record StackLine(Address place, byte[] code, int line) {

    static StackLine of(PanelContext context, DebuggerSnapshot stop, int n) {
        return new StackLine(
                RunningLines.place(
                        context,
                        stop.frameSource[n],
                        stop.frameA[n],
                        stop.frameB[n],
                        stop.frameC[n],
                        stop.frameLine[n]),
                stop.frameCode[n],
                stop.frameLine[n]);
    }

    boolean isInline() {
        return place == null;
    }
}
