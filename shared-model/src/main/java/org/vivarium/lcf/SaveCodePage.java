package org.vivarium.lcf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The code page that a save names: an extended player writes it, and then all texts of the file are
 * in it, whatever the game's other files use (spec lcf-format 12).
 */
final class SaveCodePage {
    private static final int UTF_8 = 65001;

    private SaveCodePage() {}

    /** The charset the save names, or {@code otherwise} when it names none that is known. */
    static Charset of(Row save, Charset otherwise) {
        Row extension = save.struct(Schema.field("Save", "easyrpg_data"));
        int number = extension.getInt(Schema.field("SaveEasyRpgData", "codepage"));
        if (number == UTF_8) {
            return StandardCharsets.UTF_8;
        }
        String name =
                switch (number) {
                    case 932 -> "windows-31j";
                    case 936 -> "x-mswin-936";
                    case 949, 950, 874 -> "x-windows-" + number;
                    default -> "windows-" + number;
                };
        return number > 0 && Charset.isSupported(name) ? Charset.forName(name) : otherwise;
    }
}
