package org.vivarium.engine.map;

import org.vivarium.engine.map.draw.MapOverlays;

/** Nothing above the map but its own layers. */
enum NoOverlays implements MapOverlays {
    INSTANCE;

    @Override
    public boolean hasPictures(int layer) {
        return false;
    }

    @Override
    public void drawPictures(int[] pixels, int layer) {}

    @Override
    public void drawAirshipShadow(int[] pixels) {}

    @Override
    public void drawAboveMap(int[] pixels) {}
}
