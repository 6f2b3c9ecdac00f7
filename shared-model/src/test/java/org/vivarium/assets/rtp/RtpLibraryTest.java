package org.vivarium.assets.rtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.assets.AssetKind;
import org.vivarium.assets.file.DiskNode;
import org.vivarium.assets.file.FileNode;

class RtpLibraryTest {
    @TempDir private Path folder;

    @Test
    void theTablesHoldEveryEditionOfBothEngines() {
        assertThat(RtpTable.of(false).rowsOf("ja")).hasSize(465);
        assertThat(RtpTable.of(false).rowsOf("donmiguel_addon")).hasSize(503);
        assertThat(RtpTable.of(true).rowsOf("en")).hasSize(675);
        assertThat(RtpTable.of(true).rowsOf("zh_tw")).hasSize(676);
    }

    @Test
    void aJapaneseNameFindsTheFileOfTheEnglishPackage() throws Exception {
        write("Backdrop/Dungeon1.png");
        write("Backdrop/Dungeon2.png");
        RtpLibrary rtp = library(false);

        assertThat(rtp.find(AssetKind.BACKDROP, "ダンジョン1"))
                .map(FileNode::name)
                .contains("Dungeon1.png");
        assertThat(rtp.find(AssetKind.BACKDROP, "Cave1"))
                .map(FileNode::name)
                .contains("Dungeon1.png");
        assertThat(rtp.describe()).singleElement().asString().contains("(en)");
    }

    @Test
    void namesBeyondTheTableAreFoundAsTheyAre() throws Exception {
        write("Picture/own.png");

        assertThat(library(true).find(AssetKind.PICTURE, "OWN")).isPresent();
        assertThat(library(true).knows(AssetKind.PICTURE, "own")).isFalse();
        assertThat(library(true).knows(AssetKind.CHARSET, "Actor1")).isTrue();
    }

    @Test
    void packagesAreLookedForWhereTheUserSaysFirst() throws Exception {
        write("mine/Picture/a.png");
        write("theirs/Picture/a.png");
        write("data/rtp/2000/Picture/a.png");
        Map<String, String> environment =
                Map.of(
                        "RPG2K_RTP_PATH", folder.resolve("theirs") + ":" + folder.resolve("absent"),
                        "XDG_DATA_HOME", folder.resolve("data").toString(),
                        "XDG_DATA_DIRS", folder.resolve("nothing").toString());

        List<DiskNode> found =
                RtpSearch.folders(List.of(folder.resolve("mine")), environment, false);

        assertThat(found)
                .extracting(FileNode::address)
                .startsWith(
                        folder.resolve("mine").toString(),
                        folder.resolve("theirs").toString(),
                        folder.resolve("data/rtp/2000").toString());
    }

    @Test
    void packagesOfAWinePrefixAreFoundByItsRegistry() throws Exception {
        write("drive_c/Program Files/RTP/Picture/a.png");
        Files.writeString(
                folder.resolve("system.reg"),
                """
                WINE REGISTRY Version 2
                [Software\\\\Wow6432Node\\\\Enterbrain\\\\RPG2003] 1400000000
                "RUNTIMEPACKAGEPATH"="C:\\\\Program Files\\\\RTP"
                """);
        Map<String, String> environment =
                Map.of("WINEPREFIX", folder.toString(), "XDG_DATA_DIRS", "/nowhere");

        assertThat(RtpSearch.folders(List.of(), environment, true))
                .extracting(FileNode::address)
                .contains(folder.resolve("drive_c/Program Files/RTP").toString());
        assertThat(RtpSearch.folders(List.of(), environment, false)).isEmpty();
    }

    private RtpLibrary library(boolean rpg2003) throws Exception {
        return new RtpLibrary(List.of(DiskNode.of(folder)), rpg2003);
    }

    private void write(String path) throws Exception {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "x");
    }
}
