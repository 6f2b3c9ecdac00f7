package org.vivarium.engine.battle;

import org.vivarium.engine.party.PartyRules;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;

/**
 * Everybody on both sides. A battler's number is its actor id, or below 0 the place in the troop;
 * two numbers stand for whole parties.
 */
public final class Battlers {
    public static final int NOBODY = 0;
    public static final int ALL_ALLIES = Integer.MAX_VALUE;
    public static final int ALL_ENEMIES = Integer.MIN_VALUE;

    public final BattleTables tables;
    private final GameState game;
    private final BattleState battle;
    private final ActorBattler[] actors;
    private final EnemyBattler[] troop = new EnemyBattler[BattleState.MAX_ENEMIES];

    public Battlers(BattleTables tables, GameState game, PartyRules party, boolean is2003) {
        this.tables = tables;
        this.game = game;
        this.battle = game.battle;
        actors = new ActorBattler[tables.database.actors().size()];
        for (int id = 1; id <= actors.length; id++) {
            actors[id - 1] = new ActorBattler(tables, game, party, is2003, id);
        }
        for (int i = 0; i < troop.length; i++) {
            troop[i] = new EnemyBattler(tables, battle, i);
        }
    }

    public static int enemyNumber(int index) {
        return -1 - index;
    }

    /** The battler of that number, or null: nobody, or a whole party. */
    public Battler get(int number) {
        if (number > 0 && number <= actors.length) {
            return actors[number - 1];
        }
        return number < 0 && number >= -enemyCount() ? troop[-1 - number] : null;
    }

    /** An actor of the database, in the party or not; or null. */
    public ActorBattler actor(int id) {
        return id > 0 && id <= actors.length ? actors[id - 1] : null;
    }

    public int allyCount() {
        return game.party.size;
    }

    public ActorBattler ally(int place) {
        return actors[game.party.members[place] - 1];
    }

    public int enemyCount() {
        return battle.enemies.size();
    }

    public EnemyBattler enemy(int index) {
        return troop[index];
    }

    public int count(boolean enemies) {
        return enemies ? enemyCount() : allyCount();
    }

    public Battler member(boolean enemies, int index) {
        return enemies ? enemy(index) : ally(index);
    }

    public int existing(boolean enemies) {
        int found = 0;
        for (int i = 0; i < count(enemies); i++) {
            found += member(enemies, i).exists() ? 1 : 0;
        }
        return found;
    }

    /** The {@code n}th existing member of a side, counted from 0; or null. */
    public Battler existing(boolean enemies, int n) {
        int left = n;
        for (int i = 0; i < count(enemies); i++) {
            Battler member = member(enemies, i);
            if (member.exists() && left-- == 0) {
                return member;
            }
        }
        return null;
    }

    /** A random existing member; {@link #NOBODY} without one. */
    public int random(boolean enemies, Dice dice) {
        int choice = existing(enemies);
        return choice == 0 ? NOBODY : existing(enemies, dice.roll(0, choice - 1)).number();
    }

    /** The next existing member of the same side after this one, in a circle; or null. */
    public Battler nextAfter(Battler battler) {
        boolean enemies = battler.isEnemy();
        int count = count(enemies);
        int at = 0;
        while (at < count && member(enemies, at) != battler) {
            at++;
        }
        for (int i = 1; i <= count; i++) {
            Battler next = member(enemies, (at + i) % count);
            if (next.exists()) {
                return next;
            }
        }
        return null;
    }

    /** Mean agility of a side, hidden and dead included (spec battle 1.8). */
    public int meanAgility(boolean enemies) {
        int count = count(enemies);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += member(enemies, i).stat(Stat.AGILITY);
        }
        return count == 0 ? 0 : sum / count;
    }

    /** How worn out the party is, in percent. */
    public int fatigue() {
        int hp = 0;
        int maxHp = 0;
        int sp = 0;
        int maxSp = 0;
        for (int i = 0; i < allyCount(); i++) {
            ActorBattler ally = ally(i);
            hp += ally.hp();
            maxHp += ally.maxHp();
            sp += ally.sp();
            maxSp += ally.maxSp();
        }
        return allyCount() == 0 ? 0 : BattleFormulas.fatigue(hp, maxHp, sp, maxSp);
    }

    public int meanLevel() {
        int sum = 0;
        for (int i = 0; i < allyCount(); i++) {
            sum += ally(i).actor().level;
        }
        return allyCount() == 0 ? 0 : sum / allyCount();
    }
}
