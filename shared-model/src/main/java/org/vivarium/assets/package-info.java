/**
 * Finding what a game names, and decoding it: one door for images, with stand-ins for what is
 * missing or broken.
 */
package org.vivarium.assets;
