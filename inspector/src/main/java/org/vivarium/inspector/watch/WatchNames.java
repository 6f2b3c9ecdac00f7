package org.vivarium.inspector.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vivarium.control.Watchable;
import org.vivarium.control.Watchable.Kind;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.Names;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.Target;

/** How values that can be watched are called in a game, and which there are. */
final class WatchNames {
    private static final int MOST = 60;
    private static final int STRINGS = 50;
    private static final List<Kind> OF_ACTORS =
            List.of(Kind.ACTOR_HP, Kind.ACTOR_SP, Kind.ACTOR_LEVEL, Kind.ACTOR_EXPERIENCE);
    private static final List<Kind> SINGLE =
            List.of(Kind.GOLD, Kind.STEPS, Kind.MAP, Kind.HERO_X, Kind.HERO_Y);

    private final Names names;
    private final List<Watchable> all = new ArrayList<>();

    /**
     * @param game null while none is open
     */
    WatchNames(GameFiles game) {
        names = game == null ? null : new Names(game);
        if (names != null) {
            add(Kind.VARIABLE, Target.VARIABLE);
            add(Kind.SWITCH, Target.SWITCH);
            SINGLE.forEach(kind -> all.add(new Watchable(kind, 0)));
            OF_ACTORS.forEach(kind -> add(kind, Target.ACTOR));
            add(Kind.ITEM, Target.ITEM);
            all.add(new Watchable(Kind.TIMER, 1));
            all.add(new Watchable(Kind.TIMER, 2));
            for (int id = 1; id <= STRINGS; id++) {
                all.add(new Watchable(Kind.STRING, id));
            }
        }
    }

    private void add(Kind kind, Target target) {
        Table table = names.table(target);
        for (int n = 1; table != null && n <= table.size(); n++) {
            all.add(new Watchable(kind, n));
        }
    }

    /** The kind and number: "variable 5". */
    static String number(Watchable value) {
        String kind = Texts.of("watch.kind." + value.kind().word());
        return value.kind().numbered() ? kind + " " + value.id() : kind;
    }

    /** The name in the game; empty without one. */
    String name(Watchable value) {
        Target target = target(value.kind());
        return target == null || names == null ? "" : names.of(target, value.id()).strip();
    }

    String whole(Watchable value) {
        String name = name(value);
        return name.isEmpty() ? number(value) : number(value) + "  " + name;
    }

    private static Target target(Kind kind) {
        return switch (kind) {
            case SWITCH -> Target.SWITCH;
            case VARIABLE -> Target.VARIABLE;
            case ITEM -> Target.ITEM;
            case ACTOR_HP, ACTOR_SP, ACTOR_LEVEL, ACTOR_EXPERIENCE -> Target.ACTOR;
            default -> null;
        };
    }

    /** Values whose kind, number or name has all these words, the first ones. */
    List<Watchable> find(String typed) {
        String[] words = typed.toLowerCase(Locale.ROOT).strip().split("\\s+");
        var found = new ArrayList<Watchable>();
        for (int exact = 1; exact >= 0; exact--) {
            for (Watchable value : all) {
                if (found.size() < MOST
                        && !found.contains(value)
                        && fits(value, words, exact == 1)) {
                    found.add(value);
                }
            }
        }
        return found;
    }

    private boolean fits(Watchable value, String[] words, boolean exact) {
        String kind = Texts.of("watch.kind." + value.kind().word()).toLowerCase(Locale.ROOT);
        String name = name(value).toLowerCase(Locale.ROOT);
        for (String word : words) {
            boolean number = word.equals(Integer.toString(value.id()));
            boolean fits =
                    exact
                            ? number || kind.startsWith(word) || name.equals(word)
                            : number || kind.contains(word) || name.contains(word);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** A value in words: switches are on or off. */
    static String shown(Kind kind, int number, String text) {
        if (kind == Kind.SWITCH) {
            return number != 0 ? "ON" : "off";
        }
        return kind.isText() ? "“" + (text == null ? "" : text) + "”" : Integer.toString(number);
    }
}
