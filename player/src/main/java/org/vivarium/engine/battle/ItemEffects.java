package org.vivarium.engine.battle;

import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.Item;

/** What medicine does in battle (spec battle 3.8): everything in it works for certain. */
public final class ItemEffects {
    private final SkillUse use;

    public ItemEffects(SkillUse use) {
        this.use = use;
    }

    public void work(Battler target, Item item, OutcomeState out) {
        out.clear();
        out.positive = true;
        out.success = true;
        boolean dead = target.isDead();
        if (item.type() != Item.Type.MEDICINE
                || !use.canTake(target, item)
                || item.koOnly() && !dead) {
            return;
        }
        boolean revives = dead && item.stateSet().isSet(StateRules.DEATH - 1, false);
        for (int id = 1; id <= item.stateSet().size(); id++) {
            if (item.stateSet().get(id - 1) != 0 && target.has(id) && !target.isPermanent(id)) {
                out.already[out.stateCount] = false;
                out.states[out.stateCount++] = -id;
            }
        }
        int hp = item.recoverHpRate() * target.maxHp() / 100 + item.recoverHp();
        if (!dead || revives) {
            out.hp = revives ? Math.max(1, hp) : hp;
            out.hpSet = hp != 0;
            out.revived = revives;
        }
        out.sp = item.recoverSpRate() * target.maxSp() / 100 + item.recoverSp();
    }
}
