package org.vivarium.inspector.edit;

/**
 * A value that can be chosen for a field.
 *
 * @param value as it is typed
 */
record Choice(String value, String label) {
    @Override
    public String toString() {
        return label;
    }
}
