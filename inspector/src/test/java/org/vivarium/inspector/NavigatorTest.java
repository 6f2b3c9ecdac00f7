package org.vivarium.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.Navigator.Visit;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

class NavigatorTest {
    private static final Address GAME = Address.game("game");
    private static final Address MAP = GAME.at(Level.MAP, 3);
    private static final Address PAGE = MAP.at(Level.EVENT, 7).at(Level.PAGE, 1);
    private static final Address ITEM =
            GAME.at(Level.FILE, "RPG_RT.ldb").at(Level.TABLE, "items").at(Level.ROW, 12);

    private final Navigator navigator = new Navigator();

    @Test
    void aPlaceIsShownInTheViewThatSuitsIt() {
        List<Viewer> brought = new ArrayList<>();
        navigator.onReveal(brought::add);
        navigator.go(ITEM);
        navigator.go(PAGE);
        navigator.go(MAP);
        navigator.go(MAP, Viewer.TABLES);
        assertThat(brought).containsExactly(Viewer.TABLES, Viewer.CODE, Viewer.MAP, Viewer.TABLES);
    }

    @Test
    void backAndForwardWalkTheHistory() {
        navigator.go(ITEM);
        navigator.go(PAGE);
        navigator.go(MAP);
        navigator.back();
        navigator.back();
        assertThat(navigator.visit().get()).isEqualTo(new Visit(ITEM, Viewer.TABLES));
        assertThat(navigator.canGoBack().get()).isFalse();
        navigator.forward();
        assertThat(navigator.visit().get()).isEqualTo(new Visit(PAGE, Viewer.CODE));
        assertThat(navigator.canGoForward().get()).isTrue();
    }

    @Test
    void goingOnFromTheMiddleForgetsWhatCameAfter() {
        navigator.go(ITEM);
        navigator.go(PAGE);
        navigator.back();
        navigator.go(MAP);
        assertThat(navigator.canGoForward().get()).isFalse();
        navigator.back();
        assertThat(navigator.visit().get().place()).isEqualTo(ITEM);
    }

    @Test
    void thePlaceLookedAtIsNotRememberedTwice() {
        navigator.go(ITEM);
        navigator.go(ITEM);
        assertThat(navigator.canGoBack().get()).isFalse();
    }
}
