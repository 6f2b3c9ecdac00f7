package org.vivarium.inspector.code;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.Target;
import org.vivarium.model.Troop;
import org.vivarium.model.TroopMember;
import org.vivarium.model.TroopPageCondition;
import org.vivarium.model.event.ParameterType;
import org.vivarium.model.refs.GameNames;

/** What must hold for a page of a troop to run, in words. */
final class TroopConditions {
    private final GameNames names;
    private final Troop troop;
    private final PageConditions rows;

    TroopConditions(GameNames names, Troop troop) {
        this.names = names;
        this.troop = troop;
        rows = new PageConditions(names);
    }

    List<List<Token>> of(TroopPageCondition condition) {
        var all = new ArrayList<List<Token>>();
        if (condition.switchA()) {
            all.add(rows.row(ParameterType.SWITCH, condition.switchAId(), PageConditions.on()));
        }
        if (condition.switchB()) {
            all.add(rows.row(ParameterType.SWITCH, condition.switchBId(), PageConditions.on()));
        }
        if (condition.variable()) {
            String least = " ≥ " + condition.variableValue();
            all.add(rows.row(ParameterType.VARIABLE, condition.variableId(), least));
        }
        if (condition.turn()) {
            all.add(words("turn", turns(condition.turnB(), condition.turnA())));
        }
        if (condition.fatigue()) {
            all.add(words("fatigue", condition.fatigueMin(), condition.fatigueMax()));
        }
        if (condition.enemyHp()) {
            all.add(
                    words(
                            "hp",
                            enemy(condition.enemyId()),
                            condition.enemyHpMin(),
                            condition.enemyHpMax()));
        }
        if (condition.actorHp()) {
            all.add(
                    words(
                            "hp",
                            names.name(Target.ACTOR, condition.actorId()),
                            condition.actorHpMin(),
                            condition.actorHpMax()));
        }
        if (condition.data().file().engine() == Engine.RPG2003) {
            only2003(condition, all);
        }
        return all;
    }

    private void only2003(TroopPageCondition condition, List<List<Token>> all) {
        if (condition.turnEnemy()) {
            all.add(
                    words(
                            "turnOf",
                            enemy(condition.turnEnemyId()),
                            turns(condition.turnEnemyB(), condition.turnEnemyA())));
        }
        if (condition.turnActor()) {
            all.add(
                    words(
                            "turnOf",
                            names.name(Target.ACTOR, condition.turnActorId()),
                            turns(condition.turnActorB(), condition.turnActorA())));
        }
        if (condition.commandActor()) {
            String command = names.name(Target.BATTLE_COMMAND, condition.commandId());
            all.add(
                    rows.row(
                            ParameterType.ACTOR,
                            condition.commandActorId(),
                            " " + Texts.of("code.condition.uses", command)));
        }
    }

    private static List<Token> words(String key, Object... values) {
        return PageConditions.words(Texts.of("code.condition." + key, values));
    }

    /** The first turn and every how many after it. */
    private static String turns(int first, int every) {
        return every == 0 ? Integer.toString(first) : first + " + " + every + "×";
    }

    /** A member of the troop, counted from 0 as conditions do. */
    private String enemy(int member) {
        if (member < 0 || member >= troop.members().size()) {
            return Texts.of("code.condition.enemy", member + 1);
        }
        TroopMember found = troop.members().at(member);
        return names.name(Target.ENEMY, found.enemyId());
    }
}
