package org.vivarium.app.build;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.vivarium.app.build.art.Art;
import org.vivarium.app.build.art.Canvas;
import org.vivarium.app.build.sound.Sounds;
import org.vivarium.assets.text.CodePage;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Chipset;
import org.vivarium.model.Database;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;

/**
 * Makes a game's folder from its sources: {@code game.yaml}, {@code database.yaml}, {@code
 * chipset.yaml}, {@code tree.yaml} and {@code maps/ID.yaml}. The same sources always give the same
 * bytes.
 */
public final class GameBuilder {
    private final Path sources;
    private final Path out;
    private final SourceNode game;
    private final Engine engine;
    private final Charset charset;
    private final RowFiller filler;
    private final TileSet tiles;

    private GameBuilder(Path sources, Path out) throws IOException {
        this.sources = sources;
        this.out = out;
        game = SourceNode.read(sources, "game.yaml");
        engine = game.get("engine").number() == 2003 ? Engine.RPG2003 : Engine.RPG2000;
        SourceNode page = game.get("encoding");
        charset =
                CodePage.named(page.text())
                        .orElseThrow(() -> page.error("there is no such code page"));
        filler = new RowFiller(new ScriptWriter(charset));
        tiles = new TileSet(SourceNode.read(sources, "chipset.yaml"));
    }

    /**
     * @param out folder of the game; it is made when absent, and files in it are replaced
     * @return how many files were written
     */
    public static int build(Path sources, Path out) throws IOException {
        return new GameBuilder(sources, out).build();
    }

    private int build() throws IOException {
        int files = 0;
        write("RPG_RT.ldb", database());
        write("RPG_RT.lmt", tree());
        List<SourceNode> maps = game.get("maps").list();
        for (SourceNode id : maps) {
            write(String.format(Locale.ROOT, "Map%04d.lmu", id.number()), map(id.number()));
        }
        write("RPG_RT.ini", ini());
        files += 3 + maps.size();
        String chipset = "ChipSet/" + game.get("chipset").text() + ".png";
        write(chipset, tiles.picture().toPng());
        files++;
        for (Map.Entry<String, Supplier<Canvas>> image : Art.files().entrySet()) {
            write(image.getKey() + ".png", image.getValue().get().toPng());
            files++;
        }
        for (Map.Entry<String, Supplier<byte[]>> sound : Sounds.files().entrySet()) {
            write(sound.getKey(), sound.getValue().get());
            files++;
        }
        return files;
    }

    private byte[] database() throws IOException {
        DocumentBuilder document = new DocumentBuilder(FileKind.DATABASE, engine, charset);
        RowBuilder root = document.root();
        filler.fill(root, SourceNode.read(sources, "database.yaml"));
        for (RowBuilder chipset : RowFiller.rows(root, Database.CHIPSETS)) {
            chipset.set(Chipset.PASSABLE_DATA_LOWER, tiles.lowerPass());
            chipset.set(Chipset.PASSABLE_DATA_UPPER, tiles.upperPass());
            chipset.set(Chipset.TERRAIN_DATA, tiles.terrain());
        }
        return document.toBytes();
    }

    private byte[] tree() throws IOException {
        DocumentBuilder document = new DocumentBuilder(FileKind.MAP_TREE, engine, charset);
        RowBuilder root = document.root();
        filler.fill(root, SourceNode.read(sources, "tree.yaml"));
        List<Integer> order = new ArrayList<>();
        for (RowBuilder map : RowFiller.rows(root, MapTree.MAPS)) {
            order.add(map.id());
        }
        root.set(MapTree.TREE_ORDER, order.stream().mapToInt(Integer::intValue).toArray());
        return document.toBytes();
    }

    private byte[] map(int id) throws IOException {
        SourceNode source = SourceNode.read(sources, "maps/" + id + ".yaml");
        MapPainter painted = new MapPainter(tiles, source);
        DocumentBuilder document = new DocumentBuilder(FileKind.MAP, engine, charset);
        RowBuilder root = document.root();
        root.set(MapUnit.WIDTH, painted.width());
        root.set(MapUnit.HEIGHT, painted.height());
        root.set(MapUnit.SCROLL_TYPE, source.number("loop_y", 0) + 2 * source.number("loop_x", 0));
        root.set(MapUnit.LOWER_LAYER, painted.lower());
        root.set(MapUnit.UPPER_LAYER, painted.upper());
        filler.fill(root, source.get("map"));
        return document.toBytes();
    }

    private byte[] ini() throws IOException {
        String text =
                "[RPG_RT]\r\nGameTitle="
                        + game.get("title").text()
                        + "\r\nMapEditMode=2\r\nMapEditZoom=0\r\nFullPackageFlag=1\r\n";
        return text.getBytes(charset);
    }

    private void write(String name, byte[] bytes) throws IOException {
        Path file = out.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
