/** What is seen of a battle of 2003: sprites, weapons, gauges, numbers, windows (spec battle 5). */
package org.vivarium.engine.battle.stage;
