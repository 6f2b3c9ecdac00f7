package org.vivarium.inspector.battle;

import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.LcfException;
import org.vivarium.model.Database;
import org.vivarium.model.Enemy;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.telemetry.snapshot.BattleSnapshot;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BattlerSnapshot;

/** Names of what a battle speaks of, from the open game's database. */
final class BattleNames {
    private Database database;

    void open(GameFiles game) {
        try {
            database = game == null ? null : Database.of(game.database());
        } catch (LcfException e) {
            database = null;
        }
    }

    Skill skill(int id) {
        return database == null ? null : database.skills().get(id);
    }

    Enemy enemy(int id) {
        return database == null ? null : database.enemies().get(id);
    }

    String troop(int id) {
        var row = database == null ? null : database.troops().get(id);
        return row == null ? "" : row.name();
    }

    String switchName(int id) {
        var row = database == null ? null : database.switches().get(id);
        return row == null || row.name().isEmpty() ? Integer.toString(id) : row.name();
    }

    private String item(int id) {
        Item row = database == null ? null : database.items().get(id);
        return row == null ? unknown(id) : row.name();
    }

    private static String unknown(int id) {
        return Texts.of("battle.unknown", id);
    }

    String state(int id) {
        State row = database == null ? null : database.states().get(id);
        return row == null ? unknown(id) : row.name();
    }

    /** What a battler does: the kind of action, or the name of its skill, item or next shape. */
    String action(Action action, int id) {
        return switch (action) {
            case SKILL -> {
                Skill skill = skill(id);
                yield skill == null ? unknown(id) : skill.name();
            }
            case ITEM -> item(id);
            case TRANSFORM -> {
                Enemy enemy = enemy(id);
                yield Texts.of("battle.become", enemy == null ? unknown(id) : enemy.name());
            }
            default -> Texts.of("battle.action." + action);
        };
    }

    static String target(BattleSnapshot battle, int number) {
        if (number == BattlerSnapshot.ALL_ALLIES) {
            return Texts.of("battle.party");
        }
        if (number == BattlerSnapshot.ALL_ENEMIES) {
            return Texts.of("battle.troop");
        }
        BattlerSnapshot battler = battle.battler(number);
        return battler == null ? "" : battler.name;
    }
}
