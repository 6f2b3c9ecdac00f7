package org.vivarium.lcf;

import java.util.SortedMap;

/**
 * What a struct is written from: the payload of each field it has, and chunks that the schema
 * doesn't know.
 */
interface FieldSource {
    /**
     * The payload in the form the original editor would write, or null when the field is missing.
     */
    byte[] payload(Field field);

    /** Unknown chunks by id: kept, each at its ascending place. */
    SortedMap<Integer, byte[]> unknown();
}
