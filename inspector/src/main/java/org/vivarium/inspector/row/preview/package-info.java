/** What the values of a row look and sound like: pictures, animations, plots. */
package org.vivarium.inspector.row.preview;
