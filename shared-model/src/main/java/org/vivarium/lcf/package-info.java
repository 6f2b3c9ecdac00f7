/**
 * The four LCF files of RPG Maker 2000 and 2003: one schema, a lazy reader over the bytes of a
 * file, a writer that keeps what it does not touch, and a text form (spec lcf-format).
 */
package org.vivarium.lcf;
