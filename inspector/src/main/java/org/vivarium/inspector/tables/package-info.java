/** The tables panel: trees of files and tables, rows with their columns, the chosen row in full. */
package org.vivarium.inspector.tables;
