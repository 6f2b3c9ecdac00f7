package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.text;

import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.Patch;
import org.vivarium.model.event.CommandWriter;

/** Lists that switch patches on and off for themselves (spec event-commands 2053). */
class SetPatchTest {

    private static final int MANIAC = 3;

    private final EventGame game = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.EASY_RPG);

    /** Variable 1 += 10 in a loop of three rounds, which only the Maniac Patch counts. */
    private static CommandWriter countedLoop(CommandWriter w) {
        return Lists.add(w.add(12210, 0, 1, 0, 3, 0), 1, 1, 10).add(22210, 0, 1);
    }

    /** Variable = 2 to the power of 5, an operand of the Maniac Patch. */
    private static CommandWriter power(CommandWriter w, int variable) {
        return w.add(10220, 0, 0, variable, variable, 0, 11, 2, 5, 0);
    }

    @Test
    void aListCanUseThePatchFromThereOn() {
        CommandWriter w = power(list(), 1).add(2053, 0, 0, 1, MANIAC);
        game.start().run(power(w, 2));
        assertThat(game.variable(1)).isZero();
        assertThat(game.variable(2)).isEqualTo(32);
    }

    @Test
    void flagsGoByNameAndTheirValueCanBeAVariable() {
        game.start().set(9, 1).run(power(list().add(2053, 0, text("Maniac"), 1, 9), 2));
        assertThat(game.variable(2)).isEqualTo(32);
    }

    @Test
    void calledListsUseItToo() {
        game.common(EventGame.CALLED, 0, power(list(), 2));
        game.start().run(list().add(2053, 0, 0, 1, MANIAC).add(12330, 0, 0, 1));
        assertThat(game.variable(2)).isEqualTo(32);
    }

    @Test
    void theNextListIsReadAsTheGameIs() {
        game.start().run(list().add(2053, 0, 0, 1, MANIAC)).run(power(list(), 2));
        assertThat(game.variable(2)).isZero();
    }

    @Test
    void otherInterpretersAreReadAsTheGameIs() {
        game.common(EventGame.PARALLEL, 0, power(list(), 3));
        game.start().run(power(list().add(2053, 0, 0, 1, MANIAC), 2).add(11410, 0, 10)).frames(2);
        assertThat(game.variable(2)).isEqualTo(32);
        assertThat(game.variable(3)).isZero();
    }

    @Test
    void controlFlowIsReadAnew() {
        game.start().run(countedLoop(list().add(2053, 0, 0, 1, MANIAC)));
        assertThat(game.variable(1)).isEqualTo(30);
        assertThat(game.state().foreground.running()).isFalse();
    }

    @Test
    void aPatchTheGameHasCanBeSwitchedOffAndOnAgain() {
        EventGame patched = EventGame.of(EngineVersion.RPG_2003_ENGLISH, Patch.MANIAC);
        CommandWriter w = power(list().add(2053, 0, 0, 0, MANIAC), 1);
        patched.start().run(power(w.add(2053, 0, 0, 1, MANIAC), 2));
        assertThat(patched.variable(1)).isZero();
        assertThat(patched.variable(2)).isEqualTo(32);
    }

    @Test
    void anUnknownFlagIsAWarning() {
        game.start().run(Lists.set(list().add(2053, 0, text("no-such"), 0, 1), 0, 5, 1));
        assertThat(game.variable(5)).isEqualTo(1);
        assertThat(game.eventWarnings()).hasSize(1);
    }

    @Test
    void gamesWithoutExtensionsIgnoreIt() {
        EventGame plain = EventGame.of(EngineVersion.RPG_2003_ENGLISH);
        plain.start().run(power(list().add(2053, 0, 0, 1, MANIAC), 2));
        assertThat(plain.variable(2)).isZero();
    }
}
