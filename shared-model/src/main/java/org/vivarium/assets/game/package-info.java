/**
 * Recognising a game, its engine and its encoding, and opening it (spec assets-and-audio 1 to 3,
 * 12).
 */
package org.vivarium.assets.game;
