/**
 * Images as the games hold them: decoded by content into palette indices where the file has them,
 * and expanded to premultiplied ARGB when a blitter first asks.
 */
package org.vivarium.assets.image;
