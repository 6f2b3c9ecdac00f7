package org.vivarium.assets;

import java.util.EnumMap;
import java.util.Map;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.StandIn;
import org.vivarium.assets.image.SystemStandIn;

/**
 * What is shown in place of an image that is missing or broken (spec assets-and-audio 13.2):
 * nothing where nothing does least harm, black where something must cover, and text always legible.
 * Each is made once.
 */
final class StandIns {
    private final Map<AssetKind, Image> made = new EnumMap<>(AssetKind.class);
    private final boolean testPlay;

    /**
     * @param testPlay whether a missing picture shows as a checkerboard, for the one who made the
     *     game
     */
    StandIns(boolean testPlay) {
        this.testPlay = testPlay;
    }

    synchronized Image of(AssetKind kind) {
        return made.computeIfAbsent(kind, this::make);
    }

    /** For a file that is there and is refused: it must not look as if nothing had been named. */
    synchronized Image refused(AssetKind kind) {
        return switch (kind) {
            case CHARSET -> StandIn.checkerboard(288, 256);
            case FACESET -> StandIn.checkerboard(192, 192);
            case PICTURE, BACKDROP, TITLE, GAME_OVER, PANORAMA -> StandIn.checkerboard(320, 240);
            default -> of(kind);
        };
    }

    private Image make(AssetKind kind) {
        return switch (kind) {
            case SYSTEM -> SystemStandIn.image();
            case SYSTEM2 -> StandIn.transparent(80, 96);
            case CHIPSET -> StandIn.chipset();
            case CHARSET -> StandIn.transparent(288, 256);
            case FACESET -> StandIn.transparent(192, 192);
            case PICTURE ->
                    testPlay ? StandIn.checkerboard(320, 240) : StandIn.transparent(320, 240);
            case MONSTER -> StandIn.transparent(16, 16);
            case BATTLE_CHARSET -> StandIn.transparent(144, 384);
            case BATTLE_WEAPON -> StandIn.transparent(192, 512);
            case BATTLE -> StandIn.transparent(480, 480);
            case BATTLE2 -> StandIn.transparent(640, 640);
            case FRAME -> StandIn.transparent(320, 240);
            case BACKDROP, TITLE, GAME_OVER, PANORAMA -> StandIn.black(320, 240);
            case MUSIC, SOUND, MOVIE, FONT, TEXT ->
                    throw new IllegalArgumentException(kind + " is no image");
        };
    }
}
