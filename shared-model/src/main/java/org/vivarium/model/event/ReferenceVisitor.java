package org.vivarium.model.event;

/** Receives what one command refers to. */
@FunctionalInterface
public interface ReferenceVisitor {

    /**
     * @param id the row's id; 0 for files
     * @param file the file's name; empty for rows
     */
    void refer(ParameterType type, int id, String file);
}
