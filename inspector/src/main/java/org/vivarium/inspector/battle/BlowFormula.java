package org.vivarium.inspector.battle;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.Texts;
import org.vivarium.model.Skill;
import org.vivarium.telemetry.snapshot.BattleSnapshot.Action;
import org.vivarium.telemetry.snapshot.BlowSnapshot;

/** The steps from the values of both sides to what a blow did, each with its numbers. */
final class BlowFormula {

    /**
     * One step.
     *
     * @param how where the number comes from
     */
    record Step(String name, String how, String number) {}

    private final BattleNames names;

    BlowFormula(BattleNames names) {
        this.names = names;
    }

    List<Step> steps(BlowSnapshot b) {
        List<Step> steps = new ArrayList<>();
        Skill skill = b.action == Action.SKILL ? names.skill(b.id) : null;
        boolean computed =
                skill != null || b.action == Action.ATTACK || b.action == Action.SELF_DESTRUCT;
        if (computed) {
            steps.add(
                    step(
                            "chance",
                            Texts.of(b.success ? "battle.worked" : "battle.missed"),
                            Texts.of("battle.percent", b.chance)));
        }
        if (computed && (b.success || b.base != 0)) {
            addEffect(steps, b, skill);
        }
        if (b.hp != 0 || b.sp == 0) {
            steps.add(step("hpChange", "", signed(b.hp)));
        }
        if (b.sp != 0) {
            steps.add(step("spChange", "", signed(b.sp)));
        }
        return steps;
    }

    private static void addEffect(List<Step> steps, BlowSnapshot b, Skill skill) {
        steps.add(step("base", base(b, skill), Integer.toString(b.base)));
        if (b.advanced) {
            steps.add(step("row", Texts.of("battle.advanced"), Integer.toString(b.base)));
        }
        steps.add(step("attributes", attributes(b), Integer.toString(b.attributed)));
        if (b.guarded) {
            int left = 75 * b.attributed / 100;
            steps.add(step("row", Texts.of("battle.guarded"), Integer.toString(left)));
        }
        if (b.action == Action.ATTACK) {
            String critical = Texts.of("battle.critical", b.criticalChance);
            String factor =
                    b.critical ? "× 3" : b.charged ? Texts.of("battle.chargedTimes") : "× 1";
            steps.add(step("amplified", critical + "  " + factor, Integer.toString(b.amplified)));
        }
        steps.add(step("variance", variance(b), Integer.toString(b.varied)));
        String defence =
                !b.defending
                        ? "battle.notDefending"
                        : b.strong ? "battle.strongDefence" : "battle.halved";
        int left = !b.defending ? b.varied : b.strong ? b.varied / 2 / 2 : b.varied / 2;
        steps.add(step("defence", Texts.of(defence), Integer.toString(left)));
    }

    private static Step step(String key, String how, String number) {
        return new Step(Texts.of("battle.step." + key), how, number);
    }

    private static String base(BlowSnapshot b, Skill skill) {
        if (skill == null) {
            return Texts.of("battle.base." + b.action, b.attack, b.defense);
        }
        var words = new StringBuilder(Texts.of("battle.base.power", skill.power()));
        int physical = skill.physicalRate();
        int magical = skill.magicalRate();
        term(words, physical, "battle.base.attack", physical, b.attack);
        term(words, magical, "battle.base.spirit", magical, b.spirit);
        term(words, Math.min(physical, b.defense), "battle.base.defence", physical, b.defense);
        term(
                words,
                Math.min(magical, b.targetSpirit),
                "battle.base.targetSpirit",
                magical,
                b.targetSpirit);
        return words.toString();
    }

    private static void term(StringBuilder words, int counts, String key, int rate, int value) {
        if (counts > 0) {
            words.append(' ').append(Texts.of(key, rate, value));
        }
    }

    private static String attributes(BlowSnapshot b) {
        boolean physical = b.physical != BlowSnapshot.NO_RATE;
        boolean magical = b.magical != BlowSnapshot.NO_RATE;
        if (!physical && !magical) {
            return Texts.of("battle.noAttributes");
        }
        String p = physical ? Texts.of("battle.physical", b.physical) : "";
        String m = magical ? Texts.of("battle.magical", b.magical) : "";
        return physical && magical ? p + "  " + m : p + m;
    }

    private static String variance(BlowSnapshot b) {
        if (b.variance <= 0 || b.amplified <= 0) {
            return Texts.of("battle.noVariance");
        }
        int spread = Math.max(1, b.variance * b.amplified / 10);
        int least = b.amplified - spread / 2;
        return Texts.of("battle.varied", least, least + spread);
    }

    static String signed(int change) {
        return change > 0 ? "+" + change : change < 0 ? "−" + -change : "0";
    }
}
