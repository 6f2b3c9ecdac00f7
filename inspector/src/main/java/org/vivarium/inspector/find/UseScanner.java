package org.vivarium.inspector.find;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.vivarium.inspector.code.Link;
import org.vivarium.inspector.code.Token;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.refs.CommandTargets;
import org.vivarium.model.refs.GameNames;
import org.vivarium.model.refs.ReferenceScan;
import org.vivarium.model.refs.ReferenceSink;
import org.vivarium.model.refs.Sought;

/** Finds who names a row or a file; a place is told once, however often it does. */
final class UseScanner implements Scanner {
    private final Sought sought;
    private final GameNames names;

    UseScanner(Sought sought, GameNames names) {
        this.sought = sought;
        this.names = names;
    }

    @Override
    public void scan(
            SearchedFile file, LcfFile data, Consumer<Hit> found, BooleanSupplier cancelled) {
        var writer = new HitWriter(file, data, names);
        ReferenceScan.scan(data, file.address(), new Uses(writer, found), cancelled);
    }

    private boolean names(Token token) {
        return switch (token.link()) {
            case Link.ToRow(var type, int id) -> sought.matches(CommandTargets.of(type), id);
            case Link.ToFile(var type, String name) ->
                    sought.matches(CommandTargets.of(type), name);
            case Link.ToTile(int map, int x, int y) -> sought.matches(Target.MAP, map);
            case null, default -> false;
        };
    }

    private final class Uses implements ReferenceSink {
        private final HitWriter writer;
        private final Consumer<Hit> found;
        private Address last;

        Uses(HitWriter writer, Consumer<Hit> found) {
            this.writer = writer;
            this.found = found;
        }

        @Override
        public void row(Target target, int id, Address from) {
            if (sought.matches(target, id)) {
                tell(from);
            }
        }

        @Override
        public void file(Target target, String name, Address from) {
            if (sought.matches(target, name)) {
                tell(from);
            }
        }

        private void tell(Address from) {
            if (!from.equals(last)) {
                last = from;
                found.accept(writer.of(from, UseScanner.this::names));
            }
        }
    }
}
