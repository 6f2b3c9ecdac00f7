package org.vivarium.engine.gfx.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Database;

class WindowGlassTest {
    @Test
    void only_a_2003_game_that_asks_for_it_has_glass() throws LcfException {
        assertThat(glass(EngineVersion.RPG_2003_ENGLISH, 0, 0)).isEqualTo(WindowGlass.OPAQUE);
        assertThat(glass(EngineVersion.RPG_2000_ENGLISH, 0, 1)).isEqualTo(WindowGlass.OPAQUE);
        assertThat(glass(EngineVersion.RPG_2003_ENGLISH, 0, 1))
                .isEqualTo(new WindowGlass(true, true, false));
    }

    @Test
    void before_the_english_version_the_traditional_battle_keeps_the_map_s_box_whole()
            throws LcfException {
        assertThat(glass(EngineVersion.RPG_2003, 0, 1)).isEqualTo(WindowGlass.OPAQUE);
        assertThat(glass(EngineVersion.RPG_2003, 2, 1))
                .isEqualTo(new WindowGlass(true, false, true));
    }

    @Test
    void windows_of_a_battle_from_the_side_let_it_shine_through() throws LcfException {
        WindowBox window = new WindowBox();
        glass(EngineVersion.RPG_2003_ENGLISH, 1, 1).glaze(window, true);
        assertThat(window.backOpacity).isEqualTo(160);
        assertThat(window.groundKind()).isEqualTo(WindowGround.PALETTE);
        glass(EngineVersion.RPG_2003_ENGLISH, 0, 1).glaze(window, true);
        assertThat(window.backOpacity).isEqualTo(255);
        assertThat(window.groundKind()).isEqualTo(WindowGround.BLACK);
    }

    private static WindowGlass glass(EngineVersion version, int battleType, int transparency)
            throws LcfException {
        DocumentBuilder document =
                new DocumentBuilder(FileKind.DATABASE, Engine.RPG2003, StandardCharsets.US_ASCII);
        document.root()
                .struct(Database.BATTLECOMMANDS)
                .set(BattleCommands.BATTLE_TYPE, battleType)
                .set(BattleCommands.TRANSPARENCY, transparency);
        Database database = Database.of(LcfFile.of(document.toBytes(), "RPG_RT.ldb"));
        return WindowGlass.of(GameProfile.of(version), database.battlecommands());
    }
}
