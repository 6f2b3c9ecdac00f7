package org.vivarium.inspector.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.edit.EditSession;

/** The small box in which one value is changed; what is wrong with it is told in the box. */
public final class ValueEditor extends VBox {
    private static final int LONG_TEXT = 40;

    private final Place place;
    private final Field field;
    private final int element;
    private final Names names;
    private final Runnable close;
    private final Label problem = new Label();
    private Region focus = this;

    /**
     * @param element which element of an array, counted from 0; -1 for the whole field
     * @param close called when the value was changed
     */
    public ValueEditor(Place place, Field field, int element, Names names, Runnable close) {
        this.place = place;
        this.field = field;
        this.element = element;
        this.names = names;
        this.close = close;
        setId("value-editor");
        setSpacing(6);
        var title = new Label(ValueText.heading(field.name()));
        title.getStyleClass().add("muted");
        problem.setId("value-problem");
        problem.getStyleClass().add("value-problem");
        problem.setWrapText(true);
        problem.setMaxWidth(300);
        getChildren().setAll(title, control());
    }

    /** Gives the keyboard to where the value is typed or chosen. */
    public void focus() {
        focus.requestFocus();
    }

    /** Changes a yes or no without a box; gives whether the field is one. */
    public static boolean toggle(Place place, Field field, int element) {
        Row row = place.row();
        if (field.kind() == FieldKind.BOOL) {
            int value = row.getBool(field) ? 0 : 1;
            place.document().edit(session -> session.set(place.path(), field, value));
            return true;
        }
        if (field.kind() == FieldKind.BOOLS && element >= 0) {
            setElement(place, field, element, row.getArray(field).get(element) == 0);
            return true;
        }
        return false;
    }

    private static void setElement(Place place, Field field, int element, boolean on) {
        int[] values = place.row().getArray(field).toInts();
        int[] longer = Arrays.copyOf(values, Math.max(values.length, element + 1));
        longer[element] = on ? 1 : 0;
        place.document().edit(session -> session.set(place.path(), field, longer));
    }

    private Region control() {
        if (field.kind() == FieldKind.FLAGS) {
            return flags();
        }
        if (field.kind() == FieldKind.BOOLS && element < 0 && field.elementTarget() != null) {
            return set();
        }
        List<Choice> choices = choices();
        if (!choices.isEmpty()) {
            var list = new ChoiceList(choices, current(), this::commit);
            focus = list;
            return list;
        }
        return typed();
    }

    private String current() {
        Row row = place.row();
        return element < 0
                ? FieldInput.typed(row, field)
                : Integer.toString(row.getArray(field).getOr(element, 0));
    }

    private List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        boolean one = field.kind().isNumber() || element >= 0;
        if (!one) {
            return choices;
        }
        if (field.enumeration() != null) {
            field.enumeration()
                    .names()
                    .forEach(
                            (value, name) ->
                                    choices.add(
                                            new Choice(
                                                    value.toString(),
                                                    value + "  " + ValueText.words(name))));
        }
        Table rows =
                field.target() == null || field.target().isFile()
                        ? null
                        : names.table(field.target());
        if (rows != null) {
            choices.add(new Choice("0", "0  " + Texts.of("row.none")));
            for (int i = 0; i < rows.size(); i++) {
                Row row = rows.row(i);
                int id = row.type().hasId() ? row.id() : i + 1;
                if (id > 0) {
                    choices.add(new Choice(Integer.toString(id), id + "  " + Names.of(row)));
                }
            }
        }
        return choices;
    }

    private TextField typed() {
        var input = new TextField(current());
        input.setId("value-input");
        input.getStyleClass().add("filter-field");
        boolean wide =
                field.kind() == FieldKind.TEXT
                        || FieldInput.isList(field) && element < 0
                        || input.getText().length() > LONG_TEXT;
        input.setPrefWidth(wide ? 320 : 140);
        input.selectAll();
        input.setOnAction(event -> commit(input.getText()));
        input.textProperty().addListener((o, before, now) -> check(now));
        focus = input;
        return input;
    }

    private void check(String text) {
        getChildren().remove(problem);
        try {
            parse(text);
        } catch (InvalidValueException e) {
            tell(e);
        }
    }

    private Consumer<EditSession> parse(String text) throws InvalidValueException {
        var input = new FieldInput(names);
        return element < 0
                ? input.parse(place, field, text)
                : input.parseElement(place, field, element, text);
    }

    private void commit(String text) {
        try {
            place.document().edit(parse(text));
            close.run();
        } catch (InvalidValueException e) {
            tell(e);
        }
    }

    private void tell(InvalidValueException e) {
        problem.setText(e.getMessage());
        if (!getChildren().contains(problem)) {
            getChildren().add(problem);
        }
    }

    private Region flags() {
        var boxes = new VBox(4);
        int bits = field.enumeration().flagBits(place.document().file().engine());
        field.enumeration()
                .names()
                .forEach(
                        (bit, name) -> {
                            if (bit < bits) {
                                boxes.getChildren().add(flag(bit, name));
                            }
                        });
        return scrolled(boxes);
    }

    private CheckBox flag(int bit, String name) {
        var box = new CheckBox(ValueText.words(name));
        box.setSelected(place.row().getFlag(field, bit));
        box.selectedProperty()
                .addListener(
                        (o, before, on) -> {
                            int bits = place.row().getInt(field);
                            int value = on ? bits | 1 << bit : bits & ~(1 << bit);
                            place.document()
                                    .edit(session -> session.set(place.path(), field, value));
                        });
        return box;
    }

    /** A check box for each row of the table that the array has an element for. */
    private Region set() {
        var boxes = new VBox(4);
        LcfArray values = place.row().getArray(field);
        Table rows = names.table(field.elementTarget());
        int count = Math.max(values.size(), rows == null ? 0 : rows.size());
        for (int i = 0; i < count; i++) {
            int index = i;
            var box = new CheckBox((i + 1) + "  " + names.of(field.elementTarget(), i + 1));
            box.setSelected(values.isSet(i, false));
            box.selectedProperty()
                    .addListener((o, before, on) -> setElement(place, field, index, on));
            boxes.getChildren().add(box);
        }
        return scrolled(boxes);
    }

    private Region scrolled(VBox boxes) {
        var scroll = new ScrollPane(boxes);
        scroll.setFitToWidth(true);
        scroll.setPrefSize(280, Math.min(280, boxes.getChildren().size() * 24 + 8));
        scroll.getStyleClass().add("edge-to-edge");
        focus = boxes.getChildren().isEmpty() ? scroll : (Region) boxes.getChildren().getFirst();
        return scroll;
    }
}
