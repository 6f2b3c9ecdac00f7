/** Rounds of battle. */
package org.vivarium.benchmarks.battle;
