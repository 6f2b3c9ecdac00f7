package org.vivarium.assets.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssetRequestTest {
    private static final List<String> IMAGES = List.of(".bmp", ".png", ".xyz");

    @TempDir private Path game;

    @Test
    void caseWidthAndKanaDoNotMatter() throws IOException {
        write("CharSet/Hero.PNG");
        write("CharSet/\uFF21\uFF11.png");
        write("CharSet/\u30AC\u30FC\u30C9.png");

        assertThat(find("charset", "HERO")).contains("Hero.PNG");
        assertThat(find("CharSet", "A1")).contains("\uFF21\uFF11.png");
        assertThat(find("CharSet", "\uFF76\uFF9E\uFF70\uFF84\uFF9E"))
                .contains("\u30AC\u30FC\u30C9.png");
    }

    @Test
    void extensionsAreTriedInOrderAndADotIsPartOfTheName() throws IOException {
        write("Picture/a.png");
        write("Picture/a.bmp");
        write("Picture/hero.v2.png");

        assertThat(find("Picture", "a")).contains("a.bmp");
        assertThat(find("Picture", "hero.v2")).contains("hero.v2.png");
        assertThat(find("Picture", "hero")).isEmpty();
        assertThat(find("Picture", "hero.v2.PNG")).contains("hero.v2.png");
    }

    @Test
    void oneStepOutOfTheFolderIsAllowedAndNoMore() throws IOException {
        write("Title/logo.png");
        write("Picture/sub/deep.png");

        assertThat(find("Picture", "../Title/logo")).contains("logo.png");
        assertThat(find("Picture", "..\\title\\LOGO")).contains("logo.png");
        assertThat(find("Picture", "sub/deep")).contains("deep.png");
        assertThat(AssetRequest.parse("Picture", "../../etc/passwd")).isEmpty();
    }

    @Test
    void exactSpellingWinsOverAnotherCase() throws IOException {
        write("Sound/Roar.png");
        write("Sound/roar.png");

        assertThat(find("Sound", "roar")).contains("roar.png");
        assertThat(find("Sound", "Roar")).contains("Roar.png");
    }

    @Test
    void emptyFilesAreMissingAndBlanksAroundANameAreForgiven() throws IOException {
        Files.createDirectories(game.resolve("Picture"));
        Files.createFile(game.resolve("Picture/nothing.png"));
        write("Picture/some.png");

        assertThat(find("Picture", "nothing")).isEmpty();
        assertThat(find("Picture", "some\u3000")).contains("some.png");
    }

    @Test
    void foldersThatDifferInCaseAreOne() throws IOException {
        write("Music/a.png");
        write("MUSIC/b.png");

        assertThat(find("music", "a")).isPresent();
        assertThat(find("music", "b")).isPresent();
    }

    private Optional<String> find(String folder, String name) throws IOException {
        FolderIndex root = FolderIndex.of(DiskNode.of(game));
        return AssetRequest.parse(folder, name)
                .flatMap(r -> r.find(root, IMAGES))
                .map(FileNode::name);
    }

    private void write(String path) throws IOException {
        Path file = game.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "x");
    }
}
