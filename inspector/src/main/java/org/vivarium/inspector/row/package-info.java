/** One row in full: its fields in groups, and what they mean as pictures, plots and sounds. */
package org.vivarium.inspector.row;
