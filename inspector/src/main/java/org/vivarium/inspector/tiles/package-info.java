/**
 * The tile cache panel: which cells were drawn when and why, and whether the cache tells the truth.
 */
package org.vivarium.inspector.tiles;
