package org.vivarium.inspector.code;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.Token.Kind;
import org.vivarium.lcf.Engine;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.PageCondition;
import org.vivarium.model.event.NameSource;
import org.vivarium.model.event.ParameterType;

/** What must hold for a page to be active, in words (spec map-scene 5.7). */
final class PageConditions {
    private static final String[] COMPARISONS = {"=", "≥", "≤", ">", "<", "≠"};
    private static final int AT_LEAST = 1;

    private final NameSource names;

    PageConditions(NameSource names) {
        this.names = names;
    }

    List<List<Token>> of(PageCondition condition) {
        var all = new ArrayList<List<Token>>();
        boolean is2003 = condition.data().file().engine() == Engine.RPG2003;
        if (condition.switchA()) {
            all.add(row(ParameterType.SWITCH, condition.switchAId(), on()));
        }
        if (condition.switchB()) {
            all.add(row(ParameterType.SWITCH, condition.switchBId(), on()));
        }
        if (condition.variable()) {
            int how = is2003 ? Math.clamp(condition.compareOperator(), 0, 5) : AT_LEAST;
            all.add(
                    row(
                            ParameterType.VARIABLE,
                            condition.variableId(),
                            " " + COMPARISONS[how] + " " + condition.variableValue()));
        }
        if (condition.item()) {
            all.add(
                    row(
                            ParameterType.ITEM,
                            condition.itemId(),
                            " " + Texts.of("code.condition.held")));
        }
        if (condition.actor()) {
            all.add(
                    row(
                            ParameterType.ACTOR,
                            condition.actorId(),
                            " " + Texts.of("code.condition.inParty")));
        }
        if (condition.timer()) {
            all.add(words(Texts.of("code.condition.timer", 1, condition.timerSec())));
        }
        if (condition.timer2() && is2003) {
            all.add(words(Texts.of("code.condition.timer", 2, condition.timer2Sec())));
        }
        return all;
    }

    List<List<Token>> of(CommonEvent event) {
        return event.switchFlag()
                ? List.of(row(ParameterType.SWITCH, event.switchId(), on()))
                : List.of();
    }

    static String on() {
        return " " + Texts.of("code.condition.on");
    }

    List<Token> row(ParameterType type, int id, String then) {
        var tokens = new ArrayList<Token>();
        new TokenSink(Kind.TEXT, tokens).row(type, id, names.name(type, id));
        tokens.add(Token.of(Kind.WORDS, then));
        return List.copyOf(tokens);
    }

    static List<Token> words(String text) {
        return List.of(Token.of(Kind.WORDS, text));
    }
}
