/**
 * Typed, read-only views over rows of LCF files: one record for every struct of the schema, an
 * accessor for every field, each decoding when called. The records are generated from the schema by
 * ViewGenerator (in the tests); what is written by hand says so by not naming it.
 */
package org.vivarium.model;
