package org.vivarium.inspector.map;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.chipset.TileBlock;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.CodeOwner;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.refs.GameNames;

/** What is known of a map and of its chosen tile, with links to everything named. */
final class MapFacts {
    private final PanelContext context;
    private final VBox tile = new VBox();
    private final VBox ways = new VBox();
    private final VBox about = new VBox();
    private final ScrollPane node;

    MapFacts(PanelContext context) {
        this.context = context;
        tile.setId("map-tile");
        ways.setId("map-ways");
        about.setId("map-about");
        var all = new VBox(tile, ways, about);
        all.getStyleClass().add("map-facts");
        node = new ScrollPane(all);
        node.setFitToWidth(true);
        node.setMinWidth(0);
    }

    Region node() {
        return node;
    }

    void clear() {
        tile.getChildren().clear();
        ways.getChildren().clear();
        about.getChildren().clear();
    }

    /** The tile itself, what may be done on it, and the events that stand there. */
    void tile(MapModel map, int x, int y) {
        List<Node> lines = tile.getChildren();
        lines.clear();
        lines.add(heading(Texts.of("map.tile", number(x), number(y))));
        int lower = map.lower(x, y);
        int upper = map.upper(x, y);
        lines.add(fact(Texts.of("map.lower", tileWords(lower))));
        lines.add(fact(Texts.of("map.upper", tileWords(upper))));
        GameFiles game = context.game().get();
        int terrain = map.flags.terrain(lower);
        lines.add(row(Texts.of("map.terrain"), Target.TERRAIN, terrain));
        lines.add(fact(Texts.of("map.passable", edges(map.flags.edges(lower, upper)))));
        String flags = flags(map.flags, lower, upper);
        if (!flags.isEmpty()) {
            lines.add(fact(flags));
        }
        for (MapArea area : map.areas) {
            if (area.contains(x, y)) {
                lines.add(link(Texts.of("map.inArea", area.name()), area.address()));
                area.troops().forEach(troop -> lines.add(row("", Target.TROOP, troop)));
            }
        }
        for (MapEvent event : map.eventsAt(x, y)) {
            event(lines, game, map, event);
        }
    }

    private void event(List<Node> lines, GameFiles game, MapModel map, MapEvent event) {
        int id = event.data().id();
        Address place = map.address.at(Level.EVENT, id);
        lines.add(heading(Texts.of("map.event", number(id), event.name().strip())));
        for (EventPage page : event.pages()) {
            int page1 = page.data().id();
            String trigger = Texts.of("code.trigger.page." + Math.clamp(page.trigger(), 0, 5));
            lines.add(
                    link(
                            Texts.of("map.page", number(page1), trigger),
                            place.at(Level.PAGE, page1)));
            String conditions = CodeOwner.conditions(game, page);
            if (!conditions.isEmpty()) {
                lines.add(fact("    " + conditions));
            }
        }
    }

    /** Where one can go from a map, and from where one comes to it. */
    void ways(MapModel map, TeleportIndex index) {
        List<Node> lines = ways.getChildren();
        lines.clear();
        lines.add(heading(Texts.of("map.leadsTo")));
        for (Teleport teleport : index.from(map.id)) {
            lines.add(wayOut(teleport));
        }
        lines.add(heading(Texts.of("map.ledFrom")));
        int others = 0;
        for (Teleport teleport : index.to(map.id)) {
            if (teleport.map() != map.id) {
                lines.add(wayIn(teleport));
                others++;
            }
        }
        if (others == 0) {
            String none = index.isComplete() ? "map.nobody" : "map.looking";
            lines.add(fact(Texts.of(none)));
        }
    }

    private Node wayOut(Teleport teleport) {
        GameFiles game = context.game().get();
        Address end = Addresses.tile(game, teleport.toMap(), teleport.toX(), teleport.toY());
        return link(
                Texts.of(
                        "map.way",
                        number(teleport.event()),
                        game.mapName(teleport.toMap()).strip(),
                        number(teleport.toX()),
                        number(teleport.toY())),
                end);
    }

