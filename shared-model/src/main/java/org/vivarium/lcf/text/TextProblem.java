package org.vivarium.lcf.text;

/**
 * Something in a text document that the schema doesn't allow.
 *
 * @param line from 1
 * @param path names and row ids from the root
 * @param expected what should stand there
 * @param found what stands there
 */
public record TextProblem(int line, String path, String expected, String found) {
    @Override
    public String toString() {
        return "line " + line + ": " + path + ": expected " + expected + ", found " + found;
    }
}
