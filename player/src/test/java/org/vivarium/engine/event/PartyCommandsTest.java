package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.text;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.PartyState;

/** Edge cases 99 to 104 of spec interpreter 22.6, and the commands of section 10. */
class PartyCommandsTest {

    private final EventGame game = EventGame.of2000().start();
    private final PartyState party = game.state().party;
    private final ActorState alex = game.state().actor(1);

    @Test
    void case99RemovingAllMembersIsNoGameOver() {
        game.run(list().add(10330, 0, 1, 0, 1).add(10330, 0, 1, 0, 2));
        assertThat(party.size).isZero();
        assertThat(game.engine().scenes.requested()).isFalse();
    }

    @Test
    void case100PartyKilledByDamageIsGameOver() {
        game.run(list().add(10460, 0, 0, 0, 1, 0, 999, 1));
        assertThat(game.engine().scenes.requestedKind()).isEqualTo(SceneKind.GAME_OVER);
        assertThat(alex.hp).isZero();
        assertThat(alex.states[0]).isPositive();
    }

    @Test
    void damageThatMayNotKillStopsAtOne() {
        game.run(list().add(10460, 0, 1, 1, 1, 0, 999, 0));
        assertThat(alex.hp).isEqualTo(1);
    }

    @Test
    void case102TwoWeaponActorsTakeNoShieldAndUseTheSecondHand() {
        alex.twoWeapons = true;
        game.run(list().add(10450, 0, 1, 1, 0, 0, 3));
        assertThat(alex.equipment[1]).isZero();
        game.run(list().add(10450, 0, 1, 1, 0, 0, 2).add(10450, 0, 1, 1, 0, 0, 2));
        assertThat(alex.equipment).startsWith(2, 2);
    }

    @Test
    void case103EquippingNeedsNoOwnedItem() {
        game.run(list().add(10450, 0, 1, 1, 0, 0, 2));
        assertThat(alex.equipment[0]).isEqualTo(2);
        game.run(list().add(10320, 0, 0, 0, 2, 0, 1).add(10450, 0, 1, 1, 0, 0, 7));
        assertThat(alex.equipment[0]).isEqualTo(7);
        assertThat(party.itemCount(2)).isEqualTo(2);
    }

    @Test
    void twoHandedWeaponsEmptyTheOtherHand() {
        game.run(list().add(10450, 0, 1, 1, 0, 0, 3).add(10450, 0, 1, 1, 0, 0, 7));
        assertThat(alex.equipment).startsWith(7, 0);
        assertThat(party.itemCount(3)).isEqualTo(1);
    }

    @Test
    void itemsForOthersAreNotWorn() {
        game.run(list().add(10450, 0, 1, 1, 0, 0, 8).add(10450, 0, 1, 2, 0, 0, 8));
        assertThat(alex.equipment[0]).isZero();
        assertThat(game.state().actor(2).equipment[0]).isEqualTo(8);
    }

    @Test
    void equipmentIsTakenOffBySlotOrAltogether() {
        game.run(list().add(10450, 0, 1, 1, 0, 0, 2).add(10450, 0, 1, 1, 0, 0, 4));
        game.run(list().add(10450, 0, 1, 1, 1, 0));
        assertThat(alex.equipment).startsWith(0, 0, 4);
        game.run(list().add(10450, 0, 1, 1, 1, 5));
        assertThat(alex.equipment).containsOnly(0);
    }

    @Test
    void moneyAndItemsStayWithinTheirLimits() {
        game.run(list().add(10310, 0, 0, 0, 5_000_000).add(10320, 0, 0, 0, 1, 0, 150));
        assertThat(party.gold).isEqualTo(999_999);
        assertThat(party.itemCount(1)).isEqualTo(99);
        game.run(list().add(10310, 0, 1, 0, 5_000_000).add(10320, 0, 1, 0, 1, 0, 150));
        assertThat(party.gold).isZero();
        assertThat(party.itemKinds).isZero();
        game.run(list().add(10320, 0, 0, 0, 77, 0, 1));
        assertThat(party.itemKinds).isZero();
    }

    @Test
    void membersJoinAtTheEndUntilFour() {
        game.run(
                list().add(10330, 0, 0, 0, 3)
                        .add(10330, 0, 0, 0, 1)
                        .add(10330, 0, 0, 0, 4)
                        .add(10330, 0, 0, 0, 5));
        assertThat(party.members).containsExactly(1, 2, 3, 4);
        game.run(list().add(10330, 0, 1, 0, 2));
        assertThat(party.members).startsWith(1, 3, 4);
    }

    @Test
    void experienceRaisesAndLowersTheLevel() {
        game.run(list().add(10410, 0, 1, 1, 0, 0, 84, 0));
        assertThat(alex.level).isEqualTo(3);
        assertThat(alex.skills).containsExactly(1, 2);
        assertThat(alex.hp).isEqualTo(100);
        game.run(list().add(10410, 0, 1, 1, 1, 0, 60, 0));
        assertThat(alex.level).isEqualTo(1);
        assertThat(alex.experience).isEqualTo(24);
        assertThat(alex.skills).containsExactly(1, 2);
    }

    @Test
    void levelsStayBetweenOneAndTheHighest() {
        game.run(list().add(10420, 0, 1, 1, 0, 0, 500, 0));
        assertThat(alex.level).isEqualTo(50);
        assertThat(alex.experience).isEqualTo(614301);
        game.run(list().add(10420, 0, 1, 1, 1, 0, 500, 0));
        assertThat(alex.level).isEqualTo(1);
        assertThat(alex.experience).isZero();
    }

