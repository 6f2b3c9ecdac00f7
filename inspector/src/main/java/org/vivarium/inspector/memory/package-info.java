/**
 * The memory panel: the heap and its collections, bytes of frames and sections, caches, classes.
 */
package org.vivarium.inspector.memory;
