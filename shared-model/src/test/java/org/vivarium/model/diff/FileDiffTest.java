package org.vivarium.model.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.lcf.EventCodeBuilder;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.SharedFiles;
import org.vivarium.lcf.WorkedExamplesTest;
import org.vivarium.lcf.edit.EditSession;
import org.vivarium.lcf.edit.RowPath;
import org.vivarium.model.Address;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;

/** Differences are told row by row, field by field, command by command. */
class FileDiffTest {
    private static final RowPath EVENT = RowPath.ROOT.row(MapUnit.EVENTS, 0);

    @Test
    void aFileDoesNotDifferFromItself() throws LcfException {
        assertThat(diff(edit(), edit())).isEmpty();
    }

    @Test
    void changedFieldsAndRowsAreTold() throws LcfException {
        EditSession after = edit();
        after.set(EVENT, MapEvent.X, 5);
        after.set(EVENT.row(MapEvent.PAGES, 0), EventPage.TRIGGER, EventPage.Trigger.PARALLEL);
        after.copyRow(RowPath.ROOT, MapUnit.EVENTS, 0, 1, 9);

        assertThat(diff(edit(), after))
                .containsExactly(
                        "file:m/event:1/field:x: 1 -> 5",
                        "file:m/event:1/page:1/field:trigger: action -> parallel",
                        "file:m/event:9: added EV0001");
        assertThat(diff(after, edit())).contains("file:m/event:9: removed EV0001");
    }

    @Test
    void onlyTheCommandsThatDifferAreTold() throws LcfException {
        EditSession after = edit();
        after.set(
                EVENT.row(MapEvent.PAGES, 0),
                EventPage.EVENT_COMMANDS,
                new EventCodeBuilder()
                        .add(10110, 0, "Hi", SharedFiles.LATIN)
                        .add(11410, 0, "", SharedFiles.LATIN, 10)
                        .add(10210, 0, "", SharedFiles.LATIN, 0, 5, 5, 0));

        assertThat(diff(edit(), after))
                .singleElement()
                .asString()
                .startsWith("file:m/event:1/page:1/command:1: added Wait")
                .endsWith("(11410: 10)");
    }

    private static EditSession edit() throws LcfException {
        return new EditSession(
                LcfFile.of(WorkedExamplesTest.bytes(WorkedExamplesTest.MAP), "Map0001.lmu"));
    }

    private static List<String> diff(EditSession before, EditSession after) {
        List<String> found = new ArrayList<>();
        FileDiff.compare(
                before.file(), after.file(), Address.file("m"), d -> found.add(d.toString()));
        return found;
    }
}
