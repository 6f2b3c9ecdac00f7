package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.MessageOrder;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.ActorState;
import org.vivarium.model.Enemy;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** What a victory brings, and the message about it (spec battle 5.3). */
public final class BattleRewards {
    private static final String LONG_PAUSE = "\\|";
    private static final String SHORT_PAUSE = "\\.";

    private final Engine engine;
    private final BattleParts parts;
    private final MessageOrder order = new MessageOrder();

    public BattleRewards(BattleParts parts) {
        this.engine = parts.engine;
        this.parts = parts;
    }

    /** Gives everything and shows the message. */
    public void give() {
        order.reset(Role.BATTLE.owner(0), 0);
        order.withoutFace = true;
        order.singleLines = engine.game.profile.is2003();
        order.add(parts.text.terms().victory() + LONG_PAUSE);
        int experience = 0;
        int money = 0;
        for (int i = 0; i < parts.battlers.enemyCount(); i++) {
            EnemyBattler enemy = parts.battlers.enemy(i);
            if (enemy.isDead()) {
                experience += enemy.row().exp();
                money += enemy.row().gold();
            }
        }
        if (experience > 0) {
            order.add(parts.text.experience(experience) + SHORT_PAUSE);
        }
        if (money > 0) {
            order.add(parts.text.money(money) + SHORT_PAUSE);
        }
        engine.party.addMoney(money);
        for (int i = 0; i < parts.battlers.enemyCount(); i++) {
            drop(parts.battlers.enemy(i));
        }
        order.endPage();
        for (int i = 0; i < parts.battlers.allyCount(); i++) {
            ActorBattler ally = parts.battlers.ally(i);
            if (ally.exists()) {
                teach(ally.actor(), experience);
            }
        }
        engine.map.messages.show(order);
    }

    private void drop(EnemyBattler enemy) {
        Enemy row = enemy.row();
        if (!enemy.isDead() || row.dropId() <= 0 || !parts.dice.chance(row.dropProb(), 100)) {
            return;
        }
        Item item = parts.tables.item(row.dropId());
        if (item != null) {
            engine.party.bag.add(item.id(), 1);
            order.add(parts.text.found(item.name()) + SHORT_PAUSE);
        }
    }

    private void teach(ActorState actor, int experience) {
        int before = engine.party.levels.changeExperience(actor, experience);
        if (actor.level <= before) {
            return;
        }
        order.add(parts.text.levelUp(actor.name, actor.level));
        for (int id : engine.party.levels.skillsOf(actor, before + 1, actor.level)) {
            Skill skill = parts.skills.skill(id);
            if (skill != null) {
                order.add(parts.text.learned(actor.name, skill.name()));
            }
        }
        order.endPage();
    }
}
