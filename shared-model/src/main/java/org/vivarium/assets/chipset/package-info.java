/**
 * Where a tile's pixels lie in its chipset: blocks, autotiles, animation, and which cells show
 * nothing (spec map-scene 1).
 */
package org.vivarium.assets.chipset;
