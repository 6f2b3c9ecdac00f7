package org.vivarium.engine.gfx.command;

import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.Outcome;
import org.vivarium.engine.event.TextCodes;
import org.vivarium.engine.gfx.picture.PictureOrder;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.state.TextPanelState;

/**
 * Shows text as a picture (Maniac Patch, spec event-commands 3007). The command's text holds three
 * parts, each after a character that says where it comes from: itself, a string variable, the
 * string variable a variable names. They are the text, the system graphic and the font, of which
 * the player has its own.
 */
public final class StringPictureCommand {

    private static final int CODE = 3007;
    private static final char LITERAL = 1;
    private static final char STRING = 2;
    private static final char INDIRECT = 3;
    private static final int PARTS = 3;
    private static final int LOOK = 13;
    private static final int USUAL_FONT_SIZE = 12;

    private final PictureSystem pictures;
    private final TextCodes codes;
    private final PictureOrder order = new PictureOrder();
    private final TextPanelState panel = new TextPanelState();

    private StringPictureCommand(PictureSystem pictures, TextCodes codes) {
        this.pictures = pictures;
        this.codes = codes;
    }

    public static void register(HandlerTable table, PictureSystem pictures, TextCodes codes) {
        table.add(CODE, new StringPictureCommand(pictures, codes)::show);
    }

    private Outcome show(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        panel.width = i.packed(0, 4, i.p(18));
        panel.height = i.packed(0, 4, i.p(19));
        if (parts(i) < PARTS || panel.width < 0 || panel.height < 0) {
            return Outcome.NEXT;
        }
        int size = i.packed(0, 5, i.p(20));
        panel.fontSize = size > 0 ? size : USUAL_FONT_SIZE;
        int look = i.p(LOOK);
        panel.ground = look >> 8 & 15;
        panel.frame = (look >> 12 & 1) == 0;
        panel.gradient = (look >> 13 & 1) == 0;
        panel.shadow = (look >> 14 & 1) == 0;
        panel.bold = (look >> 15 & 1) != 0;
        panel.margin = (look >> 16 & 1) == 0;
        panel.letterSpacing = i.p(14) >> 8 & 0xFF;
        panel.lineSpacing = i.p(14) >> 16 & 0xFF;
        pictures.showText(i.packed(0, 0, i.p(1)), place(i, look), panel);
        return Outcome.NEXT;
    }

    private PictureOrder place(Interpreter i, int look) {
        PictureOrder o = order.reset();
        o.x = i.packed(0, 1, i.p(2));
        o.y = i.packed(0, 1, i.p(3));
        o.zoom = i.packed(0, 2, i.p(4));
        o.topTransparency = Math.clamp(i.packed(0, 3, i.p(5)), 0, 100);
        o.bottomTransparency = o.topTransparency;
        o.red = i.p(6);
        o.green = i.p(7);
        o.blue = i.p(8);
        o.saturation = i.p(9);
        o.effectMode = i.p(10);
        o.effectPower = i.p(11);
        if (o.effectMode == PictureOrder.FIXED_ANGLE) {
            int divisor = i.packed(LOOK, 7, i.p(21));
            int angle = i.packed(LOOK, 6, i.p(11));
            o.effectPower = ManiacPictures.turn(angle, divisor == 0 ? 1 : divisor);
        }
        ManiacPictures.blend(o, i.p(12));
        o.fixedToMap = (look & 0xFF) != 0;
        o.origin = i.p(0) >> 24 & 15;
        if ((i.p(0) >> 28 & 15) != 0) {
            o.zoomDown = Math.max(0, i.packed(0, 2, i.p(23)));
        }
        o.mapLayer = i.p(15);
        o.battleLayer = i.p(16);
        o.flags = i.p(17);
        return o;
    }

    /** Takes text and system graphic out of the command's text; returns how many parts it had. */
    private int parts(Interpreter i) {
        String all = i.text();
        int part = 0;
        for (int at = 0; at < all.length(); part++) {
            char source = all.charAt(at);
            int end = at + 1;
            while (end < all.length() && all.charAt(end) > INDIRECT) {
                end++;
            }
            String value = all.substring(at + 1, end);
            if (part == 0) {
                panel.text = lines(text(i, source, value));
            } else if (part == 1) {
                panel.system = value;
            }
            at = end;
        }
        return part;
    }

    private static String text(Interpreter i, char source, String literal) {
        return switch (source) {
            case STRING -> i.state().strings.get(i.p(22));
            case INDIRECT -> i.state().strings.get(i.state().variables.get(i.p(22)));
            case LITERAL -> literal;
            default -> "";
        };
    }

    /** Variables and names put in, line by line: line ends are no characters of a line. */
    private String lines(String text) {
        String plain = text.replace("\r\n", "\n");
        if (plain.indexOf('\n') < 0) {
            return codes.expand(plain);
        }
        String[] parts = plain.split("\n", -1);
        StringBuilder out = new StringBuilder(codes.expand(parts[0]));
        for (int n = 1; n < parts.length; n++) {
            out.append('\n').append(codes.expand(parts[n]));
        }
        return out.toString();
    }
}
