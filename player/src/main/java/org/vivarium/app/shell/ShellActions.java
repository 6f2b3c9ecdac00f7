package org.vivarium.app.shell;

import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.vivarium.app.dock.Dock;
import org.vivarium.inspector.PanelType;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.find.Uses;
import org.vivarium.inspector.watch.WatchedRow;

/** The actions of a window and their keys. */
final class ShellActions {
    private ShellActions() {}

    static void addTo(Actions actions, Shell shell, Runnable theme, Runnable palette, Dock dock) {
        actions.add("library", MaterialDesignB.BOOKSHELF, "Shortcut+L", shell::toLibrary);
        actions.add("sample", MaterialDesignL.LEAF, "", shell::openSample);
        actions.add(
                "settings", MaterialDesignC.COG_OUTLINE, "Shortcut+COMMA", shell::toggleSettings);
        actions.add("alone", MaterialDesignR.RECTANGLE_OUTLINE, "F6", shell::toggleAlone);
        actions.add("theme", MaterialDesignB.BRIGHTNESS_6, "Shortcut+Shift+L", theme);
        actions.add("palette", MaterialDesignM.MAGNIFY, "Shortcut+P", palette);
        actions.add(
                "find",
                MaterialDesignT.TEXT_SEARCH,
                "Shortcut+Shift+F",
                () -> {
                    shell.reveal(ShellPanels.FIND);
                    ShellPanels.find(dock);
                });
        actions.add(
                "watch",
                MaterialDesignE.EYE_OUTLINE,
                "Shortcut+Shift+W",
                () -> WatchedRow.watchVisited(shell.context()));
        actions.add(
                "uses",
                MaterialDesignT.TEXT_SEARCH,
                "Shortcut+U",
                () -> Uses.ofVisited(shell.context()));
        actions.add(
                "resetLayout", MaterialDesignV.VIEW_QUILT_OUTLINE, "", () -> shell.arrange(null));
        int number = 1;
        for (PanelType type : dock.types()) {
            actions.add(
                    "panel." + type.id(),
                    Texts.of("action.panel", type.title()),
                    type.icon(),
                    number < 10 ? "Alt+" + number++ : "",
                    () -> shell.reveal(type.id()));
        }
        actions.add("quit", MaterialDesignE.EXIT_TO_APP, "Shortcut+Q", shell::quit);
    }
}
