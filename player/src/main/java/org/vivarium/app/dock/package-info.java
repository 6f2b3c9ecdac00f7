/** Panels as tabs that can be moved, split, closed and brought back, and layouts that are kept. */
package org.vivarium.app.dock;
