package org.vivarium.engine.event;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.gfx.picture.PictureOrigin;
import org.vivarium.engine.state.PictureState;

/**
 * Where a picture is and how large, for scripts of the Maniac Patch (spec event-commands, 3008).
 */
final class PictureInfoCommand {

    private static final int UNSCALED = 0;
    private static final int FINAL = 2;
    private static final int TOP_LEFT = 1;
    private static final int CORNERS = 2;
    private static final int RESULTS = 4;

    private final EventSystems systems;

    private PictureInfoCommand(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3008, new PictureInfoCommand(systems)::get);
    }

    private Outcome get(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int id = i.packed(0, 0, i.p(3));
        if (id < 1 || id > systems.state.pictures.size()) {
            return Outcome.NEXT;
        }
        PictureState picture = systems.state.pictures.get(id - 1);
        if (!picture.isShown()) {
            return Outcome.NEXT;
        }
        boolean atEnd = i.p(1) == FINAL;
        double zoom = i.p(1) == UNSCALED ? 100 : atEnd ? picture.finishZoom : picture.zoom;
        int width = (int) (width(id, picture) / picture.columns * zoom / 100);
        int height = (int) (height(id, picture) / picture.rows * zoom / 100);
        PictureOrigin origin = PictureOrigin.of(picture.origin);
        int x = (int) (atEnd ? picture.finishX : picture.x) + origin.toCentreX(width);
        int y = (int) (atEnd ? picture.finishY : picture.y) + origin.toCentreY(height);
        switch (i.p(2)) {
            case TOP_LEFT -> store(i, x - width / 2, y - height / 2, width, height);
            case CORNERS -> {
                int left = x - width / 2;
                int top = y - height / 2;
                store(i, left, top, left + width, top + height);
            }
            default -> store(i, x, y, width, height);
        }
        return Outcome.NEXT;
    }

    private int width(int id, PictureState picture) {
        return picture.panel.shown
                ? systems.panels.get(id - 1, picture.panel).width()
                : systems.game.assets.image(AssetKind.PICTURE, picture.name).width();
    }

    private int height(int id, PictureState picture) {
        return picture.panel.shown
                ? systems.panels.get(id - 1, picture.panel).height()
                : systems.game.assets.image(AssetKind.PICTURE, picture.name).height();
    }

    private void store(Interpreter i, int... results) {
        for (int n = 0; n < RESULTS; n++) {
            int variable = i.p(RESULTS + n);
            systems.state.variables.set(variable, results[n]);
            i.variableWritten(variable);
        }
    }
}
