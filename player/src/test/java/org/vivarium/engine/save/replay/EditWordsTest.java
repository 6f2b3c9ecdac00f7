package org.vivarium.engine.save.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.control.CommandTime;
import org.vivarium.control.GameRequest.Edit;
import org.vivarium.control.GameRequest.SetActor;
import org.vivarium.control.GameRequest.SetGold;
import org.vivarium.control.GameRequest.SetItem;
import org.vivarium.control.GameRequest.SetSteps;
import org.vivarium.control.GameRequest.SetString;
import org.vivarium.control.GameRequest.SetSwitch;
import org.vivarium.control.GameRequest.SetTimer;
import org.vivarium.control.GameRequest.SetVariable;
import org.vivarium.control.Watchable.Kind;

class EditWordsTest {
    static Edit[] edits() {
        return new Edit[] {
            new SetSwitch(3, true),
            new SetVariable(5, -12),
            new SetString(2, "Zwei Wörter,\nzwei Zeilen"),
            new SetString(2, ""),
            new SetGold(99),
            new SetSteps(7),
            new SetTimer(2, 600),
            new SetItem(4, 9),
            new SetActor(Kind.ACTOR_LEVEL, 1, 50),
            new SetActor(Kind.ACTOR_EXPERIENCE, 1, 1234),
            new SetActor(Kind.ACTOR_HP, 2, 0),
            new SetActor(Kind.ACTOR_SP, 2, 8),
        };
    }

    @ParameterizedTest
    @MethodSource("edits")
    void whatIsWrittenIsReadAgain(Edit edit) {
        var timed = new TimedEdit(new CommandTime(120, 34), edit);
        assertThat(EditWords.parse(EditWords.of(timed))).isEqualTo(timed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1 2 variable 3",
                "1 2 colour 3 4",
                "1 2 variable x 4",
                "1 2 hero_x 0 4",
                "1 2 variable 3 4 5"
            })
    void wordsThatAreNoEditAreRefused(String words) {
        assertThatIllegalArgumentException().isThrownBy(() -> EditWords.parse(words));
    }

    @Test
    void anEditStandsInOneLine() {
        var timed = new TimedEdit(new CommandTime(1, 0), new SetString(1, "a\nb"));
        assertThat(EditWords.of(timed)).doesNotContain("\n");
    }
}
