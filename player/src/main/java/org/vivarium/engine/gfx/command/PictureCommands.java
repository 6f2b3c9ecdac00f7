package org.vivarium.engine.gfx.command;

import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.Outcome;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PictureSystem;

/** Show, Move and Erase Picture: reads their parameters (spec screen 2.3, interpreter 15). */
public final class PictureCommands {
    private static final int SHOW = 11110;
    private static final int MOVE = 11120;
    private static final int ERASE = 11130;
    private static final int ONE_BY_VARIABLE = 1;
    private static final int RANGE = 2;
    private static final int RANGE_BY_VARIABLES = 3;
    private static final int INDIRECT = 4;
    private static final int ALL = 5;
    private static final int MAX_ZOOM = 2000;
    private static final int MAX_TENTHS = 10_000;
    private static final int FRAMES_PER_TENTH = 6;

    /** Lists of the English 2003 are longer than this; only they have the later parameters. */
    private static final int SHORT_SHOW = 16;

    private static final int SHORT_MOVE = 17;

    private final PictureSystem pictures;
    private final PictureOrder order = new PictureOrder();

    private PictureCommands(PictureSystem pictures) {
        this.pictures = pictures;
    }

    public static void register(HandlerTable table, PictureSystem pictures) {
        PictureCommands commands = new PictureCommands(pictures);
        table.add(SHOW, commands::show);
        table.add(MOVE, commands::move);
        table.add(ERASE, commands::erase);
    }

    private static boolean held(Interpreter i) {
        return i.dialect().messagesHoldPictures() && i.host().messageActive();
    }

    private Outcome show(Interpreter i) {
        if (held(i)) {
            return Outcome.BLOCKED;
        }
        boolean extended = extended(i, SHORT_SHOW);
        PictureOrder o = common(i, extended);
        o.name = extended ? numbered(i, name(i)) : PicturePointers.name(i, i.p(0), i.text());
        o.fixedToMap = (i.dialect().maniac() ? i.p(4) & 0xFF : i.p(4)) > 0;
        o.transparentColour = i.p(7) > 0;
        o.bottomTransparency =
                splits(i) && i.parameterCount() > 14 ? percent(i, i.p(14)) : o.topTransparency;
        if (extended) {
            sheet(i, o);
            o.mapLayer = i.p(27);
            o.battleLayer = i.p(28);
            o.flags = i.p(29);
            ManiacPictures.extend(i, o, ManiacPictures.SHOW);
        }
        pictures.show(id(i, extended), o);
        return Outcome.NEXT;
    }

    private Outcome move(Interpreter i) {
        if (held(i)) {
            return Outcome.BLOCKED;
        }
        boolean extended = extended(i, SHORT_MOVE);
        PictureOrder o = common(i, extended);
        o.bottomTransparency =
                splits(i) && i.parameterCount() > 16 ? percent(i, i.p(16)) : o.topTransparency;
        o.frames = duration(i);
        if (extended) {
            ManiacPictures.extend(i, o, ManiacPictures.MOVE);
        }
        pictures.move(id(i, extended), o);
        if ((i.dialect().maniac() ? i.p(15) & 1 : i.p(15)) != 0) {
            i.waitFrames(o.frames);
        }
        return Outcome.NEXT;
    }

    /** Tenths of a second; with the Maniac Patch a negative number counts frames. */
    private static int duration(Interpreter i) {
        if (i.dialect().maniac() && i.p(14) < 0) {
            return Math.min(-(i.p(14) + 1), MAX_TENTHS) + 1;
        }
        return Math.clamp(PicturePointers.value(i, i.p(14)), 0, MAX_TENTHS) * FRAMES_PER_TENTH;
    }

    private Outcome erase(Interpreter i) {
        if (held(i)) {
            return Outcome.BLOCKED;
        }
        int mode = i.dialect().is2003English() && i.parameterCount() > 1 ? i.p(1) : 0;
        int first = mode == 0 ? PicturePointers.id(i, i.p(0)) : i.p(0);
        int last = first;
        switch (mode) {
            case ONE_BY_VARIABLE -> {
                first = i.value(1, i.p(0));
                last = first;
            }
            case RANGE -> last = i.p(2);
            default -> {
                if (mode > RANGE && i.dialect().maniac()) {
                    return eraseExtended(i, mode);
                }
            }
        }
        return erase(first, last);
    }

    /** The Maniac Patch's ways to say which. */
    private Outcome eraseExtended(Interpreter i, int mode) {
        return switch (mode) {
            case RANGE_BY_VARIABLES -> erase(i.value(1, i.p(0)), i.value(1, i.p(2)));
            case INDIRECT -> erase(i.value(2, i.p(0)), i.value(2, i.p(0)));
            case ALL -> erase(1, i.state().pictures.size());
            default -> Outcome.NEXT;
        };
    }

    private Outcome erase(int first, int upTo) {
        int last = Math.min(upTo, PictureSystem.MAX_ID);
        for (int id = first; id <= last; id++) {
            pictures.erase(id);
        }
        return Outcome.NEXT;
    }

    /** What Show and Move have in the same places. */
    private PictureOrder common(Interpreter i, boolean extended) {
        PictureOrder o = order.reset();
        int mode = i.dialect().maniac() ? i.p(1) & 0xFF : i.p(1);
        o.x = i.value(mode, i.p(2));
        o.y = i.value(mode, i.p(3));
        int zoom = extended ? i.value(i.p(20), i.p(5)) : i.p(5);
        o.zoom = Math.clamp(PicturePointers.value(i, zoom), 0, MAX_ZOOM);
        o.topTransparency = percent(i, extended ? i.value(i.p(21), i.p(6)) : i.p(6));
        o.red = i.p(8);
        o.green = i.p(9);
        o.blue = i.p(10);
        o.saturation = i.p(11);
        o.effectMode = i.p(12);
        o.effectPower = i.p(13);
        return o;
    }

    private static void sheet(Interpreter i, PictureOrder o) {
        if (i.p(22) <= 0) {
            return;
        }
        o.columns = i.p(22);
        o.rows = i.p(23);
        if (i.p(24) == 2) {
            o.cellSpeed = i.p(25);
            o.playOnce = i.p(26) != 0;
        } else {
            o.cell = i.value(i.p(24), i.p(25)) - 1;
        }
    }

    /** With the Maniac Patch a string variable may give the name. */
    private static String name(Interpreter i) {
        return i.parameterCount() > 30 ? i.textOr(17, 2, 30) : i.text();
    }

    private static int id(Interpreter i, boolean extended) {
        return extended
                ? i.value(i.dialect().maniac() ? i.p(17) & 15 : i.p(17), i.p(0))
                : PicturePointers.id(i, i.p(0));
    }

    /** The last p18 characters of the name give way to variable p19. */
    private static String numbered(Interpreter i, String name) {
        return i.p(19) == 0 ? name : PicturePointers.numbered(name, i.p(18), i.value(1, i.p(19)));
    }

    private static boolean extended(Interpreter i, int shortCount) {
        return i.dialect().is2003English() && i.parameterCount() > shortCount;
    }

    /**
     * Only 2003 before its English edition draws the lower half of a picture with an opacity of its
     * own.
     */
    private static boolean splits(Interpreter i) {
        return i.dialect().is2003() && !i.dialect().is2003English();
    }

    private static int percent(Interpreter i, int p) {
        return Math.clamp(PicturePointers.value(i, p), 0, 100);
    }
}
