package org.vivarium.inspector.code;

import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.ParameterType;
import org.vivarium.model.refs.CommandTargets;
import org.vivarium.model.refs.Sought;

/** Follows the links of a script, and says what they mean. */
final class LinkTargets {
    private final PanelContext context;

    LinkTargets(PanelContext context) {
        this.context = context;
    }

    void follow(CodeOwner owner, Link link) {
        GameFiles game = context.game().get();
        switch (link) {
            case Link.ToRow row -> followRow(game, owner, row);
            case Link.ToTile(int map, int x, int y) ->
                    context.navigator().go(Addresses.tile(game, map, x, y), Viewer.MAP);
            case Link.ToPage(int event, int page) ->
                    go(
                            Addresses.map(game, owner.map())
                                    .at(Level.EVENT, event)
                                    .at(Level.PAGE, page));
            case Link.ToFile(ParameterType type, String name) ->
                    context.searches().usedBy(new Sought(CommandTargets.of(type), 0, name));
            case Link.ToLine line -> {}
        }
    }

    private void followRow(GameFiles game, CodeOwner owner, Link.ToRow row) {
        if (row.type() == ParameterType.EVENT) {
            if (owner.map() > 0) {
                go(Addresses.map(game, owner.map()).at(Level.EVENT, row.id()));
            }
            return;
        }
        Target target = CommandTargets.of(row.type());
        Address place = target == null ? null : Addresses.row(game, target, row.id());
        if (place != null) {
            context.navigator().go(place);
        }
    }

    private void go(Address code) {
        context.navigator().go(code, Viewer.CODE);
    }

    /** What a link means, for its tooltip. */
    String describe(CodeOwner owner, Link link) {
        return switch (link) {
            case Link.ToRow(ParameterType type, int id) -> {
                String name = owner == null ? "" : owner.names().name(type, id);
                String what = type.label().replace('-', ' ') + " " + id;
                yield name.isBlank() ? what : what + "  " + name.strip();
            }
            case Link.ToTile(int map, int x, int y) ->
                    Texts.of("code.link.tile", number(map), number(x), number(y));
            case Link.ToPage(int event, int page) ->
                    Texts.of("code.link.page", number(event), number(page));
            case Link.ToFile(ParameterType type, String name) ->
                    Texts.of("code.link.file", type.label(), name);
            case Link.ToLine(int index) -> Texts.of("code.link.line", number(index + 1));
        };
    }

    private static String number(int number) {
        return Integer.toString(number);
    }
}
