package org.vivarium.engine.state;

/** One picture slot (spec screen-and-windows 2.2). Present values are doubles, as they move. */
public final class PictureState implements Stateful {
    /** Value of {@link #zoomDown} when there is one zoom for both axes. */
    public static final double SAME_ZOOM = -1;

    /** File name; empty when no file is shown. */
    public String name = "";

    /** Text in place of a file (Maniac Patch). */
    public final TextPanelState panel = new TextPanelState();

    /** Zoom down the screen when it differs from the zoom across (Maniac Patch), else negative. */
    public double zoomDown = SAME_ZOOM;

    public double finishZoomDown = SAME_ZOOM;

    /** Which point the position names, how it is put on the screen, mirroring (Maniac Patch). */
    public int origin;

    public int blend;
    public boolean mirrored;
    public boolean upsideDown;

    public double startX;
    public double startY;

    /** Centre on the screen. */
    public double x;

    public double y;
    public double finishX;
    public double finishY;
    public boolean fixedToMap;

    /** Palette index 0 is not drawn. */
    public boolean transparentColour = true;

    public double zoom = 100;
    public double finishZoom = 100;
    public double topTransparency;
    public double finishTopTransparency;
    public double bottomTransparency;
    public double finishBottomTransparency;
    public double red = 100;
    public double finishRed = 100;
    public double green = 100;
    public double finishGreen = 100;
    public double blue = 100;
    public double finishBlue = 100;
    public double saturation = 100;
    public double finishSaturation = 100;

    /** 0 none, 1 rotation, 2 waver. */
    public int effectMode;

    public double effectPower;
    public double finishEffectPower;
    public int timeLeft;
    public double rotation;
    public int waverPhase;

    /** Sprite sheet (2003 English). */
    public int columns = 1;

    public int rows = 1;
    public int frame;
    public int frameSpeed;
    public boolean playOnce;
    public int frameCounter;
    public int mapLayer = 7;
    public int battleLayer;

    /** 1 erase on map change, 2 on battle end, 16 tint, 32 flash, 64 shake. */
    public int flags = 97;

    /** Whether anything is shown: a file or text. */
    public boolean isShown() {
        return !name.isEmpty() || panel.shown;
    }

    /** Takes the picture away; its values stay and keep moving. */
    public void erase() {
        name = "";
        panel.shown = false;
    }

    @Override
    public void visit(StateVisitor v) {
        name = v.s("name", name);
        v.child("panel", panel);
        zoomDown = v.d("zoomDown", zoomDown);
        finishZoomDown = v.d("finishZoomDown", finishZoomDown);
        origin = v.i("origin", origin);
        blend = v.i("blend", blend);
        mirrored = v.z("mirrored", mirrored);
        upsideDown = v.z("upsideDown", upsideDown);
        startX = v.d("startX", startX);
        startY = v.d("startY", startY);
        x = v.d("x", x);
        y = v.d("y", y);
        finishX = v.d("finishX", finishX);
        finishY = v.d("finishY", finishY);
        fixedToMap = v.z("fixedToMap", fixedToMap);
        transparentColour = v.z("transparentColour", transparentColour);
        zoom = v.d("zoom", zoom);
        finishZoom = v.d("finishZoom", finishZoom);
        topTransparency = v.d("topTransparency", topTransparency);
        finishTopTransparency = v.d("finishTopTransparency", finishTopTransparency);
        bottomTransparency = v.d("bottomTransparency", bottomTransparency);
        finishBottomTransparency = v.d("finishBottomTransparency", finishBottomTransparency);
        red = v.d("red", red);
        finishRed = v.d("finishRed", finishRed);
        green = v.d("green", green);
        finishGreen = v.d("finishGreen", finishGreen);
        blue = v.d("blue", blue);
        finishBlue = v.d("finishBlue", finishBlue);
        saturation = v.d("saturation", saturation);
        finishSaturation = v.d("finishSaturation", finishSaturation);
        effectMode = v.i("effectMode", effectMode);
        effectPower = v.d("effectPower", effectPower);
        finishEffectPower = v.d("finishEffectPower", finishEffectPower);
        timeLeft = v.i("timeLeft", timeLeft);
        rotation = v.d("rotation", rotation);
        waverPhase = v.i("waverPhase", waverPhase);
        columns = v.i("columns", columns);
        rows = v.i("rows", rows);
        frame = v.i("frame", frame);
        frameSpeed = v.i("frameSpeed", frameSpeed);
        playOnce = v.z("playOnce", playOnce);
        frameCounter = v.i("frameCounter", frameCounter);
        mapLayer = v.i("mapLayer", mapLayer);
        battleLayer = v.i("battleLayer", battleLayer);
        flags = v.i("flags", flags);
    }
}
