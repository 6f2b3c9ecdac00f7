/**
 * LCF files as text and back: YAML, JSON and tables of tab separated values, all by the schema.
 * Unedited text gives the identical file.
 */
package org.vivarium.lcf.text;
