package org.vivarium.app.dock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.animation.AnimationTimer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.PanelType;
import software.coley.bentofx.Bento;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;
import software.coley.bentofx.layout.container.DockContainerRootBranch;
import software.coley.bentofx.path.DockablePath;

/** The window's panels: docked beside, below and behind each other, dragged, split, closed. */
public final class Dock {
    /** About what a tab with icon and title takes. */
    private static final double TAB_WIDTH = 112;

    private final Bento bento = new Bento();
    private final Map<String, PanelHost> hosts = new LinkedHashMap<>();
    private final Map<String, Dockable> dockables = new LinkedHashMap<>();
    private final LayoutNode standard;
    private final StackPane node = new StackPane();
    private final PanelTurns turns = new PanelTurns();
    private final AnimationTimer pulses =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    turns.pulse(now);
                }
            };

    /**
     * @param standard the layout of a window nobody has changed
     */
    public Dock(List<PanelType> types, PanelContext context, LayoutNode standard) {
        this.standard = standard;
        node.getStyleClass().add("dock-area");
        for (PanelType type : types) {
            hosts.put(type.id(), new PanelHost(type, context, turns));
        }
        pulses.start();
        bento.events().addEventListener(event -> leaves().forEach(this::addHeadline));
        bento.stageBuilding()
                .setSceneFactory(
                        (source, root, width, height) -> {
                            var scene = new Scene(root, width, height);
                            scene.getStylesheets().setAll(source.getStylesheets());
                            return scene;
                        });
    }

    public Region node() {
        return node;
    }

    /** Every kind of panel, open or not. */
    public List<PanelType> types() {
        return hosts.values().stream().map(PanelHost::type).toList();
    }

    public PanelHost host(String id) {
        return hosts.get(id);
    }

    /** Takes a panel out of the dock, to be shown elsewhere until {@link #show} is called again. */
    public PanelHost lend(String id) {
        Dockable dockable = dockables.get(id);
        if (dockable != null) {
            dockable.setNode(null);
        }
        return hosts.get(id);
    }

    /** Lays the panels out; those the layout doesn't name are closed. */
    public void show(LayoutNode layout) {
        dockables.clear();
        DockContainerRootBranch root = bento.dockBuilding().root("window");
        LayoutNode shown = layout == null ? standard : layout;
        if (shown instanceof LayoutNode.Split split) {
            fill(root, split);
        } else {
            root.addContainer(build(shown));
        }
        node.getChildren().setAll(root);
        bento.registerRoot(root);
        leaves().forEach(this::addHeadline);
    }

    public void reset() {
        show(standard);
    }

    private DockContainer build(LayoutNode layout) {
        return switch (layout) {
            case LayoutNode.Split split -> {
                DockContainerBranch branch = bento.dockBuilding().branch();
                fill(branch, split);
                yield branch;
            }
            case LayoutNode.Tabs tabs -> leaf(tabs);
        };
    }

    private void fill(DockContainerBranch branch, LayoutNode.Split split) {
        branch.setOrientation(split.horizontal() ? Orientation.HORIZONTAL : Orientation.VERTICAL);
        for (LayoutNode part : split.parts()) {
            branch.addContainer(build(part));
        }
        branch.setDividerPositions(
                split.dividers().stream().mapToDouble(Double::doubleValue).toArray());
    }

    private DockContainerLeaf leaf(LayoutNode.Tabs tabs) {
        DockContainerLeaf leaf = bento.dockBuilding().leaf();
        for (String id : tabs.panels()) {
            if (hosts.containsKey(id)) {
                leaf.addDockable(dockable(id));
            }
        }
        Dockable selected = dockables.get(tabs.selected());
        if (selected != null) {
            leaf.selectDockable(selected);
        }
        return leaf;
    }

    private Dockable dockable(String id) {
        return dockables.computeIfAbsent(
                id,
                key -> {
                    PanelHost host = hosts.get(key);
                    Dockable dockable = bento.dockBuilding().dockable(key);
                    dockable.setTitle(host.type().title());
                    dockable.setIconFactory(d -> new FontIcon(host.type().icon()));
                    dockable.setTooltip(new Tooltip(host.type().title()));
                    dockable.setNode(host);
                    dockable.addCloseListener((path, closed) -> dockables.remove(key));
                    return dockable;
                });
    }

    /**
     * Brings a panel to the front; a closed one is opened in the largest group of tabs, one this
     * window doesn't have is passed over.
     */
    public void reveal(String id) {
        if (!hosts.containsKey(id)) {
            return;
        }
        Dockable dockable = dockables.get(id);
        DockablePath path = dockable == null ? null : dockable.getPath();
        if (path != null) {
            path.leafContainer().selectDockable(dockable);
            return;
        }
        DockContainerLeaf home =
                leaves().stream()
                        .max(Comparator.comparingDouble(l -> l.getWidth() * l.getHeight()))
                        .orElse(null);
        if (home == null) {
            show(standard);
        } else {
            Dockable opened = dockable(id);
            home.addDockable(opened);
            home.selectDockable(opened);
        }
    }

    /** The layout as it is now, to be kept. */
    public LayoutNode layout() {
        return node.getChildren().isEmpty()
                ? standard
                : capture((DockContainer) node.getChildren().getFirst());
    }

    private LayoutNode capture(DockContainer container) {
        if (container instanceof DockContainerBranch branch) {
            return new LayoutNode.Split(
                    branch.getOrientation() == Orientation.HORIZONTAL,
                    branch.getDividers().stream().map(SplitPane.Divider::getPosition).toList(),
                    branch.getChildContainers().stream().map(this::capture).toList());
        }
        DockContainerLeaf leaf = (DockContainerLeaf) container;
        Dockable selected = leaf.getSelectedDockable();
        return new LayoutNode.Tabs(
                leaf.getDockables().stream().map(Dockable::getIdentifier).toList(),
                selected == null ? "" : selected.getIdentifier());
    }

    private List<DockContainerLeaf> leaves() {
        var found = new ArrayList<DockContainerLeaf>();
        for (DockContainerRootBranch root : bento.getRootContainers()) {
            collect(root, found);
        }
        return found;
    }

    private static void collect(DockContainer container, List<DockContainerLeaf> found) {
        if (container instanceof DockContainerLeaf leaf) {
            found.add(leaf);
        } else if (container instanceof DockContainerBranch branch) {
            branch.getChildContainers().forEach(child -> collect(child, found));
        }
    }

    /** Puts the selected panel's most important numbers at the right end of its tab row. */
    private void addHeadline(DockContainerLeaf leaf) {
        if (leaf.lookup(".panel-headline") != null) {
            return;
        }
        var headline = new Label();
        headline.getStyleClass().add("panel-headline");
        headline.setMouseTransparent(true);
        StackPane.setAlignment(headline, Pos.TOP_RIGHT);
        leaf.getChildren().add(headline);
        headline.visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> fits(leaf, headline),
                                leaf.widthProperty(),
                                headline.widthProperty()));
        headline.textProperty()
                .bind(leaf.selectedDockableProperty().flatMap(this::headlineOf).orElse(""));
    }

    /** Whether the headline leaves the tabs alone. */
    private static boolean fits(DockContainerLeaf leaf, Label headline) {
        return leaf.getDockables().size() * TAB_WIDTH + headline.getWidth() < leaf.getWidth();
    }

    private ObservableValue<String> headlineOf(Dockable selected) {
        return hosts.get(selected.getIdentifier()).panel().headline();
    }
}
