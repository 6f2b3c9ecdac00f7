package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.game.Patch;
import org.vivarium.engine.input.Button;
import org.vivarium.model.TroopPage;
import org.vivarium.model.TroopPageCondition;
import org.vivarium.model.event.CommandWriter;

/** Options before a round that a troop page has changed (spec event-commands 3011). */
class BattleOptionsTest {

    /** A battle whose first page changes the options in turn 0, at its first options. */
    private static BattleGame offered(int bits, Patch... patches) {
        BattleGame game = new BattleGame(patches);
        game.page(new CommandWriter().add(3011, 0, 0, bits))
                .struct(TroopPage.CONDITION)
                .set(TroopPageCondition.FLAGS, 8);
        game.enemy();
        game.start();
        game.until(BattlePhase.OPTION);
        for (int i = 0; i < 10; i++) {
            game.tick();
        }
        return game;
    }

    private static BattlePhase choose(BattleGame game, int row) {
        for (int i = 0; i < row; i++) {
            game.tick(Button.DOWN);
            game.tick();
        }
        game.tick(Button.DECISION);
        game.tick();
        return BattlePhase.at(game.engine.state.battle.phase);
    }

    @ParameterizedTest
    @CsvSource({
        "0, FIGHT AUTOMATIC ESCAPE", "1, AUTOMATIC ESCAPE", "2, FIGHT ESCAPE", "4, FIGHT AUTOMATIC",
        "24, FIGHT AUTOMATIC ESCAPE WIN LOSE", "15, WIN", "23, LOSE", "7, FIGHT"
    })
    void bitsTakeAwayTheFirstThreeAndAddTheOthers(int bits, String names) {
        StringBuilder listed = new StringBuilder();
        for (int row = 0; row < BattleOption.count(bits); row++) {
            listed.append(row == 0 ? "" : " ").append(BattleOption.at(bits, row));
        }
        assertThat(listed).hasToString(names);
    }

    @Test
    void theFirstRowIsWhatIsLeft() {
        BattleGame game = offered(1 | 4, Patch.MANIAC);
        assertThat(game.engine.state.battle.options.items).isEqualTo(1);
        choose(game, 0);
        assertThat(game.engine.state.battle.automatic).isTrue();
    }

    @Test
    void winningAndLosingCanBeOffered() {
        assertThat(choose(offered(24, Patch.MANIAC), 3)).isEqualTo(BattlePhase.VICTORY);
        assertThat(choose(offered(24, Patch.MANIAC), 4)).isEqualTo(BattlePhase.DEFEAT);
    }

    @Test
    void plainGamesIgnoreIt() {
        assertThat(offered(24).engine.state.battle.options.items).isEqualTo(3);
    }
}
