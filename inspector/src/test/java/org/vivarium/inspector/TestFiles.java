package org.vivarium.inspector;

import java.nio.charset.Charset;
import java.nio.file.Path;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.model.Actor;
import org.vivarium.model.Database;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** A small made database: three items, two skills, an actor. */
public final class TestFiles {
    private TestFiles() {}

    public static LcfFile database() {
        var document =
                new DocumentBuilder(
                        FileKind.DATABASE, Engine.RPG2000, Charset.forName("windows-1252"));
        RowBuilder root = document.root();
        var items = root.table(Database.ITEMS);
        items.add(1)
                .set(Item.NAME, "Potion")
                .set(Item.TYPE, Item.Type.MEDICINE)
                .set(Item.PRICE, 40);
        items.add(2).set(Item.NAME, "Sword").set(Item.TYPE, Item.Type.WEAPON).set(Item.PRICE, 300);
        items.add(3)
                .set(Item.NAME, "Fire Rod")
                .set(Item.TYPE, Item.Type.SPECIAL)
                .set(Item.PRICE, 900)
                .set(Item.SKILL_ID, 2);
        var skills = root.table(Database.SKILLS);
        skills.add(1).set(Skill.NAME, "Heal");
        skills.add(2).set(Skill.NAME, "Fire Ball");
        root.table(Database.ACTORS).add(1).set(Actor.NAME, "Alex").set(Actor.INITIAL_LEVEL, 5);
        try {
            return LcfFile.of(document.toBytes(), "RPG_RT.ldb");
        } catch (LcfException e) {
            throw new AssertionError(e);
        }
    }

    /** The database as it is browsed, saved to a path when one is given. */
    public static GameFiles files(Path path) {
        return GameFiles.single(database(), path);
    }
}
