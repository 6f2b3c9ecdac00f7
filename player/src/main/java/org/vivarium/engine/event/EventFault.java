package org.vivarium.engine.event;

/** What can be wrong with an event's command; play always goes on. */
public enum EventFault {
    UNSUPPORTED_COMMAND("something that isn't supported"),
    CALLS_TOO_DEEP("calls too deep to go on"),
    MISSING_COMMON_EVENT("a common event that doesn't exist"),
    MISSING_EVENT("a map event that doesn't exist"),
    MISSING_PAGE("an event page that doesn't exist"),
    MISSING_ACTOR("an actor that doesn't exist"),
    MISSING_ITEM("an item that doesn't exist"),
    MISSING_SKILL("a skill that doesn't exist"),
    MISSING_STATE("a state that doesn't exist"),
    MISSING_CLASS("a class that doesn't exist"),
    MISSING_TROOP("a troop that doesn't exist"),
    MISSING_VEHICLE("a vehicle that doesn't exist"),
    MISSING_CHIPSET("a chipset that doesn't exist"),
    MISSING_TILE("a tile the chipset doesn't have"),
    MISSING_ENEMY("an enemy that isn't there"),
    MISSING_ANIMATION("a battle animation that doesn't exist"),
    MOVIE("a film, and none are played"),
    FACES_AS_PICTURES("the faces of a save as pictures, which are left out"),
    NOT_IN_BATTLE("what can't be done in a battle"),
    BAD_PARAMETER("a parameter with no meaning"),
    BAD_JSON("a JSON document or path that can't be read"),
    BAD_PICTURE("a picture number below 1");

    private final String text;

    EventFault(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
