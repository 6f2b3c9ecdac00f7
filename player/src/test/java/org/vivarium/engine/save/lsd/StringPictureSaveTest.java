package org.vivarium.engine.save.lsd;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.TextPanelState;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.model.Save;
import org.vivarium.model.SavePicture;
import org.vivarium.testing.Driver;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** String pictures and what else the Maniac Patch gives pictures come back from a save. */
class StringPictureSaveTest {
    private static final double SOME_DAY = 46_000.25;

    @TempDir Path folder;
    private Engine played;

    @BeforeEach
    void start() throws Exception {
        played = open();
        played.state.pictures.resize(0);
    }

    private Engine open() throws Exception {
        Engine engine =
                TestEngines.open(
                        SharedData.game("testgame-maniac"),
                        SharedData.rtp(),
                        folder,
                        false,
                        new StartPlace.OnMap(1, 5, 5),
                        1);
        new Driver(engine, InputSource.NONE).run(60);
        return engine;
    }

    private static TextPanelState panel() {
        TextPanelState panel = new TextPanelState();
        panel.text = "First line\n\\c[3]Second";
        panel.width = 120;
        panel.height = 60;
        panel.fontSize = 18;
        panel.letterSpacing = 1;
        panel.lineSpacing = 5;
        panel.ground = TextPanelState.STRETCHED;
        panel.frame = true;
        panel.shadow = true;
        panel.bold = true;
        return panel;
    }

    private static PictureOrder order() {
        PictureOrder order = new PictureOrder().reset();
        order.x = 160;
        order.y = 100;
        return order;
    }

    private PictureSystem pictures() {
        return new PictureSystem(played.state.pictures, played.game.profile);
    }

    private Engine saveAndLoad() throws Exception {
        Files.write(folder.resolve("Save01.lsd"), new SaveWriter(played).write(SOME_DAY));
        Engine loaded = open();
        loaded.saves().load(0);
        loaded.map.loader.rebind();
        return loaded;
    }

    @Test
    void aStringPictureShowsAgainAsItWas() throws Exception {
        pictures().showText(7, order(), panel());
        Engine loaded = saveAndLoad();
        assertThat(loaded.state.pictures.size()).isEqualTo(7);
        PictureState p = loaded.state.pictures.get(6);
        assertThat(p.isShown()).isTrue();
        assertThat(p.panel.shown).isTrue();
        assertThat(p.panel.looksLike(panel())).isTrue();
        assertThat(loaded.pictures.panel(6, p.panel).colours())
                .isEqualTo(played.pictures.panel(6, panel()).colours());
    }

    @Test
    void itsWindowStandsUnderItsNumber() throws Exception {
        pictures().showText(7, order(), panel());
        byte[] bytes = new SaveWriter(played).write(SOME_DAY);
        Save save = Save.of(LcfFile.of(bytes, "Save01.lsd"));
        assertThat(save.easyrpgData().windows().size()).isEqualTo(1);
        assertThat(save.easyrpgData().windows().at(0).data().id()).isEqualTo(7);
        Row picture = save.data().table(Save.PICTURES).row(6);
        assertThat(picture.getInt(SavePicture.EASYRPG_TYPE)).isEqualTo(1);
    }

    @Test
    void withoutStringPicturesASaveHasNoWindows() throws Exception {
        byte[] bytes = new SaveWriter(played).write(SOME_DAY);
        Save save = Save.of(LcfFile.of(bytes, "Save01.lsd"));
        assertThat(save.data().has(Save.EASYRPG_DATA)).isFalse();
    }

    @Test
    void aPictureShownLaterInItsPlaceIsNoStringPictureAnyMore() throws Exception {
        pictures().showText(2, order(), panel());
        played = saveAndLoad();
        PictureOrder order = order();
        order.name = "any";
        pictures().show(2, order);
        Engine loaded = saveAndLoad();
        assertThat(loaded.state.pictures.get(1).name).isEqualTo("any");
        assertThat(loaded.state.pictures.get(1).panel.shown).isFalse();
    }

    @Test
    void blendingMirroringAndAZoomForEachAxisComeBack() throws Exception {
        PictureOrder order = order();
        order.name = "any";
        order.blend = 2;
        order.mirrored = true;
        order.zoom = 150;
        order.zoomDown = 100;
        pictures().show(1, order);
        order.name = "other";
        order.upsideDown = true;
        order.zoomDown = (int) PictureState.SAME_ZOOM;
        pictures().show(2, order);
        Engine loaded = saveAndLoad();
        PictureState first = loaded.state.pictures.get(0);
        assertThat(first.blend).isEqualTo(2);
        assertThat(first.mirrored).isTrue();
        assertThat(first.upsideDown).isFalse();
        assertThat(first.zoomDown).isEqualTo(100);
        PictureState second = loaded.state.pictures.get(1);
        assertThat(second.upsideDown).isTrue();
        assertThat(second.zoomDown).isEqualTo(PictureState.SAME_ZOOM);
    }
}
