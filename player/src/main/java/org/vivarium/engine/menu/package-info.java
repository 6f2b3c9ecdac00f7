/**
 * The screens off the map and outside battle: title, menus, shop, files, name entry (spec
 * menus-and-saves). Each scene keeps what the next frame depends on in {@link
 * org.vivarium.engine.menu.MenuState}.
 */
package org.vivarium.engine.menu;
