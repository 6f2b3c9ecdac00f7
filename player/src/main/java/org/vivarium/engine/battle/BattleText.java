package org.vivarium.engine.battle;

import java.util.Locale;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.engine.Game;
import org.vivarium.engine.party.SkillRules;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.model.Terms;

/** The sentences of battle out of the database's words (spec battle 5.5). */
public final class BattleText {
    private static final String NOBODY_IN_PARTICULAR = "???";

    private final Terms terms;
    private final boolean english;
    private final boolean japanese;

    public BattleText(Game game) {
        terms = game.terms;
        english = game.profile.version() == EngineVersion.RPG_2000_ENGLISH;
        String charset = game.charset.name().toLowerCase(Locale.ROOT);
        japanese = charset.contains("31j") || charset.contains("932") || charset.contains("shift");
    }

    public Terms terms() {
        return terms;
    }

    /** Puts names and numbers into a term of the official English edition. */
    private static String fill(String term, String s, String o, String v, String u) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < term.length(); i++) {
            char c = term.charAt(i);
            String with =
                    c != '%' || i + 1 == term.length()
                            ? null
                            : switch (Character.toUpperCase(term.charAt(i + 1))) {
                                case 'S' -> s;
                                case 'O' -> o;
                                case 'V' -> v;
                                case 'U' -> u;
                                default -> null;
                            };
            if (with == null) {
                out.append(c);
            } else {
                out.append(with);
                i++;
            }
        }
        return out.toString();
    }

    private String simple(String name, String term) {
        return english ? fill(term, name, null, null, null) : name + term;
    }

    private String between(String japaneseWord) {
        return japanese ? japaneseWord : " ";
    }

    private String spaced() {
        return japanese ? " " : "";
    }

    public String encounter(Battler enemy) {
        return simple(enemy.name(), terms.encounter());
    }

    /** The line of an action other than a skill or an item; null when there is none. */
    public String usage(ActionKind kind, Battler user) {
        String term =
                switch (kind) {
                    case ATTACK -> terms.attacking();
                    case DEFEND -> terms.defending();
                    case OBSERVE -> terms.observing();
                    case CHARGE -> terms.focus();
                    case SELF_DESTRUCT -> terms.autodestruction();
                    case ESCAPE -> terms.enemyEscape();
                    default -> null;
                };
        return term == null ? null : simple(user.name(), term);
    }

    public String transform(String before, String after) {
        return english
                ? fill(terms.enemyTransform(), before, after, null, null)
                : before + terms.enemyTransform();
    }

    /** First line of a skill: its second message where there is no first. */
    public String skill(Battler user, Skill skill, Battler target) {
        String message = skill.usingMessage1();
        return message.isEmpty()
                ? skillAgain(user, skill, target)
                : english ? skillFilled(message, user, skill, target) : user.name() + message;
    }

    /** Second line of a skill. */
    public String skillAgain(Battler user, Skill skill, Battler target) {
        String message = skill.usingMessage2();
        return english ? skillFilled(message, user, skill, target) : message;
    }

    private static String skillFilled(String message, Battler user, Skill skill, Battler target) {
        boolean single =
                target != null
                        && SkillRules.isNormal(skill)
                        && skill.scope() != Skill.Scope.ENEMIES
                        && skill.scope() != Skill.Scope.PARTY;
        String object = single ? target.name() : NOBODY_IN_PARTICULAR;
        return fill(message, user.name(), object, null, skill.name());
    }

    public String item(Battler user, Item item) {
        return english
                ? fill(terms.useItem(), user.name(), item.name(), null, null)
                : user.name() + between("は") + item.name() + terms.useItem();
    }

    public String critical(Battler user, Battler target) {
        String term = target.isEnemy() ? terms.enemyCritical() : terms.actorCritical();
        return english ? fill(term, user.name(), target.name(), null, null) : term;
    }

    public String damage(Battler target, int amount) {
        if (amount == 0) {
            return simple(
                    target.name(),
                    target.isEnemy() ? terms.enemyUndamaged() : terms.actorUndamaged());
        }
        String term = target.isEnemy() ? terms.enemyDamaged() : terms.actorDamaged();
        return english
                ? fill(term, target.name(), null, Integer.toString(amount), terms.healthPoints())
                : target.name()
                        + between(target.isEnemy() ? "に " : "は ")
                        + amount
                        + spaced()
                        + term;
    }

    public String dodge(Battler user, Battler target) {
        return failure(terms.dodge(), user, target);
    }

    public String skillFailure(Skill skill, Battler user, Battler target) {
        return failure(
                switch (skill.failureMessage()) {
                    case 0 -> terms.skillFailureA();
                    case 1 -> terms.skillFailureB();
                    case 2 -> terms.skillFailureC();
                    default -> terms.dodge();
                },
                user,
                target);
    }

    private String failure(String term, Battler user, Battler target) {
        return english ? fill(term, user.name(), target.name(), null, null) : target.name() + term;
    }

    public String recovery(Battler target, String points, int amount) {
        return change(terms.hpRecovery(), target, points, amount);
    }

    public String valueChange(Battler target, String points, int change) {
        return change(
                change > 0 ? terms.parameterIncrease() : terms.parameterDecrease(),
                target,
                points,
                Math.abs(change));
    }

    private String change(String term, Battler target, String points, int amount) {
        return english
                ? fill(term, target.name(), null, Integer.toString(amount), points)
                : target.name() + between("の") + points + between("が ") + amount + spaced() + term;
    }

    public String absorbed(Battler user, Battler target, String points, int amount) {
        String term = target.isEnemy() ? terms.enemyHpAbsorbed() : terms.actorHpAbsorbed();
        return english
                ? fill(term, user.name(), target.name(), Integer.toString(amount), points)
                : target.name()
                        + between(target.isEnemy() ? "の" : "は")
                        + points
                        + between("を ")
                        + amount
                        + spaced()
                        + term;
    }

    public String shift(Battler target, String attribute, int direction) {
        String term = direction > 0 ? terms.resistanceIncrease() : terms.resistanceDecrease();
        return english
                ? fill(term, target.name(), attribute, null, null)
                : target.name() + between("は") + attribute + spaced() + term;
    }

    public String inflicted(Battler target, State state) {
        return simple(
                target.name(), target.isEnemy() ? state.messageEnemy() : state.messageActor());
    }

    public String recovered(Battler target, State state) {
        return simple(target.name(), state.messageRecovery());
    }

    public String already(Battler target, State state) {
        return simple(target.name(), state.messageAlready());
    }

    public String affected(Battler target, State state) {
        return simple(target.name(), state.messageAffected());
    }

    public String experience(int amount) {
        return english
                ? fill(terms.expReceived(), null, null, Integer.toString(amount), terms.expShort())
                : amount + terms.expReceived();
    }

    public String money(int amount) {
        return english
                ? fill(terms.goldRecievedA(), null, null, Integer.toString(amount), terms.gold())
                : terms.goldRecievedA() + " " + amount + terms.gold() + terms.goldRecievedB();
    }

    public String found(String item) {
        return english
                ? fill(terms.itemRecieved(), item, null, null, null)
                : item + terms.itemRecieved();
    }

    public String levelUp(String name, int level) {
        return english
                ? fill(terms.levelUp(), name, null, Integer.toString(level), terms.level())
                : name + between("は") + terms.level() + " " + level + spaced() + terms.levelUp();
    }

    public String learned(String name, String skill) {
        return english
                ? fill(terms.skillLearned(), name, skill, null, null)
                : skill + terms.skillLearned();
    }
}
