package org.vivarium.inspector.find;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.vivarium.inspector.code.Link;
import org.vivarium.inspector.code.Token;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Target;
import org.vivarium.model.refs.CommandTargets;
import org.vivarium.model.refs.GameNames;
import org.vivarium.model.refs.ReferenceScan;
import org.vivarium.model.refs.Sought;
import org.vivarium.model.refs.UseSink;

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
        var uses = new UseSink(sought, from -> found.accept(writer.of(from, this::names)));
        ReferenceScan.scan(data, file.address(), uses, cancelled);
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
}
