package org.vivarium.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vivarium.control.GameRequest;
import org.vivarium.control.Watchable;
import org.vivarium.control.Watchable.Kind;

class HandEditTest {
    private static Optional<GameRequest.Edit> typed(Kind kind, int id, String words) {
        return HandEdit.request(new Watchable(kind, id), words);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyValueThatCanBeSetHasARequest(Kind kind) {
        assertThat(typed(kind, 1, "12").isPresent()).isEqualTo(HandEdit.isPossible(kind));
    }

    @Test
    void numbersMayHaveSpacesAroundThem() {
        assertThat(typed(Kind.GOLD, 0, " -5 ")).contains(new GameRequest.SetGold(-5));
        assertThat(typed(Kind.ACTOR_HP, 3, "40"))
                .contains(new GameRequest.SetActor(Kind.ACTOR_HP, 3, 40));
    }

    @Test
    void whatIsNoNumberIsRefusedWhereOneIsNeeded() {
        assertThat(typed(Kind.VARIABLE, 1, "many")).isEmpty();
        assertThat(typed(Kind.ITEM, 1, "99999999999")).isEmpty();
        assertThat(typed(Kind.TIMER, 1, "")).isEmpty();
    }

    @Test
    void stringsAreTakenAsTheyAreAndSwitchesByWords() {
        assertThat(typed(Kind.STRING, 2, " two ")).contains(new GameRequest.SetString(2, " two "));
        assertThat(typed(Kind.SWITCH, 4, "On")).contains(new GameRequest.SetSwitch(4, true));
        assertThat(typed(Kind.SWITCH, 4, "off")).contains(new GameRequest.SetSwitch(4, false));
    }
}
