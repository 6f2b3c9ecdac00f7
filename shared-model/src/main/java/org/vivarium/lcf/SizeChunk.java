package org.vivarium.lcf;

/**
 * The chunk that precedes an array or code chunk and tells its size (spec lcf-format 4). Readers go
 * by the data; writers keep it right.
 *
 * @param chunk its id
 * @param inBytes counted in payload bytes, otherwise in elements
 * @param always written even when the size equals that of the default
 */
public record SizeChunk(int chunk, boolean inBytes, boolean always) {}
