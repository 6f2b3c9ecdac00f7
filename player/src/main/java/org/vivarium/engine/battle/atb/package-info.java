/** Battles of 2003 in real time: gauges, choosing, the course of an action (spec battle 2.3). */
package org.vivarium.engine.battle.atb;
