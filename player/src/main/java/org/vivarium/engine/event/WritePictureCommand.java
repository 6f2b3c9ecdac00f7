package org.vivarium.engine.event;

import org.vivarium.assets.AssetKind;
import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.PngWriter;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.state.PictureState;

/**
 * Writes the screen or a picture into the save folder (Maniac Patch, spec event-commands 3026). The
 * picture is written as its file has it: tone, zoom and turn are left out.
 */
final class WritePictureCommand {

    private static final int SCREEN = 0;
    private static final int OPAQUE = 2;
    private static final int ALPHA = 0xFF000000;

    private final EventSystems systems;

    private WritePictureCommand(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3026, new WritePictureCommand(systems)::write);
    }

    private Outcome write(Interpreter i) {
        String name = i.dialect().maniac() ? i.textOr(0, 1, 3) : "";
        if (name.isEmpty()) {
            return Outcome.NEXT;
        }
        String file = name.endsWith(".png") ? name : name + ".png";
        if (i.p(1) == SCREEN) {
            int[] pixels = systems.saves().side().screen();
            save(file, pixels.clone(), Frame.WIDTH, Frame.HEIGHT, true);
        } else {
            picture(i, file, i.packed(0, 0, i.p(2)));
        }
        return Outcome.NEXT;
    }

    private void picture(Interpreter i, String file, int id) {
        boolean exists = id > 0 && id <= systems.state.pictures.size();
        PictureState picture = exists ? systems.state.pictures.get(id - 1) : null;
        if (picture == null || !picture.isShown()) {
            i.warn(EventFault.BAD_PICTURE, id);
            return;
        }
        boolean opaque = (i.p(4) & OPAQUE) != 0;
        if (picture.panel.shown) {
            Bitmap bitmap = systems.panels.get(id - 1, picture.panel);
            save(file, bitmap.colours().clone(), bitmap.width(), bitmap.height(), opaque);
        } else {
            Image image = systems.game.assets.image(AssetKind.PICTURE, picture.name);
            save(file, image.pixels().clone(), image.width(), image.height(), opaque);
        }
    }

    private void save(String file, int[] pixels, int width, int height, boolean opaque) {
        for (int n = 0; n < pixels.length && opaque; n++) {
            pixels[n] |= ALPHA;
        }
        systems.saves().side().write(file, PngWriter.encode(pixels, width, height));
    }
}
