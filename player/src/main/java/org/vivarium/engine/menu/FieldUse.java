package org.vivarium.engine.menu;

import org.vivarium.engine.map.TransferKind;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.TargetsState;
import org.vivarium.model.Animation;
import org.vivarium.model.AnimationTiming;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.Sound;

/** Items and skills whose use leaves the menu: switches, escape, teleport; and their sounds. */
final class FieldUse {
    private static final int DOWN = 3;
    private static final SceneChange TO_MAP = SceneChange.fade(35, 0, 35);

    private final MenuKit kit;

    FieldUse(MenuKit kit) {
        this.kit = kit;
    }

    /** Turns a switch on, lets the pages be chosen anew and goes back to the map. */
    void switchOn(int id) {
        kit.state.switches.set(id, true);
        kit.state.map.needRefresh = true;
        kit.scenes.returnTo(SceneKind.MAP, SceneChange.DEFAULT);
    }

    void escape() {
        TargetsState targets = kit.state.targets;
        leaveFor(targets.escapeMap, targets.escapeX, targets.escapeY, targets.escapeSwitch);
    }

    /**
     * @param target position in the list of teleport targets
     */
    void teleport(int target) {
        TargetsState targets = kit.state.targets;
        leaveFor(
                targets.maps[target],
                targets.x[target],
                targets.y[target],
                targets.switches[target]);
    }

    private void leaveFor(int map, int x, int y, int turnedOn) {
        if (turnedOn > 0) {
            kit.state.switches.set(turnedOn, true);
            kit.state.map.needRefresh = true;
        }
        kit.engine.map.world.vehicles.forceExit();
        kit.engine.map.transfer.reserve(
                kit.engine.map.tree.mapOf(map), x, y, DOWN, TransferKind.SKILL);
        kit.scenes.returnTo(SceneKind.MAP, TO_MAP);
    }

    /** Counts the use of an item that worked. */
    void used(Item item) {
        kit.party.bag.use(item.id());
    }

    void paid(ActorState user, Skill skill) {
        kit.party.skillRules.pay(user, skill);
    }

    /** The sound a switch, teleport or escape skill has of its own. */
    void playSoundOf(Skill skill) {
        Sound sound = skill.soundEffect();
        kit.engine.audio.playSound(sound.name(), sound.volume(), sound.tempo(), sound.balance());
    }

    /** The first sound of a normal skill's animation. */
    void playAnimationSoundOf(Skill skill) {
        Animation animation = kit.game.database.animations().get(skill.animationId());
        if (animation == null) {
            return;
        }
        for (AnimationTiming timing : animation.timings()) {
            Sound sound = timing.se();
            if (!sound.name().isEmpty() && !kit.engine.audio.isStop(sound.name())) {
                kit.engine.audio.playSound(
                        sound.name(), sound.volume(), sound.tempo(), sound.balance());
                return;
            }
        }
    }
}
