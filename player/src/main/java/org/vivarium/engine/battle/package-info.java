/**
 * Battles of RPG Maker 2000 (spec battle): rules without state of their own, a scene that is a
 * state machine over {@link org.vivarium.engine.state.BattleState}, and its drawing.
 */
package org.vivarium.engine.battle;
