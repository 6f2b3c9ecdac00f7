package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.MoveCursor;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.EventCommand;
import org.vivarium.model.refs.GameNames;

/**
 * Finds words in every string: names, descriptions, file names, messages, choices, comments. The
 * lines of one message or comment are one text (spec interpreter 16), found at its first line.
 */
final class TextScanner implements Scanner {
    private static final String STYLE = "script-text";

    private final WordMatcher words;
    private final GameNames names;

    TextScanner(WordMatcher words, GameNames names) {
        this.words = words;
        this.names = names;
    }

    @Override
    public void scan(
            SearchedFile file, LcfFile data, Consumer<Hit> found, BooleanSupplier cancelled) {
        var writer = new HitWriter(file, data, names);
        new FileWalk(cancelled) {
            @Override
            void text(Row row, Field field, Address at) {
                check(row.getString(field), at.at(Level.FIELD, field.name()));
            }

            @Override
            void code(EventCode code, Address at) {
                EventCursor command = code.cursor();
                var lines = new ArrayList<String>();
                int first = 0;
                for (int i = 0; command.next(); i++) {
                    if (!goesOn(command.code())) {
                        check(lines, at.at(Level.COMMAND, first));
                        lines.clear();
                        first = i;
                    }
                    if (command.textLength() > 0) {
                        lines.add(command.string(data.charset()));
                    }
                }
                check(lines, at.at(Level.COMMAND, first));
            }

            @Override
            void moves(MoveCode code, Address at) {
                MoveCursor move = code.cursor();
                for (int i = 0; move.next(); i++) {
                    check(move.string(data.charset()), at.at(Level.COMMAND, i));
                }
            }

            private void check(List<String> lines, Address place) {
                if (lines.size() == 1) {
                    check(lines.getFirst(), place);
                } else if (!lines.isEmpty()) {
                    check(whole(lines), place);
                }
            }

            private void check(String text, Address place) {
                if (!text.isEmpty() && words.finds(text)) {
                    found.accept(writer.of(place, words.pieces(text, STYLE)));
                }
            }
        }.walk(data, file.address());
    }

    /** Whether a command holds a further line of the message or comment in front of it. */
    private static boolean goesOn(int code) {
        return code == EventCommand.Code.SHOW_MESSAGE_2 || code == EventCommand.Code.COMMENT_2;
    }

    /**
     * The lines of one message as the words are to be found in them: parted by spaces, as words
     * are, or joined, as they are where scripts have no spaces; else the first line that has them.
     */
    private String whole(List<String> lines) {
        String spaced = String.join(" ", lines);
        String joined = String.join("", lines);
        if (words.finds(spaced)) {
            return spaced;
        }
        if (words.finds(joined)) {
            return joined;
        }
        return lines.stream().filter(words::finds).findFirst().orElse("");
    }
}
