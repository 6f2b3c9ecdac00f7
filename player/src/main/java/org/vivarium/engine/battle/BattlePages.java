package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;
import org.vivarium.model.Rows;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopPage;
import org.vivarium.model.TroopPageCondition;

/** The pages of the troop: when they run, once a turn at most (spec battle 5.1). */
public final class BattlePages {
    private final GameState game;
    private final BattleState battle;
    private final Battlers battlers;
    private final Interpreter interpreter;

    public BattlePages(BattleParts parts) {
        game = parts.engine.state;
        battle = parts.battle;
        battlers = parts.battlers;
        interpreter = parts.engine.map.interpreter;
    }

    public boolean running() {
        return game.battleEvents.running();
    }

    public void update() {
        interpreter.update(game.battleEvents, Role.BATTLE, 0);
    }

    /** A turn begins: every page may run again. */
    public void forgetRuns() {
        Arrays.fill(battle.pagesRun, false);
    }

    /**
     * Starts the first page that is due.
     *
     * @return whether one runs now
     */
    public boolean startNext() {
        return startNext(PageCheck.ANY, null);
    }

    /**
     * Starts the first page that is due and looked at now.
     *
     * @param source who acts, or null between actions (2003)
     * @return whether one runs now
     */
    public boolean startNext(PageCheck check, Battler source) {
        if (running()) {
            return true;
        }
        Troop troop = battlers.tables.database.troops().get(battle.troop);
        if (troop == null) {
            return false;
        }
        Rows<TroopPage> pages = troop.pages();
        for (int i = 0; i < pages.size() && i < battle.pagesRun.length; i++) {
            if (!battle.pagesRun[i] && isDue(pages.at(i).condition(), check, source)) {
                battle.pagesRun[i] = true;
                Program list = interpreter.programs().troopPage(battle.troop, i + 1);
                game.battleEvents.clear();
                if (interpreter.start(game.battleEvents, Role.BATTLE, list, 0, false)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isDue(TroopPageCondition c, PageCheck check, Battler source) {
        return c.flags() != 0
                && check.looksAt(c)
                && holdsIn2003(c, source)
                && (!c.switchA() || game.switches.get(c.switchAId()))
                && (!c.switchB() || game.switches.get(c.switchBId()))
                && (!c.variable() || game.variables.get(c.variableId()) >= c.variableValue())
                && (!c.turn() || BattleFormulas.isTurn(battle.turn, c.turnA(), c.turnB()))
                && (!c.enemyHp() || enemyHolds(c))
                && (!c.actorHp()
                        || within(battlers.actor(c.actorId()), c.actorHpMin(), c.actorHpMax()));
    }

    /** Conditions that files of 2000 don't have. */
    private boolean holdsIn2003(TroopPageCondition c, Battler source) {
        return (!c.fatigue() || EnemyAi.within(battlers.fatigue(), c.fatigueMin(), c.fatigueMax()))
                && (!c.turnEnemy() || enemyTurnHolds(c, source))
                && (!c.turnActor()
                        || turnHolds(
                                battlers.actor(c.turnActorId()),
                                source,
                                c.turnActorA(),
                                c.turnActorB()))
                && (!c.commandActor() || commandHolds(c, source));
    }

    private boolean enemyTurnHolds(TroopPageCondition c, Battler source) {
        boolean there = c.turnEnemyId() >= 0 && c.turnEnemyId() < battlers.enemyCount();
        return there
                && turnHolds(
                        battlers.enemy(c.turnEnemyId()), source, c.turnEnemyA(), c.turnEnemyB());
    }

    private static boolean turnHolds(Battler battler, Battler source, int multiple, int base) {
        return battler != null
                && (source == null || source == battler)
                && BattleFormulas.isTurn(battler.state().turn, multiple, base);
    }

    private static boolean commandHolds(TroopPageCondition c, Battler source) {
        return source instanceof ActorBattler
                && source.number() == c.commandActorId()
                && source.state().lastCommand == c.commandId();
    }

    private boolean enemyHolds(TroopPageCondition c) {
        boolean there = c.enemyId() >= 0 && c.enemyId() < battlers.enemyCount();
        return there && within(battlers.enemy(c.enemyId()), c.enemyHpMin(), c.enemyHpMax());
    }

    private static boolean within(Battler battler, int low, int high) {
        return battler != null && EnemyAi.within(100 * battler.hp() / battler.maxHp(), low, high);
    }
}
