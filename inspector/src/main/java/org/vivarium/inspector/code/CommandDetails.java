package org.vivarium.inspector.code;

import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.vivarium.inspector.Texts;
import org.vivarium.model.event.CommandInfo;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandTable;

/** The chosen line as the file has it: code, nesting, string, every parameter, every byte. */
final class CommandDetails {
    private static final CommandTable TABLE = CommandTable.standard();
    private static final int MOST_BYTES = 256;

    private final Label title = new Label();
    private final TableView<ParameterRow> parameters = new TableView<>();
    private final TextFlow bytes = new TextFlow();
    private final BorderPane root = new BorderPane();

    CommandDetails() {
        title.setId("code-raw");
        title.getStyleClass().add("caption");
        parameters.setId("code-parameters");
        parameters.getStyleClass().addAll("dense", "edge-to-edge");
        parameters.setPlaceholder(new Label(Texts.of("code.raw.none")));
        parameters.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        column("place", 56, ParameterRow::place);
        column("label", 150, ParameterRow::label);
        column("value", 90, ParameterRow::value);
        column("meaning", 150, ParameterRow::meaning);
        bytes.setId("code-bytes");
        bytes.getStyleClass().add("byte-flow");
        var scroll = new ScrollPane(bytes);
        scroll.setFitToWidth(true);
        var split = new SplitPane(parameters, scroll);
        split.setDividerPositions(0.62);
        split.getStyleClass().add("quiet-split");
        root.setTop(title);
        root.setCenter(split);
        root.setMinHeight(0);
    }

    private void column(String key, double width, Function<ParameterRow, String> text) {
        var column = new TableColumn<ParameterRow, String>(Texts.of("code.raw." + key));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(row -> new SimpleStringProperty(text.apply(row.getValue())));
        parameters.getColumns().add(column);
    }

    Region node() {
        return root;
    }

    void clear() {
        title.setText("");
        parameters.getItems().clear();
        bytes.getChildren().clear();
    }

    void show(CodeOwner owner, CodePage page, CommandList list, int index) {
        CommandInfo info = TABLE.get(list.code(index));
        title.setText(
                Texts.of(
                        "code.raw.title",
                        Integer.toString(index + 1),
                        TABLE.name(list.code(index)),
                        Integer.toString(list.code(index)),
                        Integer.toString(list.indent(index)),
                        info == null ? Texts.of("code.raw.unknown") : info.identifier()));
        parameters
                .getItems()
                .setAll(ParameterRow.of(list, index, TABLE, owner.charset(), owner.names()));
        int[] offsets = page.code().offsets();
        bytes.getChildren().clear();
        if (index < offsets.length - 1) {
            show(CommandBytes.at(page.code(), offsets[index]), offsets[index]);
        }
    }

    private void show(CommandBytes command, int offset) {
        var at = new Text(String.format("%06X  ", offset));
        at.getStyleClass().addAll("text", "byte-offset");
        bytes.getChildren().add(at);
        for (CommandBytes.Span span : command.spans()) {
            var text = new Text(command.hex(span, MOST_BYTES) + "  ");
            String part = span.part().name().toLowerCase(Locale.ROOT);
            text.getStyleClass().addAll("text", "byte-" + part);
            String words =
                    span.parameter() < 0
                            ? Texts.of("code.byte." + part)
                            : Texts.of("code.byte.parameter", Integer.toString(span.parameter()));
            Tooltip.install(text, new Tooltip(words));
            bytes.getChildren().add(text);
        }
    }
}
