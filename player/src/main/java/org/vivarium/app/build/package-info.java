/**
 * Builds a playable game folder from text sources: database, maps and scripts as YAML, art and
 * sound by program.
 */
package org.vivarium.app.build;
