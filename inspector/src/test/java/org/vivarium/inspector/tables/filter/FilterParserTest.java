package org.vivarium.inspector.tables.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.TestFiles;
import org.vivarium.inspector.row.Names;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Database;
import org.vivarium.model.Item;

class FilterParserTest {
    private final GameFiles files = TestFiles.files(null);
    private final Names names = new Names(files);
    private final Table items = files.database().root().table(Database.ITEMS);

    private List<String> rows(String expression) throws FilterException {
        Filter filter = FilterParser.parse(expression, items.rowType(), names);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Row row = items.row(i);
            if (filter.test(row)) {
                found.add(row.getString(Item.NAME));
            }
        }
        return found;
    }

    private FilterException refused(String expression) {
        return catchThrowableOfType(FilterException.class, () -> rows(expression));
    }

    @Test
    void numbers_are_compared_and_enumerations_have_names() throws FilterException {
        assertThat(rows("price > 100 && type == weapon")).containsExactly("Sword");
        assertThat(rows("price <= 40 || price >= 900")).containsExactly("Potion", "Fire Rod");
        assertThat(rows("type != weapon")).containsExactly("Potion", "Fire Rod");
    }

    @Test
    void texts_are_equal_contain_and_match_without_regard_to_case() throws FilterException {
        assertThat(rows("name == potion")).containsExactly("Potion");
        assertThat(rows("name contains 'rod'")).containsExactly("Fire Rod");
        assertThat(rows("name matches \"^(po|sw)\"")).containsExactly("Potion", "Sword");
    }

    @Test
    void references_are_compared_by_the_name_or_the_number_of_their_row() throws FilterException {
        assertThat(rows("skill_id == \"Fire Ball\"")).containsExactly("Fire Rod");
        assertThat(rows("skill_id == 2")).containsExactly("Fire Rod");
        assertThat(rows("skill_id contains fire")).containsExactly("Fire Rod");
    }

    @Test
    void parentheses_and_not_work_and_and_binds_more_closely_than_or() throws FilterException {
        assertThat(rows("!(type == weapon)")).containsExactly("Potion", "Fire Rod");
        assertThat(rows("price == 40 || price == 300 && type == weapon"))
                .containsExactly("Potion", "Sword");
        assertThat(rows("(price == 40 || price == 300) && type == weapon"))
                .containsExactly("Sword");
    }

    @Test
    void a_yes_or_no_stands_for_itself_and_the_id_can_be_asked() throws FilterException {
        assertThat(rows("!occasion_field2")).isEmpty();
        assertThat(rows("occasion_battle == no && id >= 2")).containsExactly("Sword", "Fire Rod");
    }

    @Test
    void a_mistake_is_told_at_its_place() {
        FilterException unknown = refused("pryce > 100");
        assertThat(unknown.getMessage()).contains("did you mean price?");
        assertThat(List.of(unknown.start(), unknown.end())).containsExactly(0, 5);
        FilterException noValue = refused("price > && type == weapon");
        assertThat(noValue.start()).isEqualTo(8);
        FilterException badValue = refused("type == sworde");
        assertThat(badValue.getMessage()).contains("weapon, shield");
        assertThat(badValue.start()).isEqualTo(8);
        assertThat(refused("price > 100 )").start()).isEqualTo(12);
        assertThat(refused("name == \"open").start()).isEqualTo(8);
        assertThat(refused("price > many").getMessage()).contains("number");
        assertThat(refused("name matches '('").start()).isGreaterThanOrEqualTo(13);
    }

    @Test
    void plain_words_are_no_expression() {
        assertThat(FilterParser.isExpression("fire rod", items.rowType())).isFalse();
        assertThat(FilterParser.isExpression("price > 3", items.rowType())).isTrue();
        assertThat(FilterParser.isExpression("occasion_battle", items.rowType())).isTrue();
    }
}
