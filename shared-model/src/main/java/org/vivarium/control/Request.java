package org.vivarium.control;

/**
 * What a panel may ask of a running engine. Requests are immutable, wait in the {@link
 * ControlQueue} and are served between two frames.
 */
public sealed interface Request permits LoopRequest, GameRequest, DebugRequest {}
