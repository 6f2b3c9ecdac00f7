package org.vivarium.assets.game;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.vivarium.assets.file.FileNode;
import org.vivarium.assets.file.FolderIndex;

/**
 * Other engines' games, recognised so that they can be named instead of called broken (spec
 * assets-and-audio 1.2).
 */
enum ForeignEngine {
    XP("RPG Maker XP", "rgss10..\\.dll"),
    VX("RPG Maker VX", "rgss20..\\.dll"),
    MV("RPG Maker MV or MZ", "nw\\.dll"),
    WOLF("Wolf RPG Editor", "gurugurusmf4\\.dll"),
    ENCRYPTED_MANIAC("RPG Maker 2003 with the Maniac patch, encrypted", "rpg_rt\\.rs1"),
    SIM_95("Sim RPG Maker 95", "geology\\.dat"),
    RPG_95("RPG Maker 95", "swname\\.dat");

    private final String title;
    private final Pattern sign;

    ForeignEngine(String title, String sign) {
        this.title = title;
        this.sign = Pattern.compile(sign, Pattern.CASE_INSENSITIVE);
    }

    String title() {
        return title;
    }

    /** The title of the engine whose signs the folder bears. */
    static Optional<String> of(FolderIndex folder) {
        for (ForeignEngine engine : values()) {
            for (FileNode node : folder.all()) {
                if (engine.sign.matcher(node.name()).matches()) {
                    return Optional.of(engine.title);
                }
            }
        }
        boolean ace =
                folder.folder("System").stream()
                        .flatMap(system -> system.all().stream())
                        .anyMatch(
                                node ->
                                        node.name()
                                                .toLowerCase(Locale.ROOT)
                                                .matches("rgss30.\\.dll"));
        return ace ? Optional.of("RPG Maker VX Ace") : Optional.empty();
    }
}
