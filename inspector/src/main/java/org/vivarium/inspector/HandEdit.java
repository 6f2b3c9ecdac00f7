package org.vivarium.inspector;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.vivarium.control.GameRequest;
import org.vivarium.control.GameRequest.Edit;
import org.vivarium.control.Watchable;

/** Values of the running game set by hand, in whichever panel shows them. */
public final class HandEdit {
    private static final Set<String> ON_WORDS = Set.of("on", "1", "true", "yes");

    private HandEdit() {}

    /** Whether a value can be set: where somebody stands and which page runs follow from others. */
    public static boolean isPossible(Watchable.Kind kind) {
        return switch (kind) {
            case MAP, HERO_X, HERO_Y, EVENT_PAGE, EVENT_X, EVENT_Y -> false;
            default -> true;
        };
    }

    /** Asks the engine to set a value to what was typed; tells the user why it can't be. */
    public static void ask(PanelContext context, Watchable value, String typed) {
        request(value, typed)
                .ifPresentOrElse(
                        context::ask,
                        () -> context.notifier().warn(Texts.of("edit.noNumber", typed.strip())));
    }

    /** What is to be asked for; nothing when a number is needed and none was typed. */
    static Optional<Edit> request(Watchable value, String typed) {
        String words = typed.strip();
        int id = value.id();
        return switch (value.kind()) {
            case STRING -> Optional.of(new GameRequest.SetString(id, typed));
            case SWITCH ->
                    Optional.of(
                            new GameRequest.SetSwitch(
                                    id, ON_WORDS.contains(words.toLowerCase(Locale.ROOT))));
            default -> {
                OptionalInt number = number(words);
                yield number.isEmpty()
                        ? Optional.empty()
                        : Optional.ofNullable(numeric(value, number.getAsInt()));
            }
        };
    }

    private static Edit numeric(Watchable value, int to) {
        int id = value.id();
        return switch (value.kind()) {
            case VARIABLE -> new GameRequest.SetVariable(id, to);
            case ITEM -> new GameRequest.SetItem(id, to);
            case GOLD -> new GameRequest.SetGold(to);
            case STEPS -> new GameRequest.SetSteps(to);
            case TIMER -> new GameRequest.SetTimer(id, to);
            case ACTOR_LEVEL, ACTOR_EXPERIENCE, ACTOR_HP, ACTOR_SP ->
                    new GameRequest.SetActor(value.kind(), id, to);
            default -> null;
        };
    }

    private static OptionalInt number(String words) {
        try {
            return OptionalInt.of(Integer.parseInt(words));
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }
}
