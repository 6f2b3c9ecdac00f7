package org.vivarium.engine;

import org.vivarium.engine.state.ActorState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Actor;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Equipment;
import org.vivarium.model.Learning;
import org.vivarium.model.Parameters;
import org.vivarium.model.Rows;

import java.util.Arrays;

/** An actor as the database has it, before anything has happened to it. */
final class NewActor {
    private NewActor() {}

    static void reset(Game game, ActorState state, int id) {
        Actor actor = game.database.actors().get(id);
        state.id = id;
        state.name = actor.name();
        state.title = actor.title();
        state.charset = actor.characterName();
        state.charsetIndex = actor.characterIndex();
        state.translucent = actor.transparent();
        state.face = actor.faceName();
        state.faceIndex = actor.faceIndex();
        state.states = new int[game.database.states().size()];
        state.level = Math.max(1, actor.initialLevel());
        ActorClass profession =
                game.profile.is2003() ? game.database.classes().get(actor.classId()) : null;
        state.classId = profession == null ? 0 : actor.classId();
        state.twoWeapons = profession == null ? actor.twoWeapon() : profession.twoWeapon();
        state.lockedEquipment =
                profession == null ? actor.lockEquipment() : profession.lockEquipment();
        state.autoBattle = profession == null ? actor.autoBattle() : profession.autoBattle();
        state.superGuard = profession == null ? actor.superGuard() : profession.superGuard();
        state.battlerAnimation =
                profession == null ? actor.battlerAnimation() : profession.battlerAnimation();
        LcfArray commands =
                profession == null ? actor.battleCommands() : profession.battleCommands();
        state.battleCommands = commands.toInts();
        Parameters curve = profession == null ? actor.parameters() : profession.parameters();
        state.hp = Math.max(1, curve.maxhp().getOr(state.level - 1, 1));
        state.sp = Math.max(0, curve.maxsp().getOr(state.level - 1, 0));
        equip(state, actor.initialEquipment());
        learn(state, profession == null ? actor.skills() : profession.skills());
    }

    private static void equip(ActorState state, Equipment equipment) {
        state.equipment[0] = equipment.weaponId();
        state.equipment[1] = equipment.shieldId();
        state.equipment[2] = equipment.armorId();
        state.equipment[3] = equipment.helmetId();
        state.equipment[4] = equipment.accessoryId();
    }

    private static void learn(ActorState state, Rows<Learning> learnings) {
        int[] skills = new int[learnings.size()];
        int count = 0;
        for (Learning learning : learnings) {
            if (learning.level() <= state.level) {
                skills[count++] = learning.skillId();
            }
        }
        state.skills = Arrays.stream(skills, 0, count).distinct().sorted().toArray();
    }
}
