package org.vivarium.model.refs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.LcfException;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapUnit;
import org.vivarium.testing.SharedData;

/** Who uses a switch, an item, a picture in a real game. */
class ReferenceFinderTest {

    @Test
    void aConditionAMessageAndACommandAreUses() throws GameOpenException {
        List<Address> variables = find("variable:4");

        assertThat(variables).isNotEmpty().allMatch(at -> at.nameOf(Level.GAME).length() > 0);
        assertThat(variables)
                .anyMatch(at -> at.find(Level.COMMAND) != null && at.find(Level.MAP) != null);
    }

    @Test
    void aPageConditionThatIsOffIsNoUse() throws GameOpenException, LcfException {
        GameFolder game = GameFolder.open(SharedData.game("testgame-2000"));
        for (Address at : find("switch:1")) {
            if (at.find(Level.MAP) != null && at.nameOf(Level.FIELD).equals("switch_a_id")) {
                MapUnit map = MapUnit.of(game.map(at.numberOf(Level.MAP, 0)));
                EventPage page =
                        map.events()
                                .byId(at.numberOf(Level.EVENT, 0))
                                .pages()
                                .byId(at.numberOf(Level.PAGE, 0));
                assertThat(page.condition().switchA()).as(at.toString()).isTrue();
            }
        }
    }

    @Test
    void aSkillIsUsedByTheActorsThatLearnIt() throws GameOpenException {
        assertThat(find("skill:1"))
                .anyMatch(
                        at ->
                                at.toString()
                                        .contains(
                                                "table:actors/row:1/table:skills/row:1/field:skill_id"));
    }

    @Test
    void filesAreFoundByNameWhateverTheCase() throws GameOpenException {
        assertThat(find("charset:chara1"))
                .anyMatch(at -> at.nameOf(Level.FIELD).equals("character_name"));
    }

    @Test
    void aCancelledSearchEnds() throws GameOpenException {
        List<Address> found = new ArrayList<>();
        new ReferenceFinder(GameFolder.open(SharedData.game("testgame-2000")))
                .find(Sought.parse("switch:1").orElseThrow(), found::add, reason -> {}, () -> true);

        assertThat(found).isEmpty();
    }

    @Test
    void whatIsSoughtIsWrittenAsWordAndIdOrName() {
        assertThat(Sought.parse("switch:40")).get().hasToString("switch:40");
        assertThat(Sought.parse("common-event:3")).get().hasToString("common-event:3");
        assertThat(Sought.parse("picture:Title 1")).get().hasToString("picture:Title 1");
        assertThat(Sought.parse("chipset:2").orElseThrow().id()).isEqualTo(2);
        assertThat(Sought.parse("chipset:World").orElseThrow().name()).isEqualTo("World");
        assertThat(Sought.parse("switch:x")).isEmpty();
        assertThat(Sought.parse("nothing")).isEmpty();
    }

    private static List<Address> find(String sought) throws GameOpenException {
        List<Address> found = new ArrayList<>();
        new ReferenceFinder(GameFolder.open(SharedData.game("testgame-2000")))
                .find(Sought.parse(sought).orElseThrow(), found::add, reason -> {}, () -> false);
        return found;
    }
}
