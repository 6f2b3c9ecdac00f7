package org.vivarium.inspector;

import java.util.function.Function;
import org.kordamp.ikonli.Ikon;

/**
 * A kind of panel the window can show.
 *
 * @param id name in saved layouts
 * @param title words on the tab
 * @param maker makes the panel for one window
 */
public record PanelType(String id, String title, Ikon icon, Function<PanelContext, Panel> maker) {}
