/**
 * What panels are made of and what they share: the open game, the running engine, what is looked
 * at. Each panel has a package of its own below.
 */
package org.vivarium.inspector;
