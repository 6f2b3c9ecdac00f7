package org.vivarium.engine.battle;

import java.util.List;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.Engine;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.text.WordWrap;

/** The rules of battle put together for a running game. */
public final class BattleParts {
    public final Engine engine;
    public final BattleState battle;
    public final Dice dice;
    public final BattleTables tables;
    public final Battlers battlers;
    public final StateRules states;
    public final SkillUse skills;
    public final Attacks attacks;
    public final SkillEffects effects;
    public final BattleText text;
    public final Narration narration;
    public final EnemyAi ai;
    public final AutoBattle automatic;

    public BattleParts(Engine engine) {
        this(engine, engine.state.random::between);
    }

    public BattleParts(Engine engine, Dice dice) {
        this.engine = engine;
        this.dice = dice;
        battle = engine.state.battle;
        boolean is2003 = engine.game.profile.is2003();
        BattleRules rules = BattleRules.of(engine.game.profile);
        tables = new BattleTables(engine.game.database);
        battlers = new Battlers(tables, engine.state, engine.party, is2003);
        states = new StateRules(tables, dice);
        skills = new SkillUse(battlers, states, engine.party, is2003);
        attacks = new Attacks(tables, states, dice, rules, new RowAdvantage(battle, is2003));
        effects = new SkillEffects(tables, states, attacks, dice, rules);
        text = new BattleText(engine.game);
        narration = new Narration(battle, engine.state.input, this::lines);
        ai = new EnemyAi(engine.state, battlers, states, skills, dice);
        automatic = new AutoBattle(battlers, skills, attacks, effects, dice);
    }

    /** Only the English 2000 breaks lines that are too long for the window. */
    private List<String> lines(String text) {
        return engine.game.profile.version() == EngineVersion.RPG_2000_ENGLISH
                ? WordWrap.lines(text, this::width, WordWrap.IN_BATTLE)
                : List.of(text);
    }

    private int width(int codePoint) {
        return engine.windows.text().font().get(codePoint).advance();
    }
}
