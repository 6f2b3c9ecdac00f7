package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.EventState;
import org.vivarium.model.event.MoveRoute;

/** Spec map-scene 5.7. */
class EventPagesTest {
    private final MapFixture map = new MapFixture(8, 8);
    private final PageTable pages = new PageTable(1, 3);

    @BeforeEach
    void threePages() {
        pages.eventIds[0] = 7;
        pages.eventX[0] = 2;
        pages.eventY[0] = 2;
        pages.firstPage[1] = 3;
        for (int p = 0; p < 3; p++) {
            pages.charset[p] = "page" + (p + 1);
            pages.direction[p] = (byte) p;
            pages.pattern[p] = 1;
            pages.speed[p] = 3;
            pages.frequency[p] = 3;
            pages.route[p] = MoveRoute.EMPTY;
        }
        map.state.switches.reset(10);
        map.state.variables.reset(10, 999_999);
    }

    private EventState event() {
        return map.state.map.events.get(0);
    }

    private void condition(int page, int bit) {
        pages.conditions[page - 1] = (byte) bit;
    }

    @Test
    void theHighestPageWhoseConditionsHoldIsChosen() {
        condition(3, PageTable.SWITCH_A);
        pages.switchA[2] = 4;
        map.use(pages, false, false);
        assertThat(event().page).isEqualTo(2);

        map.state.switches.set(4, true);
        map.world.eventPages.refresh();

        assertThat(event().page).isEqualTo(3);
        assertThat(event().charset).isEqualTo("page3");
    }

