package org.vivarium.engine.save.replay;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.vivarium.control.CommandTime;
import org.vivarium.control.GameRequest.Edit;
import org.vivarium.control.GameRequest.SetActor;
import org.vivarium.control.GameRequest.SetGold;
import org.vivarium.control.GameRequest.SetItem;
import org.vivarium.control.GameRequest.SetSteps;
import org.vivarium.control.GameRequest.SetString;
import org.vivarium.control.GameRequest.SetSwitch;
import org.vivarium.control.GameRequest.SetTimer;
import org.vivarium.control.GameRequest.SetVariable;
import org.vivarium.control.Watchable;

/** Edits as recordings write them: {@code FRAME ORDER WHAT NUMBER VALUE}. */
final class EditWords {
    private EditWords() {}

    static String of(TimedEdit edit) {
        CommandTime time = edit.time();
        return time.frame() + " " + time.order() + " " + words(edit.edit());
    }

    private static String words(Edit edit) {
        return switch (edit) {
            case SetSwitch e -> "switch " + e.id() + " " + (e.on() ? 1 : 0);
            case SetVariable e -> "variable " + e.id() + " " + e.value();
            case SetString e ->
                    "string "
                            + e.id()
                            + " "
                            + PackedBytes.of(e.text().getBytes(StandardCharsets.UTF_8));
            case SetGold e -> "gold 0 " + e.amount();
            case SetSteps e -> "steps 0 " + e.steps();
            case SetTimer e -> "timer " + e.timer() + " " + e.frames();
            case SetItem e -> "item " + e.id() + " " + e.count();
            case SetActor e ->
                    e.value().word().toLowerCase(Locale.ROOT) + " " + e.id() + " " + e.to();
        };
    }

    /**
     * @throws IllegalArgumentException when the words are no edit
     */
    static TimedEdit parse(String words) {
        String[] parts = words.strip().split("\\s+");
        Watchable.Kind kind = parts.length == 5 ? Watchable.Kind.named(parts[2]) : null;
        if (kind == null) {
            throw new IllegalArgumentException("edit " + words);
        }
        CommandTime time = new CommandTime(Long.parseLong(parts[0]), Integer.parseInt(parts[1]));
        return new TimedEdit(time, edit(kind, Integer.parseInt(parts[3]), parts[4]));
    }

    private static Edit edit(Watchable.Kind kind, int id, String value) {
        return switch (kind) {
            case SWITCH -> new SetSwitch(id, Integer.parseInt(value) != 0);
            case STRING ->
                    new SetString(id, new String(PackedBytes.parse(value), StandardCharsets.UTF_8));
            case VARIABLE -> new SetVariable(id, Integer.parseInt(value));
            case GOLD -> new SetGold(Integer.parseInt(value));
            case STEPS -> new SetSteps(Integer.parseInt(value));
            case TIMER -> new SetTimer(id, Integer.parseInt(value));
            case ITEM -> new SetItem(id, Integer.parseInt(value));
            case ACTOR_LEVEL, ACTOR_EXPERIENCE, ACTOR_HP, ACTOR_SP ->
                    new SetActor(kind, id, Integer.parseInt(value));
            default -> throw new IllegalArgumentException("edit of " + kind.word());
        };
    }
}
