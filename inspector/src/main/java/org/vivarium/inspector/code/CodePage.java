package org.vivarium.inspector.code;

import java.util.List;
import org.vivarium.lcf.EventCode;
import org.vivarium.model.Address;

/**
 * One list of commands: a page of a map event or troop, or a common event.
 *
 * @param number from 1 on
 * @param trigger what starts it; empty when nothing of its own does
 * @param conditions what must hold for it to be active, one by one
 */
public record CodePage(
        Address address,
        int number,
        String trigger,
        List<List<Token>> conditions,
        EventCode code) {}
