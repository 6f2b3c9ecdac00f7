package org.vivarium.engine.text.font;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;

/**
 * The writing of a game's code page, which says in what order the built-in faces are asked (spec
 * screen 4.3). Characters of ASCII look the same in all of them.
 */
enum Script {
    /** Code pages of one byte: letters are half as wide as they are high. */
    WESTERN(Face.NARROW, Face.BASE, Face.GOTHIC, Face.BROAD),
    JAPANESE(Face.GOTHIC, Face.BASE, Face.BROAD, Face.RARE),
    KOREAN(Face.GOTHIC, Face.BASE, Face.BROAD, Face.RARE),
    /** Ideographs that Japanese lacks have their Chinese shapes. */
    CHINESE(Face.GOTHIC, Face.BROAD, Face.BASE, Face.RARE);

    private final List<Face> faces;

    Script(Face... faces) {
        this.faces = List.of(faces);
    }

    /** The writing of a Windows code page. */
    static Script ofCodePage(int codePage) {
        return switch (codePage) {
            case 932 -> JAPANESE;
            case 949 -> KOREAN;
            case 936, 950 -> CHINESE;
            default -> WESTERN;
        };
    }

    /** The writing of a charset, whatever of its names it goes by. */
    static Script ofCharset(Charset charset) {
        String name = charset.name().toLowerCase(Locale.ROOT);
        return switch (name) {
            case "windows-31j", "shift_jis", "x-windows-iso2022jp", "euc-jp" -> JAPANESE;
            case "x-windows-949", "euc-kr", "x-johab" -> KOREAN;
            case "gbk", "gb2312", "gb18030", "x-mswin-936", "big5", "x-windows-950" -> CHINESE;
            default -> WESTERN;
        };
    }

    /** The faces, the one that wins first. */
    List<Face> faces() {
        return faces;
    }

    /** Whether font 1 of a game has a face of its own. */
    boolean hasMincho() {
        return this != WESTERN;
    }
}