    @Test
    void allConditionsOfAPageMustHold() {
        condition(3, PageTable.SWITCH_A | PageTable.SWITCH_B | PageTable.ITEM);
        pages.switchA[2] = 1;
        pages.switchB[2] = 2;
        pages.item[2] = 5;
        map.state.switches.set(1, true);
        map.state.switches.set(2, true);
        map.use(pages, false, false);
        assertThat(event().page).isEqualTo(2);

        map.state.party.itemIds[0] = 5;
        map.state.party.itemCounts[0] = 1;
        map.state.party.itemKinds = 1;
        map.world.eventPages.refresh();

        assertThat(event().page).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"4, false", "5, true", "6, true"})
    void in2000AVariableMustReachItsValue(int value, boolean holds) {
        condition(3, PageTable.VARIABLE);
        pages.variable[2] = 3;
        pages.variableValue[2] = 5;
        pages.comparison[2] = 4;
        map.state.variables.set(3, value);
        map.use(pages, false, false);

        assertThat(event().page == 3).isEqualTo(holds);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 5, true", "0, 6, false", "1, 5, true", "1, 4, false", "2, 5, true", "2, 6, false",
        "3, 6, true", "3, 5, false", "4, 4, true", "4, 5, false", "5, 4, true", "5, 5, false",
        "9, 0, true"
    })
    void in2003AVariableIsCompared(int operator, int value, boolean holds) {
        map.is2003 = true;
        condition(3, PageTable.VARIABLE);
        pages.variable[2] = 3;
        pages.variableValue[2] = 5;
        pages.comparison[2] = (byte) operator;
        map.state.variables.set(3, value);
        map.use(pages, false, false);

        assertThat(event().page == 3).isEqualTo(holds);
    }

    @Test
    void aTimerConditionHoldsWhenSoFewSecondsAreLeft() {
        condition(3, PageTable.TIMER_1);
        pages.timer1[2] = 10;
        map.state.party.timer1.frames = 11 * 60;
        map.use(pages, false, false);
        assertThat(event().page).isEqualTo(2);

        map.state.party.timer1.frames = 11 * 60 - 1;
        map.world.eventPages.refresh();

        assertThat(event().page).isEqualTo(3);
    }

    @Test
    void anActorConditionAsksForTheParty() {
        condition(3, PageTable.ACTOR);
        pages.actor[2] = 1;
        map.use(pages, false, false);
        assertThat(event().page).isEqualTo(2);

        map.addActor(10);
        map.world.eventPages.refresh();

        assertThat(event().page).isEqualTo(3);
    }

    @Test
    void withoutAPageAnEventKeepsPlaceAndGraphicAndIsWalkedThrough() {
        for (int p = 1; p <= 3; p++) {
            condition(p, PageTable.SWITCH_A);
            pages.switchA[p - 1] = 1;
        }
        map.state.switches.set(1, true);
        map.use(pages, false, false);
        event().pendingStart = true;
        event().paused = true;

        map.state.switches.set(1, false);
        map.world.eventPages.refresh();

        assertThat(event().page).isZero();
        assertThat(event().through).isTrue();
        assertThat(event().paused).isFalse();
        assertThat(event().pendingStart).isFalse();
        assertThat(event().charset).isEqualTo("page3");
    }

    @Test
    void theSamePageChosenAgainChangesNothing() {
        map.use(pages, false, false);
        event().facing = Directions.UP;
        event().speed = 6;
        event().paused = true;

        map.world.eventPages.refresh();

        assertThat(event().facing).isEqualTo(Directions.UP);
        assertThat(event().speed).isEqualTo(6);
        assertThat(event().paused).isTrue();
    }

    @Test
    void aMovingEventKeepsItsFacingAndItsStepOnAPageChange() {
        condition(3, PageTable.SWITCH_A);
        pages.switchA[2] = 1;
        map.use(pages, false, false);
        event().facing = Directions.LEFT;
        event().remaining = 128;

        map.state.switches.set(1, true);
        map.world.eventPages.refresh();

        assertThat(event().page).isEqualTo(3);
        assertThat(event().facing).isEqualTo(Directions.LEFT);
        assertThat(event().remaining).isEqualTo(128);
    }

    @Test
    void aForcedRouteAndItsThroughOutlastAPageChange() {
        condition(3, PageTable.SWITCH_A);
        pages.switchA[2] = 1;
        map.use(pages, false, false);
        map.force(event(), 5, 36, 23);
        map.run(1);

        map.state.switches.set(1, true);
        map.world.eventPages.refresh();

        assertThat(event().route.overwritten).isTrue();
        assertThat(event().through).isTrue();
        assertThat(event().frequency).isEqualTo(3);
    }

    @Test
    void theRoutesPlaceIsKeptOnlyForEqualCodes() {
        condition(3, PageTable.SWITCH_A);
        pages.switchA[2] = 1;
        pages.route[1] = MoveRoute.decode(MapFixture.bytes(32, 1, 2), 0, 3);
        pages.route[2] = MoveRoute.decode(MapFixture.bytes(32, 9, 2), 0, 3);
        map.use(pages, false, false);
        event().pageRouteIndex = 1;
        map.state.switches.set(1, true);
        map.world.eventPages.refresh();
        assertThat(event().pageRouteIndex).isEqualTo(1);

        pages.route[1] = MoveRoute.decode(MapFixture.bytes(1, 2), 0, 2);
        map.state.switches.set(1, false);
        map.world.eventPages.refresh();
        assertThat(event().pageRouteIndex).isZero();
    }

    @Test
    void aFixedGraphicShowsThePagesPatternAndLocksItsFacing() {
        pages.animType[2] = 4;
        pages.pattern[2] = 2;
        pages.direction[2] = Directions.LEFT;
        map.use(pages, false, false);

        assertThat(event().animFrame).isEqualTo(2);
        assertThat(event().lockFacing).isTrue();
        assertThat(event().facing).isEqualTo(Directions.LEFT);
    }

    @Test
    void theFirstPauseFollowsTheMoveType() {
        pages.moveType[2] = PageTable.CUSTOM;
        map.use(pages, false, false);
        assertThat(event().maxStopCount).isEqualTo(32);

        pages.moveType[2] = 2;
        event().page = 0;
        map.world.eventPages.refresh();
        assertThat(event().maxStopCount).isEqualTo(64);

        pages.moveType[2] = PageTable.RANDOM;
        event().page = 0;
        map.world.eventPages.refresh();
        assertThat(event().maxStopCount).isIn(64 * 3 / 5, 64 * 4 / 5, 64, 64 * 6 / 5);
    }
}
