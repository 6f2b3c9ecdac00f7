package org.vivarium.app.shell;

import java.util.List;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.vivarium.app.dock.Dock;
import org.vivarium.app.dock.LayoutNode;
import org.vivarium.app.dock.LayoutNode.Split;
import org.vivarium.app.dock.LayoutNode.Tabs;
import org.vivarium.inspector.Navigator;
import org.vivarium.inspector.PanelType;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.battle.BattlePanel;
import org.vivarium.inspector.code.CodePanel;
import org.vivarium.inspector.differences.DifferencesPanel;
import org.vivarium.inspector.find.FindPanel;
import org.vivarium.inspector.flame.ComparePanel;
import org.vivarium.inspector.flame.FramesPanel;
import org.vivarium.inspector.flame.SlowFramesPanel;
import org.vivarium.inspector.map.MapPanel;
import org.vivarium.inspector.memory.MemoryPanel;
import org.vivarium.inspector.sound.SoundPanel;
import org.vivarium.inspector.state.StatePanel;
import org.vivarium.inspector.tables.TablesPanel;
import org.vivarium.inspector.tiles.TileCachePanel;
import org.vivarium.inspector.watch.WatchPanel;

/** Every kind of panel there is, and how a window begins that nobody has changed. */
final class ShellPanels {
    static final String GAME = "game";
    static final String TABLES = "tables";
    static final String CODE = "code";
    static final String MAP = "map";
    static final String FIND = "find";
    static final String DIFFERENCES = "differences";
    static final String FRAMES = "frames";
    static final String SLOW = "slow";
    static final String COMPARE = "compare";
    static final String STATE = "state";
    static final String WATCHES = "watches";
    static final String TILES = "tiles";
    static final String MEMORY = "memory";
    static final String SOUND = "sound";
    static final String BATTLE = "battle";
    static final String QUICK_SAVES = "quickSaves";
    static final String WARNINGS = "warnings";

    private ShellPanels() {}

    static List<PanelType> all(GamePanel game, QuickSaveActions quickSaves) {
        return List.of(
                new PanelType(
                        GAME,
                        Texts.of("game.title"),
                        MaterialDesignG.GAMEPAD_VARIANT_OUTLINE,
                        context -> game),
                tables(),
                code(),
                map(),
                find(),
                differences(),
                new PanelType(
                        FRAMES,
                        Texts.of("frames.title"),
                        MaterialDesignC.CHART_TIMELINE,
                        FramesPanel::new),
                new PanelType(
                        SLOW,
                        Texts.of("slow.title"),
                        MaterialDesignT.TORTOISE,
                        SlowFramesPanel::new),
                new PanelType(
                        COMPARE,
                        Texts.of("compare.title"),
                        MaterialDesignC.COMPARE,
                        ComparePanel::new),
                new PanelType(
                        STATE, Texts.of("state.title"), MaterialDesignV.VARIABLE, StatePanel::new),
                new PanelType(
                        WATCHES,
                        Texts.of("watch.title"),
                        MaterialDesignE.EYE_OUTLINE,
                        WatchPanel::new),
                new PanelType(
                        TILES,
                        Texts.of("tiles.title"),
                        MaterialDesignV.VIEW_GRID_OUTLINE,
                        TileCachePanel::new),
                new PanelType(
                        MEMORY, Texts.of("memory.title"), MaterialDesignM.MEMORY, MemoryPanel::new),
                new PanelType(
                        SOUND,
                        Texts.of("sound.title"),
                        MaterialDesignV.VOLUME_HIGH,
                        SoundPanel::new),
                new PanelType(
                        BATTLE,
                        Texts.of("battle.title"),
                        MaterialDesignS.SWORD_CROSS,
                        BattlePanel::new),
                new PanelType(
                        QUICK_SAVES,
                        Texts.of("quick.panel"),
                        MaterialDesignC.CONTENT_SAVE_OUTLINE,
                        context -> new QuickSavesPanel(quickSaves)),
                new PanelType(
                        WARNINGS,
                        Texts.of("warnings.title"),
                        MaterialDesignA.ALERT_OUTLINE,
                        WarningsPanel::new));
    }

    static PanelType tables() {
        return new PanelType(
                TABLES, Texts.of("tables.title"), MaterialDesignT.TABLE, TablesPanel::new);
    }

    /** Panels over the files of a game: they need no engine. */
    static List<PanelType> ofFiles() {
        return List.of(tables(), code(), map(), find(), differences());
    }

    /** The panel in which a place is looked at. */
    static String of(Navigator.Viewer viewer) {
        return switch (viewer) {
            case TABLES -> TABLES;
            case CODE -> CODE;
            case MAP -> MAP;
            case DIFFERENCES -> DIFFERENCES;
        };
    }

    /** How a window over the files alone begins. */
    static LayoutNode standardOfFiles() {
        return new Split(
                true,
                List.of(0.62),
                List.of(
                        new Tabs(List.of(TABLES), TABLES),
                        new Tabs(List.of(CODE, MAP, FIND, DIFFERENCES), CODE)));
    }

    static PanelType code() {
        return new PanelType(
                CODE, Texts.of("code.title"), MaterialDesignC.CODE_BRACES, CodePanel::new);
    }

    static PanelType map() {
        return new PanelType(
                MAP, Texts.of("map.title"), MaterialDesignM.MAP_OUTLINE, MapPanel::new);
    }

    /** Brings the panel that finds to the front, ready for words. */
    static void find(Dock dock) {
        dock.reveal(FIND);
        if (dock.host(FIND).panel() instanceof FindPanel panel) {
            panel.enter();
        }
    }

    static PanelType differences() {
        return new PanelType(
                DIFFERENCES,
                Texts.of("diff.title"),
                MaterialDesignF.FILE_COMPARE,
                DifferencesPanel::new);
    }

    static PanelType find() {
        return new PanelType(FIND, Texts.of("find.title"), MaterialDesignM.MAGNIFY, FindPanel::new);
    }

    static LayoutNode standard() {
        return new Split(
                false,
                List.of(0.57),
                List.of(
                        new Split(
                                true,
                                List.of(0.415),
                                List.of(
                                        new Tabs(List.of(GAME), GAME),
                                        new Tabs(
                                                List.of(
                                                        TABLES,
                                                        CODE,
                                                        MAP,
                                                        FIND,
                                                        DIFFERENCES,
                                                        STATE,
                                                        WATCHES,
                                                        BATTLE,
                                                        QUICK_SAVES,
                                                        WARNINGS),
                                                TABLES))),
                        new Split(
                                true,
                                List.of(0.21, 0.415),
                                List.of(
                                        new Tabs(List.of(TILES), TILES),
                                        new Tabs(List.of(MEMORY, SOUND), MEMORY),
                                        new Tabs(List.of(FRAMES, SLOW, COMPARE), FRAMES)))));
    }
}
