package org.vivarium.inspector.find;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.vivarium.inspector.code.ScriptLine;
import org.vivarium.inspector.code.ScriptWriter;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.refs.GameNames;

/** Finds commands by how the code view prints them, names in place of numbers. */
final class CodeScanner implements Scanner {
    private final WordMatcher words;
    private final GameNames names;

    CodeScanner(WordMatcher words, GameNames names) {
        this.words = words;
        this.names = names;
    }

    @Override
    public void scan(
            SearchedFile file, LcfFile data, Consumer<Hit> found, BooleanSupplier cancelled) {
        var writer = new HitWriter(file, data, names);
        var script =
                new ScriptWriter(
                        data.charset(), data.kind() == FileKind.MAP ? names.onMap(data) : names);
        new FileWalk(cancelled) {
            @Override
            void text(Row row, Field field, Address at) {
                // only commands are looked at
            }

            @Override
            void code(EventCode code, Address at) {
                CommandList list = CommandList.decode(code.data(), code.offset(), code.length());
                for (int i = 0; i < list.size() && !cancelled.getAsBoolean(); i++) {
                    ScriptLine line = script.line(list, i);
                    if (words.finds(line.text())) {
                        found.accept(
                                writer.of(
                                        at.at(Level.COMMAND, i),
                                        HitWriter.pieces(
                                                line, token -> words.finds(token.text()))));
                    }
                }
            }

            @Override
            void moves(MoveCode code, Address at) {
                // a page's own route is no event code
            }
        }.walk(data, file.address());
    }
}
