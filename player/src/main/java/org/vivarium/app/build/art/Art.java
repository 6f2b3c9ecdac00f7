package org.vivarium.app.build.art;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Everything the sample game shows, by name: the tiles of its chipset, and its other image files.
 */
public final class Art {
    private static final int CELL = 16;
    private static final Map<String, Supplier<Canvas>> TILES = new LinkedHashMap<>();
    private static final Map<String, Supplier<Canvas>> FILES = new LinkedHashMap<>();

    static {
        grounds();
        outdoors();
        indoors();
        fileList();
    }

    private Art() {}

    /**
     * The picture of a tile: a block of pieces for an autotile, all steps below each other for an
     * animated one.
     */
    public static Optional<Canvas> tile(String name) {
        return Optional.ofNullable(TILES.get(name)).map(Supplier::get);
    }

    /** The image files by folder and name, without extension. */
    public static Map<String, Supplier<Canvas>> files() {
        return FILES;
    }

    private static void grounds() {
        Canvas grass = Textures.grass(0);
        TILES.put(
                "sea",
                () ->
                        steps(
                                3,
                                step ->
                                        Autotiles.coast(
                                                Textures.water(step, 3),
                                                Textures.sand(),
                                                3,
                                                Grounds.surf(step))));
        TILES.put(
                "pond",
                () ->
                        steps(
                                3,
                                step ->
                                        Autotiles.coast(
                                                Textures.water(step, 3),
                                                Textures.grass(0),
                                                2.5,
                                                Grounds.bank(step))));
        TILES.put("deep", () -> steps(3, Art::depths));
        TILES.put("flowers", () -> column(4, Props::swaying));
        TILES.put("lily", () -> column(4, Props::lily));
        TILES.put("hearth", () -> column(4, Props::hearth));
        TILES.put("path", () -> Autotiles.terrain(Textures.dirt(), grass, 2.5, Grounds.PATH));
        TILES.put("beach", () -> Autotiles.terrain(Textures.sand(), grass, 2.5, Grounds.BEACH));
        TILES.put("plaza", () -> Autotiles.terrain(Textures.cobble(), grass, 2, Grounds.PAVING));
        TILES.put("wheat", () -> Autotiles.terrain(Textures.wheat(), grass, 2, Grounds.PATH));
        TILES.put(
                "rug",
                () -> Autotiles.terrain(Textures.rug(), Textures.planks(), 1.5, Grounds.FRINGE));
        TILES.put("isle", () -> Autotiles.terrain(grass, new Canvas(CELL, CELL), 2, Grounds.CLIFF));
        TILES.put("air", () -> new Canvas(CELL, CELL));
        TILES.put("grass", () -> Textures.grass(0));
        TILES.put("tufts", () -> Textures.grass(1));
        TILES.put("daisies", () -> Textures.grass(2));
        TILES.put("clover", () -> Textures.grass(3));
        TILES.put("floor", Textures::planks);
        TILES.put("pier", Props::pier);
    }

    private static void outdoors() {
        TILES.put("sign", Props::sign);
        TILES.put("fence", Props::fence);
        TILES.put("post", Props::fencePost);
        TILES.put("barrel", Props::barrel);
        TILES.put("crate", Props::crate);
        TILES.put("chest", () -> Props.chest(false));
        TILES.put("chest_open", () -> Props.chest(true));
        TILES.put("rock", Props::rock);
        TILES.put("bush", Trees::bush);
        TILES.put("lamp", Props::lamp);
        TILES.put("well", Props::well);
        TILES.put("boat", Props::boat);
        TILES.put("oak", Trees::oak);
        TILES.put("cherry", Trees::cherry);
        TILES.put("pine", Trees::pine);
        TILES.put("cottage", () -> Houses.cottage(Ramp.ROOF));
        TILES.put("inn", () -> Houses.cottage(Ramp.SLATE));
    }

    private static void indoors() {
        TILES.put("wall_top", Interiors::wallTop);
        TILES.put("wall_base", Interiors::wallBase);
        TILES.put("dark", Interiors::dark);
        TILES.put("window", Interiors::window);
        TILES.put("bed", Interiors::bed);
        TILES.put("table", Interiors::table);
        TILES.put("stool", Interiors::stool);
        TILES.put("shelf", Interiors::shelf);
        TILES.put("counter", Interiors::counter);
        TILES.put("pot", Interiors::pot);
        TILES.put("mat", Interiors::mat);
    }

    private static void fileList() {
        Look[] folk = {
            Look.hero(), Look.keeper(), Look.elder(), Look.farmer(), Look.girl(), Look.fisher()
        };
        FILES.put("CharSet/Villagers", () -> Villagers.sheet(folk));
        FILES.put("CharSet/Creatures", Creatures::sheet);
        FILES.put("FaceSet/Villagers", () -> Faces.sheet(folk));
        FILES.put("System/System", SystemSheet::draw);
        FILES.put("Title/Title", Scenery::title);
        FILES.put("GameOver/GameOver", Scenery::gameOver);
        FILES.put("Backdrop/Meadow", Scenery::meadow);
        FILES.put("Panorama/Sky", Scenery::sky);
        FILES.put("Monster/Slime", Creatures::slime);
        FILES.put("Battle/Slash", Effects::slash);
        FILES.put("Battle/Heal", Effects::heal);
    }

    /** Draws one step of something that moves. */
    private interface Step {
        Canvas draw(int step);
    }

    /** Steps side by side. */
    private static Canvas steps(int count, Step step) {
        Canvas first = step.draw(0);
        Canvas all = new Canvas(first.width() * count, first.height());
        for (int i = 0; i < count; i++) {
            all.draw(step.draw(i), i * first.width(), 0);
        }
        return all;
    }

    /** Steps below each other. */
    private static Canvas column(int count, Step step) {
        Canvas all = new Canvas(CELL, CELL * count);
        for (int i = 0; i < count; i++) {
            all.draw(step.draw(i), 0, i * CELL);
        }
        return all;
    }

    /** Shallow water, the water between in both directions, deep water. */
    private static Canvas depths(int step) {
        Canvas all = new Canvas(CELL, 4 * CELL);
        all.draw(Textures.water(step, 3), 0, 0);
        all.draw(Textures.water(step, 2), 0, CELL);
        all.draw(Textures.water(step, 2), 0, 2 * CELL);
        all.draw(Textures.water(step, 1), 0, 3 * CELL);
        return all;
    }
}
