package org.vivarium.engine.event;

import org.vivarium.engine.state.ActorState;
import org.vivarium.model.Skill;
import org.vivarium.model.Terms;

/** The words of a level-up, which differ by edition and language (spec interpreter 10.3). */
final class LevelUpText {

    private final EventSystems systems;
    private final Terms terms;
    private final boolean japanese;

    LevelUpText(EventSystems systems) {
        this.systems = systems;
        this.terms = systems.game.terms;
        this.japanese = systems.game.charset.name().matches("(?i).*(31j|932|shift.jis).*");
    }

    /** One page: the new level, then the skills of the levels from {@code firstLevel} on. */
    void add(MessageOrder order, ActorState actor, int firstLevel) {
        order.add(levelLine(actor.name, actor.level));
        for (int id : systems.party.levels.skillsOf(actor, firstLevel, actor.level)) {
            Skill skill = systems.game.database.skills().get(id);
            if (skill != null) {
                order.add(skillLine(actor.name, skill.name()));
            }
        }
        order.endPage();
    }

    private String levelLine(String name, int level) {
        return switch (systems.dialect.version()) {
            case RPG_2000_ENGLISH ->
                    terms.levelUp()
                            .replace("%S", name)
                            .replace("%V", Integer.toString(level))
                            .replace("%U", terms.level());
            case RPG_2003_ENGLISH ->
                    name + " " + terms.levelUp() + "  " + terms.level() + " " + level;
            default ->
                    japanese
                            ? name + "は" + terms.level() + " " + level + " " + terms.levelUp()
                            : name + " " + terms.level() + " " + level + terms.levelUp();
        };
    }

    private String skillLine(String name, String skill) {
        return switch (systems.dialect.version()) {
            case RPG_2000_ENGLISH -> terms.skillLearned().replace("%S", name).replace("%O", skill);
            case RPG_2003_ENGLISH -> skill + " " + terms.skillLearned();
            default -> skill + terms.skillLearned();
        };
    }
}
