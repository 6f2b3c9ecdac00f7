package org.vivarium.inspector.map;

import java.util.List;
import javafx.scene.layout.BorderPane;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.BasePanel;
import org.vivarium.inspector.Every;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Navigator;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.inspector.view.Keyboard;
import org.vivarium.inspector.view.SidePanes;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.MapEvent;

/** A map drawn whole, what stands on it, and where one can go from it. */
public final class MapPanel extends BasePanel<SidePanes> {
    private final PanelContext context;
    private final MapChooser chooser;
    private final MapCanvas canvas = new MapCanvas(new CanvasHost());
    private final MapFacts facts;
    private final MapTools tools;
    private final Every often = new Every(250);
    private MapModel map;
    private TeleportIndex teleports;
    private boolean settled;
    private boolean browsing;

    public MapPanel(PanelContext context) {
        super(new SidePanes());
        this.context = context;
        facts = new MapFacts(context);
        tools = new MapTools(canvas, context.navigator());
        chooser = new MapChooser(this::browse);
        var middle = new BorderPane(canvas);
        middle.setTop(tools.node());
        root.hold(chooser.node(), middle, facts.node());
        root.setId("map-panel");
        context.game().addListener((o, before, now) -> open(now));
        context.navigator().visit().addListener((o, before, now) -> visit(now));
        open(context.game().get());
        visit(context.navigator().visit().get());
    }

    private void open(GameFiles game) {
        chooser.show(game);
        teleports = null;
        show(null, null);
        if (game != null) {
            game.revision().addListener((o, before, now) -> edited(game));
        }
    }

    /** Draws the map anew after an edit, without moving the view. */
    private void edited(GameFiles game) {
        if (map == null || game != context.game().get()) {
            return;
        }
        try {
            map = MapModel.of(game, map.id);
            canvas.redraw(map, new MapScenery(game, map));
            facts.about(map);
            facts.tile(map, canvas.chosenX(), canvas.chosenY());
            teleports = TeleportIndex.of(game);
            settled = false;
        } catch (GameOpenException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    /** Goes to a map chosen in the tree, which keeps the keyboard. */
    private void browse(int id) {
        browsing = true;
        go(Addresses.map(context.game().get(), id));
        browsing = false;
    }

    private void go(Address place) {
        context.navigator().go(place, Viewer.MAP);
    }

    private void visit(Navigator.Visit visit) {
        GameFiles game = context.game().get();
        if (visit == null || visit.viewer() != Viewer.MAP || game == null) {
            return;
        }
        Address place = visit.place();
        int id = place.numberOf(Level.MAP, 0);
        try {
            if (map == null || map.id != id) {
                show(game, MapModel.of(game, id));
            }
            chooser.select(id);
            point(place);
            if (!browsing) {
                Keyboard.give(canvas);
            }
        } catch (GameOpenException e) {
            context.notifier().warn(e.getMessage());
        }
    }

    private void show(GameFiles game, MapModel next) {
        map = next;
        settled = false;
        if (map == null) {
            canvas.show(null, null);
            facts.clear();
            tools.title("");
            headline("");
            return;
        }
        if (teleports == null || !teleports.isOf(game)) {
            teleports = TeleportIndex.of(game);
        }
        canvas.show(map, new MapScenery(game, map));
        tools.title(Texts.of("find.map", Integer.toString(map.id), map.name));
        facts.about(map);
        facts.ways(map, teleports);
        facts.tile(map, canvas.chosenX(), canvas.chosenY());
    }

    /** Chooses the tile or event that a place names. */
    private void point(Address place) {
        Address tile = place.find(Level.TILE);
        MapEvent event = map.event(place.numberOf(Level.EVENT, 0));
        if (tile != null) {
            String[] position = tile.name().split(",", 2);
            canvas.choose(Integer.parseInt(position[0]), Integer.parseInt(position[1]), true);
        } else if (event != null) {
            canvas.choose(event.x(), event.y(), true);
        }
    }

    @Override
    protected void onShown() {
        canvas.repaint();
    }

    @Override
    protected void onHidden() {
        headline("");
    }

    @Override
    public void pulse() {
        canvas.pulse();
        if (map == null) {
            return;
        }
        tools.zoom(canvas.zoom());
        headline(
                Texts.of(
                        "map.headline",
                        Integer.toString(map.width),
                        Integer.toString(map.height),
                        Integer.toString(map.events.size())));
        if (!settled && often.due()) {
            settled = teleports.isComplete();
            facts.ways(map, teleports);
            canvas.teleports(teleports.from(map.id), teleports.to(map.id));
        }
    }

    /** What the canvas reports. */
    private final class CanvasHost implements MapCanvas.Host {
        @Override
        public void chosen(int x, int y) {
            facts.tile(map, x, y);
        }

        @Override
        public void openEvent() {
            List<MapEvent> events = map.eventsAt(canvas.chosenX(), canvas.chosenY());
            if (events.isEmpty()) {
                context.notifier().info(Texts.of("map.noEvent"));
            } else {
                Address event = map.address.at(Level.EVENT, events.getLast().data().id());
                context.navigator().go(event, Viewer.CODE);
            }
        }

        @Override
        public void followTeleport() {
            int x = canvas.chosenX();
            int y = canvas.chosenY();
            teleports.from(map.id).stream()
                    .filter(teleport -> teleport.x() == x && teleport.y() == y)
                    .findFirst()
                    .ifPresentOrElse(
                            teleport -> follow(teleport, true),
                            () -> context.notifier().info(Texts.of("map.noTeleport")));
        }

        @Override
        public void follow(Teleport teleport, boolean toItsEnd) {
            GameFiles game = context.game().get();
            if (toItsEnd) {
                go(Addresses.tile(game, teleport.toMap(), teleport.toX(), teleport.toY()));
            } else {
                go(Addresses.map(game, teleport.map()).at(Level.EVENT, teleport.event()));
            }
        }

        @Override
        public String mapName(int id) {
            return context.game().get().mapName(id).strip();
        }
    }
}
