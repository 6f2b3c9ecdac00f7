package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.gfx.window.WindowStyle;
import org.vivarium.engine.state.BattleNumberState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.text.TextPainter;

/** Numbers that bounce over those who were hit or healed (spec battle 5.10). */
final class Numbers {
    static final int FRAMES = 30;

    private static final int FALL_FROM = 4;
    private static final int TOP_FROM = 11;
    private static final int RISE_FROM = 21;

    /** What is drawn ends this far above its line. */
    private static final int ABOVE_LINE = 5;

    private static final int DIGIT = 6;

    private final StateList<BattleNumberState> numbers;
    private final WindowStyle style;
    private final String miss;

    /**
     * @param miss the database's word for a blow that didn't hit
     */
    Numbers(BattleState battle, WindowStyle style, String miss) {
        numbers = battle.numbers;
        this.style = style;
        this.miss = miss;
    }

    void add(Battler b, int amount, NumberKind kind) {
        BattleNumberState n = numbers.add();
        n.amount = Math.abs(amount);
        n.kind = kind.ordinal();
        n.x = b.state().x;
        n.y = b.state().y;
        n.age = 0;
    }

    /** One frame: those that have been shown long enough go. */
    void update() {
        for (int i = numbers.size() - 1; i >= 0; i--) {
            if (++numbers.get(i).age > FRAMES) {
                numbers.remove(i);
            }
        }
    }

    /** Where the line of a number is in a frame of its life, from 1, below the battler's middle. */
    static int line(int age) {
        if (age >= RISE_FROM) {
            return (age - RISE_FROM) / 2;
        }
        return age >= TOP_FROM ? -1 : FALL_FROM - (age - 1) / 2;
    }

    void draw(int[] frame) {
        TextPainter text = style.text();
        for (int i = 0; i < numbers.size(); i++) {
            BattleNumberState n = numbers.get(i);
            int y = n.y + line(Math.max(1, n.age)) - ABOVE_LINE - TextPainter.HEIGHT;
            switch (NumberKind.at(n.kind)) {
                case NONE -> {}
                case MISS -> {
                    int left = n.x - text.width(miss) / 2;
                    text.draw(frame, left, y, miss, TextPainter.DEFAULT);
                }
                case DAMAGE -> number(text, frame, n, y, TextPainter.DEFAULT);
                case RECOVERY -> number(text, frame, n, y, TextPainter.HEAL);
            }
        }
    }

    private static void number(
            TextPainter text, int[] frame, BattleNumberState n, int y, int colour) {
        int width = DIGIT * digits(n.amount);
        text.drawNumber(frame, n.x - width / 2 + width, y, n.amount, colour);
    }

    private static int digits(int amount) {
        int digits = 1;
        for (int rest = amount; rest >= 10; rest /= 10) {
            digits++;
        }
        return digits;
    }
}