    @Test
    void parametersAccumulateBelowTheVisibleMinimum() {
        game.run(list().add(10430, 0, 1, 1, 0, 2, 0, 9999));
        assertThat(attack()).isEqualTo(999);
        game.run(list().add(10430, 0, 1, 1, 1, 2, 0, 9999));
        assertThat(attack()).isEqualTo(1);
        game.run(list().add(10430, 0, 1, 1, 0, 2, 0, 500));
        assertThat(attack()).isEqualTo(1);
    }

    private int attack() {
        return game.engine().party.stats.value(alex, org.vivarium.engine.party.Stat.ATTACK);
    }

    @Test
    void skillsSpStatesAndRecovery() {
        game.run(list().add(10440, 0, 1, 1, 0, 0, 3).add(10470, 0, 1, 1, 1, 0, 500));
        assertThat(alex.skills).containsExactly(3);
        assertThat(alex.sp).isZero();
        game.run(list().add(10440, 0, 1, 1, 1, 0, 3).add(10480, 0, 1, 1, 0, 2));
        assertThat(alex.skills).isEmpty();
        assertThat(alex.states[1]).isPositive();
        game.run(list().add(10460, 0, 1, 1, 1, 0, 50, 0).add(10490, 0, 1, 1));
        assertThat(alex.states).containsOnly(0);
        assertThat(alex.hp).isEqualTo(100);
        assertThat(alex.sp).isEqualTo(40);
    }

    @Test
    void deathIsCuredToOneHp() {
        game.run(list().add(10480, 0, 1, 1, 0, 1));
        assertThat(alex.hp).isZero();
        game.run(list().add(10460, 0, 1, 1, 0, 0, 50, 0));
        assertThat(alex.hp).isZero();
        game.run(list().add(10480, 0, 1, 1, 1, 1));
        assertThat(alex.hp).isEqualTo(1);
    }

    @Test
    void simulatedAttackFollowsItsFormula() {
        game.run(list().add(10500, 0, 1, 1, 40, 100, 100, 0, 1, 7));
        assertThat(game.variable(7)).isEqualTo(40 - 50 * 100 / 400 - 50 * 100 / 800);
        assertThat(alex.hp).isEqualTo(100 - game.variable(7));
    }

    @Test
    void namesAndGraphics() {
        game.run(
                list().add(10610, 0, text("Zed"), 1)
                        .add(10620, 0, text("King"), 1)
                        .add(10630, 0, text("Chara2"), 1, 3, 1)
                        .add(10640, 0, text("Face2"), 1, 5)
                        .add(10650, 0, text("Boat2"), 0, 2));
        assertThat(alex.name).isEqualTo("Zed");
        assertThat(alex.title).isEqualTo("King");
        assertThat(game.state().hero.charset).isEqualTo("Chara2");
        assertThat(game.state().hero.charsetIndex).isEqualTo(3);
        assertThat(game.state().hero.transparency).isEqualTo(3);
        assertThat(alex.face).isEqualTo("Face2");
        assertThat(game.state().vehicles[0].charset).isEqualTo("Boat2");
    }

    @Test
    void case104ClassChangeTakesEverythingOff() {
        EventGame g = EventGame.of2003().start();
        ActorState actor = g.state().actor(1);
        g.run(list().add(10450, 0, 1, 1, 0, 0, 2));
        g.run(list().add(1008, 0, 1, 1, 1, 0, 1, 2, 0));
        assertThat(actor.equipment).containsOnly(0);
        assertThat(g.state().party.itemCount(2)).isEqualTo(1);
        assertThat(actor.classId).isEqualTo(1);
        assertThat(actor.skills).containsExactly(3);
        assertThat(g.engine().party.stats.maxHp(actor)).isEqualTo(200);
    }

    @Test
    void classChangeCanKeepOrHalveTheValues() {
        EventGame g = EventGame.of2003().start();
        ActorState actor = g.state().actor(1);
        g.run(list().add(1008, 0, 1, 1, 1, 0, 0, 1, 0));
        assertThat(g.engine().party.stats.maxHp(actor)).isEqualTo(50);
        g.run(list().add(1008, 0, 1, 1, 2, 0, 0, 0, 0));
        assertThat(g.engine().party.stats.maxHp(actor)).isEqualTo(50);
    }

    @Test
    void grantedStatesComeAndGoWithTheArmour() {
        EventGame g = EventGame.of2003().start();
        ActorState actor = g.state().actor(1);
        g.run(list().add(10450, 0, 1, 1, 0, 0, 9));
        assertThat(actor.states[1]).isPositive();
        g.run(list().add(10490, 0, 1, 1));
        assertThat(actor.states[1]).isPositive();
        g.run(list().add(10450, 0, 1, 1, 1, 2));
        assertThat(actor.states[1]).isZero();
    }

    @Test
    void battleCommandsAreAListOfSeven() {
        EventGame g = EventGame.of2003().start();
        ActorState actor = g.state().actor(1);
        g.run(list().add(1009, 0, 1, 1, 0, 0).add(1009, 0, 1, 1, 3, 1).add(1009, 0, 1, 1, 3, 1));
        assertThat(actor.battleCommands).containsExactly(3, 0, -1, -1, -1, -1, -1);
        g.run(list().add(1009, 0, 1, 1, 3, 0));
        assertThat(actor.battleCommands).containsExactly(0, -1, -1, -1, -1, -1, -1);
    }
}
