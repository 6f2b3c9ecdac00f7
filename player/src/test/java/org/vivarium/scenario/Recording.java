package org.vivarium.scenario;

import java.util.HashMap;
import java.util.Map;

/** What a run left: pictures and state lines by frame. */
record Recording(Map<Integer, int[]> pictures, Map<Integer, String> states, String fault) {
    static Recording empty() {
        return new Recording(new HashMap<>(), new HashMap<>(), "");
    }

    Recording failed(Throwable fault) {
        return new Recording(pictures, states, fault.toString());
    }
}
