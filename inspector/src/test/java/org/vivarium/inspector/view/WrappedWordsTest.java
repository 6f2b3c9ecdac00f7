package org.vivarium.inspector.view;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.WindowTest;

/** Words that find too little room: those of an empty chart, and those of a cell that changes. */
class WrappedWordsTest extends WindowTest {
    private static final String WORDS = "No map is shown. Walk onto one to see its tiles.";

    private record Row(SimpleDoubleProperty millis) {}

    private TableView<Row> table;

    @Override
    protected void open(Stage stage) {
        table = new TableView<>();
        var column = new TableColumn<Row, Row>("words");
        column.setPrefWidth(200);
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue()));
        column.setCellFactory(
                c ->
                        new SteadyCell<>(
                                Pos.CENTER_RIGHT, Row::millis, row -> row.millis().get() + " ms"));
        table.getColumns().add(column);
        stage.setScene(new Scene(new StackPane(table), 300, 100));
        stage.show();
    }

    @Test
    void the_words_of_an_empty_chart_are_broken_where_a_line_is_full() {
        String wrapped = ResizableCanvas.wrapped(WORDS, 120);
        assertThat(wrapped.lines().count()).isGreaterThan(1);
        assertThat(wrapped.replace('\n', ' ')).isEqualTo(WORDS);
        for (String line : wrapped.lines().toList()) {
            var text = new Text(line);
            text.setFont(ResizableCanvas.SMALL);
            assertThat(text.getLayoutBounds().getWidth()).isLessThanOrEqualTo(120);
        }
    }

    @Test
    void one_line_stays_one_line() {
        assertThat(ResizableCanvas.wrapped(WORDS, 4000)).isEqualTo(WORDS);
    }

    @Test
    void a_changing_cell_shows_its_number_at_its_right_edge_and_is_not_laid_out_again() {
        var millis = new SimpleDoubleProperty(12.5);
        robot.interact(() -> table.getItems().add(new Row(millis)));
        robot.interact(table::layout);
        SteadyCell<?> shown =
                table.lookupAll(".table-cell").stream()
                        .filter(node -> node instanceof SteadyCell<?> c && !c.isEmpty())
                        .map(node -> (SteadyCell<?>) node)
                        .findFirst()
                        .orElseThrow();
        assertThat(shown.shown()).isEqualTo("12.5 ms");
        robot.interact(
                () -> {
                    table.layout();
                    assertThat(shown.isNeedsLayout()).isFalse();
                    millis.set(1234.5);
                    assertThat(shown.isNeedsLayout()).isFalse();
                });
        assertThat(shown.shown()).isEqualTo("1234.5 ms");
        Node words = shown.lookup(".text");
        double edge = shown.sceneToLocal(words.localToScene(words.getBoundsInLocal())).getMaxX();
        assertThat(edge).isBetween(shown.getWidth() - 16, shown.getWidth());
    }
}
