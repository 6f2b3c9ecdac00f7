package org.vivarium.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.VehicleState;

/** Spec map-scene 5.4. */
class CharacterAnimationTest {
    private final CharacterAnimation animation = new CharacterAnimation();
    private final CharacterState c = new CharacterState();

    private int framesToNextColumn() {
        int column = c.animFrame;
        int frames = 0;
        do {
            animation.update(c);
            frames++;
        } while (c.animFrame == column && frames < 100);
        return frames;
    }

    @ParameterizedTest
    @CsvSource({"1, 16", "2, 12", "3, 10", "4, 8", "5, 7", "6, 6"})
    void aContinuousCharacterStepsWhileStanding(int speed, int frames) {
        c.animType = 1;
        c.speed = speed;
        c.stopCount = 5;

        assertThat(framesToNextColumn()).isEqualTo(frames);
    }

    @ParameterizedTest
    @CsvSource({"1, 12", "2, 10", "3, 8", "4, 6", "5, 5", "6, 4"})
    void walkingStepsBySpeed(int speed, int frames) {
        c.speed = speed;
        c.stopCount = 0;

        assertThat(framesToNextColumn()).isEqualTo(frames);
    }

    @ParameterizedTest
    @CsvSource({"1, 24", "2, 16", "3, 12", "4, 8", "5, 6", "6, 4"})
    void aSpinningCharacterTurnsRight(int speed, int frames) {
        c.animType = 5;
        c.speed = speed;
        for (int i = 0; i < frames; i++) {
            assertThat(c.facing).isEqualTo(Directions.DOWN);
            animation.update(c);
        }

        assertThat(c.facing).isEqualTo(Directions.LEFT);
        assertThat(c.animFrame).isEqualTo(1);
    }

    @Test
    void theCycleFromRestIsMiddleRightMiddleLeft() {
        c.stopCount = 0;
        int[] columns = new int[4];
        for (int i = 0; i < 4; i++) {
            framesToNextColumn();
            columns[i] = c.animFrame;
        }

        assertThat(columns).containsExactly(2, 3, 0, 1);
    }

    @Test
    void oneWhoStopsOnAFootReturnsToTheMiddleAndStays() {
        c.animFrame = 2;
        c.stopCount = 3;
        assertThat(framesToNextColumn()).isEqualTo(8);
        assertThat(c.animFrame).isEqualTo(3);
        assertThat(framesToNextColumn()).isEqualTo(100);
    }

    @Test
    void pausedAndJumpingCharactersStandInTheMiddleButAFixedGraphicKeepsIts() {
        c.animFrame = 2;
        c.animPaused = true;
        animation.update(c);
        assertThat(c.animFrame).isEqualTo(1);

        c.animType = 4;
        c.animFrame = 2;
        animation.update(c);
        assertThat(c.animFrame).isEqualTo(2);
    }

    @Test
    void fixedGraphicAndStepFixDoNotStep() {
        for (int type : new int[] {4, 6}) {
            c.animType = type;
            c.stopCount = 0;
            assertThat(framesToNextColumn()).isEqualTo(100);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 12", "1, 16"})
    void aVehicleStepsStandingAndMoving(int stopCount, int frames) {
        VehicleState boat = new VehicleState();
        boat.stopCount = stopCount;
        for (int i = 0; i < frames - 1; i++) {
            animation.updateVehicle(boat, false);
        }
        assertThat(boat.animFrame).isEqualTo(1);
        animation.updateVehicle(boat, false);
        assertThat(boat.animFrame).isEqualTo(2);
    }

    @Test
    void aLandedAirshipDoesNotMove() {
        VehicleState airship = new VehicleState();
        for (int i = 0; i < 40; i++) {
            animation.updateVehicle(airship, true);
        }
        assertThat(airship.animFrame).isEqualTo(1);
    }
}
