package org.vivarium.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vivarium.engine.event.EventGame.PARALLEL;
import static org.vivarium.engine.event.Lists.add;
import static org.vivarium.engine.event.Lists.list;
import static org.vivarium.engine.event.Lists.set;
import static org.vivarium.engine.event.Lists.text;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.map.TransferKind;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.engine.state.MessageState;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandWriter;

/** Edge cases of spec interpreter 22 where events meet text, movement, transfers and battles. */
class EdgeCasesBetweenSystemsTest {

    private final EventGame game = EventGame.of2000();

    private MessageState message() {
        return game.state().message;
    }

    /** Shows a message in the foreground and types all of it. */
    private MessageState typed(String line) {
        game.start().run(list().add(10110, 0, text(line))).frames(400);
        return message();
    }

    private void showPicture() {
        int[] p = {1, 0, 50, 50, 0, 100, 0, 1, 100, 100, 100, 100, 0, 0};
        game.run(list().add(11110, 0, text("p"), p));
        assertThat(game.state().pictures.get(0).isShown()).isTrue();
    }

    private EventGame transfer(int map, TransferKind kind) {
        game.engine().map.transfer.reserve(map, 3, 3, 0, kind);
        return game.frames(1).settle().frames(2).settle().frames(2);
    }

    @Test
    void case52AFaceTheSheetDoesNotHaveDoesNoHarm() {
        game.start().engine().setDrawing(true);
        for (int face : new int[] {-3, 16, 1000}) {
            CommandWriter w = list().add(10130, 0, text("Face"), face, 0, 0);
            game.run(w.add(10110, 0, text("a\\^"))).frames(30);
            assertThat(message().faceIndex).isEqualTo(face);
        }
        assertThat(game.state().foreground.running()).isFalse();
    }

    @Test
    void case61AColourFrom20OnIsTheFirstOne() {
        assertThat(typed("\\C[3]a\\C[20]b").colour).isZero();
    }

    @Test
    void case61AColourBelow20IsKept() {
        assertThat(typed("a\\C[19]b").colour).isEqualTo(19);
    }

    @Test
    void case62TextWiderThanTheBoxIsCutOff() {
        assertThat(typed("x".repeat(120)).typedCount).isLessThan(120);
    }

    @Test
    void case63APageEndsTwoFramesAfterItsLastCharacterOfAnyWidth() {
        assertThat(framesToType("$A")).isEqualTo(framesToType("a"));
        assertThat(framesToType("a$A")).isEqualTo(framesToType("a") + 1);
    }

    /** Frames until a page waits for a key. */
    private static int framesToType(String line) {
        EventGame game = EventGame.of2000().start();
        game.begin(0, list().add(10110, 0, text(line)));
        int frames = 0;
        while (!game.state().message.box.pause && frames < 100) {
            game.frames(1);
            frames++;
        }
        return frames;
    }

    @Test
    void case77AnEventAskedToMakeWayRunsItsParallelListAgain() {
        game.event(1, 5, 8, PARALLEL, add(list(), 0, 1, 1)).start().frames(2);
        int before = game.variable(1);
        for (int frame = 0; frame < 10; frame++) {
            game.press(Button.DOWN);
        }
        assertThat(game.variable(1) - before).isGreaterThan(10);
    }

    @Test
    void case80AVehicleTakingTheEventToAMapWithoutItEndsTheListInPeace() {
        game.event(9, 8, 8, EventGame.ACTION, list().add(10, 0)).start();
        game.state().hero.vehicle = 1;
        game.state().hero.aboard = true;
        game.state().vehicles[0].map = 1;
        CommandWriter w = list().add(10850, 0, 0, 0, 2, 4, 4);
        game.begin(9, set(w, 0, 1, 1)).frames(3).settle().frames(3);
        assertThat(game.state().map.id).isEqualTo(2);
        assertThat(game.variable(1)).isEqualTo(1);
        assertThat(game.state().foreground.running()).isFalse();
    }

    @Test
    void case81ATransferAtTheFirstLookAfterASkillWaitsForTheFirstFrame() {
        CommandWriter back = add(list(), 0, 1, 1).add(10810, 0, 1, 6, 6).add(11410, 0, 500);
        game.eventOnMap2(1, 2, 2, PARALLEL, back).start();
        game.engine().map.transfer.reserve(2, 3, 3, 0, TransferKind.SKILL);
        game.frames(1);
        while (game.variable(1) == 0) {
            game.frames(1);
        }
        assertThat(game.state().map.id).isEqualTo(2);
        game.settle().frames(3).settle().frames(3);
        assertThat(game.state().map.id).isEqualTo(1);
    }

    @Test
    void case84ErasingWithoutATransitionTakes41Frames() {
        game.start().begin(0, set(list().add(11010, 0, 20), 0, 1, 1));
        int frames = 0;
        while (game.variable(1) == 0 && frames < 100) {
            game.frames(1);
            frames++;
        }
        assertThat(frames).isBetween(41, 43);
        assertThat(game.state().transition.erased).isTrue();
    }

    @Test
    void case98ASkillThatStaysOnTheMapKeepsItsPictures() {
        game.start();
        showPicture();
        transfer(1, TransferKind.SKILL);
        assertThat(game.state().pictures.get(0).isShown()).isTrue();
    }

    @Test
    void case98ASkillThatLeavesTheMapErasesItsPictures() {
        game.start();
        showPicture();
        transfer(2, TransferKind.SKILL);
        assertThat(game.state().pictures.get(0).isShown()).isFalse();
    }

    @Test
    void case111EnemiesCountFromZeroAndAnimationsAlliesFromOne() {
        EventGame fight = EventGame.of2003().start();
        List<String> asked = new ArrayList<>();
        fight.engine().map.events.setBattle(recording(asked));
        runInBattle(
                fight,
                list().add(13120, 0, 0, 0, 0, 5)
                        .add(13260, 0, 4, 0, 0, 0)
                        .add(13260, 0, 4, 1, 0, 1)
                        .add(13260, 0, 4, -1, 0, 1));
        assertThat(asked)
                .containsExactly(
                        "changeEnemySp[0, 5]",
                        "animate[4, 0, false]",
                        "animate[4, 0, true]",
                        "animate[4, -1, true]");
    }

    private static void runInBattle(EventGame game, CommandWriter commands) {
        Interpreter interpreter = game.engine().map.interpreter;
        byte[] bytes = commands.toBytes();
        Program program = interpreter.programs().inline(CommandList.decode(bytes, 0, bytes.length));
        InterpreterState run = game.state().battleEvents;
        interpreter.start(run, Role.BATTLE, program, 0, false);
        interpreter.update(run, Role.BATTLE, 0);
    }

    /** A battle that writes down what it is asked to do. */
    private static BattleControl recording(List<String> asked) {
        return (BattleControl)
                Proxy.newProxyInstance(
                        BattleControl.class.getClassLoader(),
                        new Class<?>[] {BattleControl.class},
                        (proxy, method, arguments) -> {
                            Class<?> type = method.getReturnType();
                            if (type != boolean.class) {
                                asked.add(method.getName() + Arrays.toString(arguments));
                            }
                            return type == boolean.class
                                    ? (Object) method.getName().equals("running")
                                    : type == int.class ? 0 : null;
                        });
    }
}
