package org.vivarium.engine;

import java.util.Arrays;
import org.vivarium.engine.party.ExperienceCurve;
import org.vivarium.engine.party.Limits;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.StateReader;
import org.vivarium.engine.state.StateWriter;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Actor;
import org.vivarium.model.ActorClass;
import org.vivarium.model.Equipment;
import org.vivarium.model.Item;
import org.vivarium.model.Learning;
import org.vivarium.model.Parameters;
import org.vivarium.model.Rows;

/** An actor as the database has it, before anything has happened to it. */
final class NewActor {
    private NewActor() {}

    static void reset(Game game, ActorState state, int id) {
        Actor actor = game.database.actors().get(id);
        StateReader.read(state, StateWriter.write(new ActorState()));
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
        state.experience = experience(game, state.level, actor, profession);
        equip(game, state, actor.initialEquipment());
        learn(state, profession == null ? actor.skills() : profession.skills());
    }

    /** What the first level takes. */
    private static int experience(Game game, int level, Actor actor, ActorClass profession) {
        return ExperienceCurve.total(
                Limits.of(game.profile.is2003()),
                profession == null ? actor.expBase() : profession.expBase(),
                profession == null ? actor.expInflation() : profession.expInflation(),
                profession == null ? actor.expCorrection() : profession.expCorrection(),
                level - 1);
    }

    /** What the actor starts with; pieces that are not for them or for the slot are left out. */
    private static void equip(Game game, ActorState state, Equipment equipment) {
        int[] pieces = {
            equipment.weaponId(),
            equipment.shieldId(),
            equipment.armorId(),
            equipment.helmetId(),
            equipment.accessoryId()
        };
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item item = game.database.items().get(pieces[slot]);
            boolean weapon = slot == 0 || slot == 1 && state.twoWeapons;
            boolean fits = item != null && item.type() == (weapon ? Item.Type.WEAPON : slot + 1);
            state.equipment[slot] = fits && allowed(game, state, item) ? pieces[slot] : 0;
        }
    }

    private static boolean allowed(Game game, ActorState state, Item item) {
        boolean byClass = game.profile.is2003() && game.system.equipmentSetting() == 1;
        return byClass
                ? item.classSet().isSet(state.classId, true)
                : item.actorSet().isSet(state.id - 1, true);
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
