package org.vivarium.inspector.find;

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
import org.vivarium.model.refs.GameNames;

/** Finds words in every string: names, descriptions, file names, messages, choices, comments. */
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
                for (int i = 0; command.next(); i++) {
                    if (command.textLength() > 0) {
                        check(command.string(data.charset()), at, i);
                    }
                }
            }

            @Override
            void moves(MoveCode code, Address at) {
                MoveCursor move = code.cursor();
                for (int i = 0; move.next(); i++) {
                    check(move.string(data.charset()), at, i);
                }
            }

            private void check(String text, Address at, int command) {
                if (!text.isEmpty() && words.finds(text)) {
                    check(text, at.at(Level.COMMAND, command));
                }
            }

            private void check(String text, Address place) {
                if (!text.isEmpty() && words.finds(text)) {
                    found.accept(writer.of(place, words.pieces(text, STYLE)));
                }
            }
        }.walk(data, file.address());
    }
}
