package org.vivarium.engine.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** The item screen at the keyboard: what is refused, what is used up, who is healed. */
class UsingItemsTest {
    private static final int POTION = 1;
    private static final int SHELTER = 8;
    private static final int SWITCHER = 81;

    @TempDir Path saves;

    private Engine engine;
    private Driver driver;
    private int held;

    @BeforeEach
    void open() throws Exception {
        engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.rtp(),
                        saves,
                        false,
                        new StartPlace.OnMap(30, 61, 86),
                        1);
        driver = new Driver(engine, frame -> held);
        driver.run(60);
        for (int member = 0; member < 3; member++) {
            engine.state.party.members[member] = member + 1;
        }
        engine.state.party.size = 3;
    }

    private void openItems(int item, int count) {
        if (item > 0) {
            engine.party.bag.add(item, count);
        }
        engine.scenes.push(SceneKind.ITEM);
        driver.run(30);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.ITEM);
    }

    private void press(Button button) {
        held = button.bit();
        driver.run(2);
        held = 0;
        driver.run(24);
    }

    private int count(int item) {
        return engine.party.bag.count(item);
    }

    private ActorState member(int index) {
        return engine.party.member(index);
    }

    @Test
    void an_empty_bag_shows_one_cell_that_is_refused() {
        openItems(0, 0);
        press(Button.DECISION);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.ITEM);
    }

    @Test
    void a_potion_for_somebody_whole_is_refused_and_kept() {
        openItems(POTION, 2);
        press(Button.DECISION);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.ACTOR_TARGET);
        press(Button.DECISION);
        assertThat(count(POTION)).isEqualTo(2);
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.ACTOR_TARGET);
    }

    @Test
    void a_potion_heals_the_chosen_member_and_the_screen_stays_until_none_is_left() {
        member(1).hp = 1;
        openItems(POTION, 1);
        press(Button.DECISION);
        press(Button.DOWN);
        press(Button.DECISION);
        assertThat(member(1).hp).isGreaterThan(1);
        assertThat(count(POTION)).isZero();
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.ACTOR_TARGET);
        member(1).hp = 1;
        press(Button.DECISION);
        assertThat(member(1).hp).isEqualTo(1);
    }

    @Test
    void an_item_for_the_party_heals_all_and_costs_one_piece() {
        for (int i = 0; i < 3; i++) {
            member(i).hp = 1;
        }
        openItems(SHELTER, 2);
        press(Button.DECISION);
        press(Button.DECISION);
        for (int i = 0; i < 3; i++) {
            assertThat(member(i).hp).as("HP of member %d", i).isGreaterThan(1);
        }
        assertThat(count(SHELTER)).isEqualTo(1);
    }

    @Test
    void a_switch_item_sets_its_switch_and_leads_to_the_map() {
        openItems(SWITCHER, 1);
        press(Button.DECISION);
        driver.run(30);
        assertThat(engine.state.switches.get(1)).isTrue();
        assertThat(engine.scenes.current()).isEqualTo(SceneKind.MAP);
        assertThat(count(SWITCHER)).isEqualTo(1);
    }
}
