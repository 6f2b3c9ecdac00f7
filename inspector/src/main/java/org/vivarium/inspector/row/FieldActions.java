package org.vivarium.inspector.row;

import javafx.scene.Node;
import org.vivarium.assets.AssetKind;
import org.vivarium.lcf.Row;
import org.vivarium.model.Address;

/** What can be done with a value from where it is shown. */
public interface FieldActions {
    /** Shows the row or list a value refers to. */
    void go(Address place);

    /** Begins to change a value in a box beside its cell; does nothing while editing is off. */
    void edit(FieldItem item, Node cell);

    /** Plays the sound or music a struct names. */
    void play(AssetKind kind, String name, Row struct);
}