    private Node wayIn(Teleport teleport) {
        GameFiles game = context.game().get();
        if (teleport.map() == 0) {
            return link(Texts.of("map.wayOfCommon", number(teleport.event())), teleport.command());
        }
        return link(
                Texts.of(
                        "map.wayFrom",
                        game.mapName(teleport.map()).strip(),
                        number(teleport.event()),
                        number(teleport.toX()),
                        number(teleport.toY())),
                Addresses.map(game, teleport.map()).at(Level.EVENT, teleport.event()));
    }

    /** The map as a whole. */
    void about(MapModel map) {
        List<Node> lines = about.getChildren();
        lines.clear();
        lines.add(heading(Texts.of("map.about")));
        lines.add(
                fact(
                        Texts.of(
                                "map.size",
                                number(map.width),
                                number(map.height),
                                number(map.events.size()))));
        lines.add(row(Texts.of("map.chipset"), Target.CHIPSET, map.chipsetId));
        GameFiles game = context.game().get();
        MapInfo info = new MapTree(game.mapTree().root()).maps().byId(map.id);
        if (info != null) {
            MapArea.troops(info)
                    .forEach(troop -> lines.add(row(Texts.of("map.meets"), Target.TROOP, troop)));
        }
        for (MapArea area : map.areas) {
            lines.add(link(Texts.of("map.area", area.name()), area.address()));
        }
    }

    private static Label heading(String text) {
        var label = new Label(text);
        label.getStyleClass().add("fact-heading");
        return label;
    }

    private static Label fact(String text) {
        var label = new Label(text);
        label.getStyleClass().add("fact");
        label.setWrapText(true);
        return label;
    }

    private Hyperlink link(String text, Address place) {
        var link = new Hyperlink(text);
        link.getStyleClass().add("fact-link");
        link.setWrapText(true);
        link.setOnAction(event -> context.navigator().go(place));
        return link;
    }

    private Node row(String label, Target target, int id) {
        GameFiles game = context.game().get();
        String name = GameNames.of(game.database(), game.mapTree()).name(target, id).strip();
        String kind = label.isEmpty() ? target.label() : label;
        String text = kind + " " + (name.isEmpty() ? number(id) : name);
        Address place = Addresses.row(game, target, id);
        return place == null ? fact(text) : link(text, place);
    }

    private static String tileWords(int tile) {
        TileBlock block = TileBlock.of(tile);
        return Texts.of(
                "map.block." + block,
                number(tile),
                number(tile - block.first()),
                number(ChipsetGeometry.chipIndex(tile)));
    }

    private static String edges(int open) {
        if (open == ChipFlags.ALL_EDGES || open == 0) {
            return Texts.of(open == 0 ? "map.nowhere" : "map.everywhere");
        }
        return ((open & ChipFlags.UP) != 0 ? "↑ " : "")
                + ((open & ChipFlags.RIGHT) != 0 ? "→ " : "")
                + ((open & ChipFlags.DOWN) != 0 ? "↓ " : "")
                + ((open & ChipFlags.LEFT) != 0 ? "← " : "");
    }

    private static String flags(Chips flags, int lower, int upper) {
        String above =
                (flags.upper(upper) & ChipFlags.ABOVE) != 0 && upper > 10_000 ? "above " : "";
        String counter = (flags.upper(upper) & ChipFlags.COUNTER) != 0 ? "counter " : "";
        String wall = (flags.lower(lower) & ChipFlags.WALL) != 0 ? "wall" : "";
        String under = (flags.lower(lower) & ChipFlags.ABOVE) != 0 ? "lower-above " : "";
        String all = (above + counter + under + wall).strip();
        return all.isEmpty() ? "" : Texts.of("map.flags", all.replace(" ", ", "));
    }

    private static String number(int number) {
        return Integer.toString(number);
    }
}
