package org.vivarium.inspector.tables;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.Node;
import org.vivarium.assets.AssetKind;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.FieldActions;
import org.vivarium.inspector.row.FieldItem;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * What values lead to: rows and lists in the tables, commands in their code, sounds to the ear.
 *
 * @param rows shows a place in the tables
 * @param editing begins to change a value
 */
record ValueActions(
        PanelContext context, Consumer<Address> rows, BiConsumer<FieldItem, Node> editing)
        implements FieldActions {
    @Override
    public void go(Address place) {
        if (place.level() == Level.COMMAND) {
            context.navigator().go(place);
        } else {
            rows.accept(place);
        }
    }

    @Override
    public void edit(FieldItem item, Node cell) {
        editing.accept(item, cell);
    }

    @Override
    public void play(AssetKind kind, String name, Row struct) {
        int volume = percent(struct, "volume");
        int tempo = percent(struct, "tempo");
        if (!context.sounds().play(context.game().get().assets(), kind, name, volume, tempo)) {
            context.notifier().warn(Texts.of("row.noSound", kind.folder(), name));
        }
    }

    private static int percent(Row struct, String name) {
        Field field = struct.type().findField(name);
        return field == null ? 100 : struct.getInt(field);
    }
}
