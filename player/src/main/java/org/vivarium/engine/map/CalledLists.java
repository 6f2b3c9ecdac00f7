package org.vivarium.engine.map;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.model.event.CommandList;

/** Which other lists a list calls by fixed numbers (spec interpreter 4.7). */
final class CalledLists {
    private static final int CALL = 12330;
    private static final int COMMON_EVENT = 0;
    private static final int PAGE = 1;
    private static final int THIS_EVENT = 10005;

    private CalledLists() {}

    /**
     * @param caller where the list stands; a page's own event and map are meant by it
     */
    static List<ProgramRef> of(ProgramRef caller, CommandList list) {
        List<ProgramRef> called = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            if (list.code(i) != CALL) {
                continue;
            }
            int number = list.parameter(i, 1);
            if (list.parameter(i, 0) == COMMON_EVENT) {
                called.add(ProgramRef.commonEvent(number));
            } else if (list.parameter(i, 0) == PAGE && caller.kind() == ProgramRef.Kind.MAP_PAGE) {
                int event = number == THIS_EVENT ? caller.b() : number;
                called.add(ProgramRef.mapPage(caller.a(), event, list.parameter(i, 2)));
            }
        }
        return called;
    }
}
