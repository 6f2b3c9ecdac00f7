package org.vivarium.assets;

import org.vivarium.assets.image.Transparency;

/**
 * The kinds of asset, each with the folder it lives in (spec assets-and-audio 4.3,
 * screen-and-windows 1.2).
 */
public enum AssetKind {
    BACKDROP("Backdrop", Transparency.NONE),
    BATTLE("Battle", Transparency.INDEX_ZERO),
    BATTLE2("Battle2", Transparency.INDEX_ZERO),
    BATTLE_CHARSET("BattleCharSet", Transparency.INDEX_ZERO),
    BATTLE_WEAPON("BattleWeapon", Transparency.INDEX_ZERO),
    CHARSET("CharSet", Transparency.INDEX_ZERO),
    CHIPSET("ChipSet", Transparency.INDEX_ZERO),
    FACESET("FaceSet", Transparency.INDEX_ZERO),
    FRAME("Frame", Transparency.INDEX_ZERO),
    GAME_OVER("GameOver", Transparency.NONE),
    MONSTER("Monster", Transparency.INDEX_ZERO),
    PANORAMA("Panorama", Transparency.NONE),
    PICTURE("Picture", Transparency.INDEX_ZERO),
    SYSTEM("System", Transparency.INDEX_ZERO),
    SYSTEM2("System2", Transparency.INDEX_ZERO),
    TITLE("Title", Transparency.NONE),
    MUSIC("Music", FileType.MUSIC),
    SOUND("Sound", FileType.SOUND),
    MOVIE("Movie", FileType.MOVIE),
    FONT("Font", FileType.FONT),
    TEXT("Text", FileType.TEXT);

    private final String folder;
    private final FileType type;
    private final Transparency transparency;

    AssetKind(String folder, Transparency transparency) {
        this.folder = folder;
        this.type = FileType.IMAGE;
        this.transparency = transparency;
    }

    AssetKind(String folder, FileType type) {
        this.folder = folder;
        this.type = type;
        this.transparency = Transparency.NONE;
    }

    /** The folder's usual spelling. */
    public String folder() {
        return folder;
    }

    public FileType type() {
        return type;
    }

    public boolean isImage() {
        return type == FileType.IMAGE;
    }

    /** How images of this kind are shown unless a command says otherwise. */
    public Transparency transparency() {
        return transparency;
    }
}
