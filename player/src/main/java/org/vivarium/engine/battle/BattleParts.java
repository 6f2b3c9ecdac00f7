package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.state.BattleState;

/** The rules of battle put together for a running game. */
final class BattleParts {
    final Engine engine;
    final BattleState battle;
    final Dice dice;
    final BattleTables tables;
    final Battlers battlers;
    final StateRules states;
    final SkillUse skills;
    final Attacks attacks;
    final SkillEffects effects;
    final BattleText text;
    final Narration narration;
    final EnemyAi ai;
    final AutoBattle automatic;

    BattleParts(Engine engine) {
        this(engine, engine.state.random::between);
    }

    BattleParts(Engine engine, Dice dice) {
        this.engine = engine;
        this.dice = dice;
        battle = engine.state.battle;
        boolean is2003 = engine.game.profile.is2003();
        BattleRules rules = BattleRules.of(engine.game.profile);
        tables = new BattleTables(engine.game.database);
        battlers = new Battlers(tables, engine.state, engine.party, is2003);
        states = new StateRules(tables, dice);
        skills = new SkillUse(battlers, states, engine.party, is2003);
        attacks = new Attacks(tables, states, dice, rules);
        effects = new SkillEffects(tables, states, attacks, dice, rules);
        text = new BattleText(engine.game);
        narration = new Narration(battle, engine.state.input);
        ai = new EnemyAi(engine.state, battlers, states, skills, dice);
        automatic = new AutoBattle(battlers, skills, attacks, effects, dice);
    }
}
