/** The battle panel: who fights, in which order, why a blow did what it did, what enemies weigh. */
package org.vivarium.inspector.battle;
