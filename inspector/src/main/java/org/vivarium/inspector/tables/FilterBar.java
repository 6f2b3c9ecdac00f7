package org.vivarium.inspector.tables;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.inspector.tables.filter.Filter;
import org.vivarium.inspector.tables.filter.FilterException;
import org.vivarium.inspector.tables.filter.FilterParser;
import org.vivarium.lcf.StructType;

/**
 * The line in which rows are filtered: by words anywhere in the row's columns, or by an expression.
 * What is wrong with an expression is told under it, at the place.
 */
final class FilterBar extends VBox {
    private final TextField input = new TextField();
    private final TextFlow problem = new TextFlow();
    private final Label count = new Label();
    private final Supplier<List<ColumnPath>> columns;
    private final Consumer<Filter> chosen;
    private StructType type;
    private ValueText text;

    /**
     * @param columns those in which words are looked for
     * @param chosen told of the filter whenever it changed; while an expression is wrong the last
     *     right one stays
     */
    FilterBar(Supplier<List<ColumnPath>> columns, Consumer<Filter> chosen) {
        this.columns = columns;
        this.chosen = chosen;
        input.setId("row-filter");
        input.getStyleClass().add("filter-field");
        input.setPromptText(Texts.of("filter.prompt"));
        input.setTooltip(new Tooltip(Texts.of("filter.help")));
        input.textProperty().addListener((o, before, now) -> apply());
        input.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE && !input.getText().isEmpty()) {
                        input.clear();
                        event.consume();
                    }
                });
        count.getStyleClass().add("muted");
        count.setMinWidth(USE_PREF_SIZE);
        problem.setId("filter-problem");
        problem.getStyleClass().add("filter-problem");
        HBox.setHgrow(input, Priority.ALWAYS);
        getChildren().add(new HBox(8, input, count));
        getStyleClass().add("filter-bar");
        setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(this, Priority.ALWAYS);
    }

    /** Another table: the filter is emptied. */
    void show(StructType type, ValueText text) {
        this.type = type;
        this.text = text;
        setDisable(type == null);
        if (input.getText().isEmpty()) {
            apply();
        } else {
            input.clear();
        }
    }

    void count(String words) {
        count.setText(words);
    }

    void focus() {
        input.requestFocus();
        input.selectAll();
    }

    String text() {
        return input.getText();
    }

    private void apply() {
        String words = input.getText().strip();
        getChildren().remove(problem);
        if (type == null) {
            return;
        }
        if (words.isEmpty()) {
            chosen.accept(Filter.ALL);
        } else if (FilterParser.isExpression(words, type)) {
            try {
                chosen.accept(FilterParser.parse(words, type, text.names()));
            } catch (FilterException e) {
                tell(words, e);
            }
        } else {
            chosen.accept(words(words));
        }
    }

    private Filter words(String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        List<ColumnPath> searched = columns.get();
        return row -> {
            if (Integer.toString(row.id()).equals(wanted)) {
                return true;
            }
            for (ColumnPath column : searched) {
                String value = text.of(column.owner(row), column.field());
                if (value.toLowerCase(Locale.ROOT).contains(wanted)) {
                    return true;
                }
            }
            return false;
        };
    }

    private void tell(String words, FilterException e) {
        int start = Math.clamp(e.start(), 0, words.length());
        int end = Math.clamp(e.end(), start, words.length());
        Text wrong = new Text(start == end ? "▲" : words.substring(start, end));
        wrong.getStyleClass().add("filter-wrong");
        Text message = new Text("   " + e.getMessage());
        message.getStyleClass().add("filter-message");
        problem.getChildren()
                .setAll(
                        plain(words.substring(0, start)),
                        wrong,
                        plain(words.substring(end)),
                        message);
        getChildren().add(problem);
    }

    private static Text plain(String words) {
        Text text = new Text(words);
        text.getStyleClass().add("filter-right");
        return text;
    }
}
