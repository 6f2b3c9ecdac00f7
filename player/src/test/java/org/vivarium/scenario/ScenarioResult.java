package org.vivarium.scenario;

/** How many pictures and state lines of a scenario were as recorded, and the first that weren't. */
record ScenarioResult(
        Scenario scenario,
        int picturesMatched,
        int pictures,
        int statesMatched,
        int states,
        int shift,
        String misses) {
    boolean matched() {
        return picturesMatched == pictures && statesMatched == states && misses.isEmpty();
    }

    String row() {
        return "%-32s %-16s pictures %3d/%-3d states %4d/%-4d shift %+d  %s"
                .formatted(
                        scenario.name(),
                        scenario.group(),
                        picturesMatched,
                        pictures,
                        statesMatched,
                        states,
                        shift,
                        misses);
    }
}
