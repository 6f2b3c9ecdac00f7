package org.vivarium.engine.battle.stage;

import org.vivarium.model.BattlerAnimation;
import org.vivarium.model.BattlerAnimationPose;
import org.vivarium.model.BattlerAnimationWeapon;
import org.vivarium.model.Rows;

/**
 * One battler animation of the database in arrays: what each pose and each weapon looks like (spec
 * battle 5.8). Poses and weapons that the file doesn't have look like nothing.
 */
final class FigureSheet {
    /** Stands for a battler animation that doesn't exist. */
    static final FigureSheet NONE = new FigureSheet();

    private final String[] poseNames;
    private final int[] poseRows;
    private final int[] poseAnimations;
    private final String[] weaponNames;
    private final int[] weaponRows;

    private FigureSheet() {
        poseNames = new String[0];
        poseRows = new int[0];
        poseAnimations = new int[0];
        weaponNames = new String[0];
        weaponRows = new int[0];
    }

    FigureSheet(BattlerAnimation row) {
        Rows<BattlerAnimationPose> poses = row.poses();
        Rows<BattlerAnimationWeapon> weapons = row.weapons();
        poseNames = new String[poses.size()];
        poseRows = new int[poses.size()];
        poseAnimations = new int[poses.size()];
        for (int i = 0; i < poses.size(); i++) {
            BattlerAnimationPose pose = poses.at(i);
            boolean animated = pose.animationType() == BattlerAnimationPose.AnimType.BATTLE;
            poseNames[i] = animated ? "" : pose.battlerName();
            poseRows[i] = pose.battlerIndex();
            poseAnimations[i] = animated ? pose.battleAnimationId() : 0;
        }
        weaponNames = new String[weapons.size()];
        weaponRows = new int[weapons.size()];
        for (int i = 0; i < weapons.size(); i++) {
            weaponNames[i] = weapons.at(i).weaponName();
            weaponRows[i] = weapons.at(i).weaponIndex();
        }
    }

    /** Name of the battle charset of a pose, counted from 0; empty for none. */
    String poseName(int pose) {
        return pose >= 0 && pose < poseNames.length ? poseNames[pose] : "";
    }

    /** Row of the pose's cells in its charset. */
    int poseRow(int pose) {
        return pose >= 0 && pose < poseRows.length ? poseRows[pose] : 0;
    }

    /** The battle animation a pose is; 0 when it is made of cells. */
    int poseAnimation(int pose) {
        return pose >= 0 && pose < poseAnimations.length ? poseAnimations[pose] : 0;
    }

    /** Name of the picture of a weapon, counted from 1; empty for none. */
    String weaponName(int weapon) {
        return weapon > 0 && weapon <= weaponNames.length ? weaponNames[weapon - 1] : "";
    }

    int weaponRow(int weapon) {
        return weapon > 0 && weapon <= weaponRows.length ? weaponRows[weapon - 1] : 0;
    }
}
